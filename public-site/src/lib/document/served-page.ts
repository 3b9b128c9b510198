let served: { address: string; html: string } | null = null

const address = (): string => window.location.pathname + window.location.search

/** Stores the page in `container` as the server sent it, before React takes it over. */
export function rememberServedPage(container: Element): void {
  served = { address: address(), html: container.innerHTML }
}

/**
 * Returns the HTML of the page as the server sent it, or only of its `<main>`; null if the visitor has gone on to another page or the
 * server sent an empty shell.
 */
export function servedHtml(part: 'page' | 'main'): string | null {
  if (served === null || served.address !== address()) return null
  if (part === 'page') return served.html
  const template = document.createElement('template')
  template.innerHTML = served.html
  return template.content.querySelector('main')?.innerHTML ?? null
}
