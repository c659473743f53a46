/** For what may be longer than its frame: while there is something to scroll, the keyboard can reach and scroll it. */
export function reachable(node: HTMLElement): () => void {
  const look = (): void => {
    const scrolls = node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight
    if (scrolls) node.tabIndex = 0
    else node.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(look)
  const contents = new MutationObserver(look)
  sizes.observe(node)
  contents.observe(node, { childList: true, subtree: true, characterData: true })
  look()
  return () => {
    sizes.disconnect()
    contents.disconnect()
  }
}
