const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+\.css)"[^>]*>/

const COMMENT = /\/\*[^]*?\*\//g

export type PageTemplate = {
  /** The built `index.html` with the sheet in it. */
  html: string
  /** The path of the sheet, whose text is `style`. */
  sheet: string
  style: string
}

/**
 * The built `index.html` with its style sheet in it: a request of its own would come between the page and its first paint.
 * The server names the sheet's hash in the content security policy. `read` gives a file of the build by its path.
 */
export function pageTemplate(built: string, read: (path: string) => string): PageTemplate {
  const sheet = STYLESHEET.exec(built)?.[1]
  if (sheet === undefined) throw new Error('The built index.html has no style sheet')
  const style = read(sheet).replace(COMMENT, '').trim()
  if (style.includes('</')) throw new Error(`${sheet} cannot stand in a page: it closes an element`)
  return { html: built.replace(STYLESHEET, () => `<style>${style}</style>`), sheet, style }
}
