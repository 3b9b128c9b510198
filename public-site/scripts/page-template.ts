const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+\.css)"[^>]*>/

const COMMENT = /\/\*[^]*?\*\//g

/**
 * Returns the built `index.html` with its stylesheet inlined, so that the first paint waits for no second request. The server puts
 * the stylesheet's hash into the content security policy. `read` returns a file of the build by its path.
 */
export function pageTemplate(built: string, read: (path: string) => string): string {
  const stylesheet = STYLESHEET.exec(built)?.[1]
  if (stylesheet === undefined) throw new Error('The built index.html has no stylesheet')
  const style = read(stylesheet).replace(COMMENT, '').trim()
  if (style.includes('</')) throw new Error(`${stylesheet} cannot be inlined: it closes an element`)
  return built.replace(STYLESHEET, () => `<style>${style}</style>`)
}
