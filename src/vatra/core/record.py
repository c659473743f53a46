"""Records: whatever lies on a table. A field is declared once, in the body of its class, and the rest follows.

`core/fields.py` writes constructor and `copy` from the declarations: in plain Python when the class is made, in a
compiled engine before it is compiled. The digest, pickling and tests read `fields`.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Self, TypeVar, dataclass_transform

from mypy_extensions import mypyc_attr

from vatra.core.digest import state_of

T = TypeVar("T")

Bag = list[T]  # order means nothing: the digest sorts it
Kept = Annotated[T, "kept"]  # replaced, never changed: copies share it
Said = Annotated[
    T, "said"
]  # words and pictures of the game: copies share it, and it is no part of the digest
Derived = Annotated[T, "derived"]  # follows from the rest: copied, and no part of the digest


@mypyc_attr(allow_interpreted_subclasses=True)
class Fields:
    """What records that change and those that never do have in common.

    Annotated names in the body of a class are its fields; `ClassVar` and names without annotation are not.
    """

    fields: ClassVar[dict[str, str]] = {}  # name: what is declared, in the order of the constructor

    def copy(self) -> Self:
        """An independent one with the same future."""
        raise NotImplementedError  # written by core/fields.py

    def state(self) -> str:
        """All of it as text, for the digest: different records have different texts."""
        return state_of(self)

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple([getattr(self, name) for name in type(self).fields])


@dataclass_transform()
@mypyc_attr(allow_interpreted_subclasses=True)
class Record(Fields):
    """A class with fields that change."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "__annotations__" in vars(cls):  # compiled classes have none: theirs was written before
            from vatra.core.fields import complete

            complete(cls)


@dataclass_transform(frozen_default=True)
@mypyc_attr(allow_interpreted_subclasses=True)
class Fixed(Fields):
    """A record that never changes, such as a step: copies of a table share it."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "__annotations__" in vars(cls):
            from vatra.core.fields import complete

            complete(cls, frozen=True)

    def copy(self) -> Self:
        return self
