const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+\.css)"[^>]*>/

/**
 * The built `index.html` with its style sheet in it: a request of its own would come between the page and its first paint.
 * The server names the sheet's hash in the content security policy. `read` gives a file of the build by its path.
 */
export function pageTemplate(built: string, read: (path: string) => string): string {
  const path = STYLESHEET.exec(built)?.[1]
  if (path === undefined) throw new Error('The built index.html has no style sheet')
  const style = read(path).trim()
  if (style.includes('</')) throw new Error(`${path} cannot stand in a page: it closes an element`)
  return built.replace(STYLESHEET, () => `<style>${style}</style>`)
}
