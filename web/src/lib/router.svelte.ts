/** Where the reader is. Ordinary links work; this only keeps them from reloading the page. */

class Router {
  path = $state(location.pathname)
  query = $state.raw(new URLSearchParams(location.search))

  start(): void {
    window.addEventListener('popstate', () => this.read())
    document.addEventListener('click', (event) => this.follow(event))
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    const before = this.path
    this.read()
    if (this.path !== before) window.scrollTo(0, 0)
  }

  /** '/t/abc' read against 't' gives 'abc'. */
  after(word: string): string | null {
    const [, first, rest] = this.path.split('/')
    return first === word && rest ? decodeURIComponent(rest) : null
  }

  private read(): void {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return
    event.preventDefault()
    this.go(link.pathname + link.search)
  }
}

export const router = new Router()
