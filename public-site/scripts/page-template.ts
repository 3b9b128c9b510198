const LINK = /<link rel="stylesheet"[^>]* href="\/[^"]+\.css"[^>]*>/g

const COMMENT = /\/\*[^]*?\*\//g

const HEAD_END = '</head>'

/**
 * Returns a page of the build with the stylesheets `files` inlined, so that the first paint waits for no second request. The server
 * puts the hash of the styles into the content security policy. Links that are disabled, and so not loaded, name them for the loader of lazy
 * code, which then does not request them. `read` returns a file of the build by its path.
 */
export function inlineStyles(html: string, files: readonly string[], read: (path: string) => string): string {
  const style = files.map((file) => read(file).replace(COMMENT, '').trim()).join('')
  if (style.includes('</'))
    throw new Error(`A stylesheet cannot be inlined: it closes an element (${files.join(', ')})`)
  const links = files.map((file) => `<link rel="stylesheet" disabled href="/${file}">`).join('')
  return html.replace(LINK, '').replace(HEAD_END, () => `<style>${style}</style>${links}${HEAD_END}`)
}
