import { pathToFileURL } from 'node:url'
import type { PageData } from 'shared-ui/validators/http/page-data'
import { PUBLIC_URL_PLACEHOLDER } from './site-pages.ts'

/** A page of the site as its own components render it: the elements for the head, and the content of the root element. */
export type RenderedParts = { head: string; body: string }

/** Renders the page at `address`, a path with its query, with its data. */
export type PageRenderer = (address: string, data: PageData) => Promise<RenderedParts>

const isRenderer = (module: unknown): module is { renderPage: PageRenderer } =>
  typeof module === 'object' && module !== null && 'renderPage' in module

/**
 * Returns the renderer that the site's build wrote to `file`. It is loaded with the first page, so that a server at rest does not pay
 * for React. `publicUrl` is the site's address. Rejects while the file is missing.
 */
export function lazyPageRenderer(file: string, publicUrl: string): PageRenderer {
  return async (address, data) => {
    const module: unknown = await import(pathToFileURL(file).href)
    if (!isRenderer(module)) throw new Error(`${file} does not export renderPage`)
    const { head, body } = await module.renderPage(address, data)
    return { head: head.replaceAll(PUBLIC_URL_PLACEHOLDER, publicUrl), body }
  }
}

const HEAD = /<!--head-->.*?<!--\/head-->/s
const ROOT = /(<div id="root"[^>]*>).*(<\/div><!--\/root-->)/s

/** Replaces the page in a built file by `parts`. Throws if the build has not marked where the page is. */
export function withRendered(built: string, { head, body }: RenderedParts): string {
  if (!HEAD.test(built) || !ROOT.test(built))
    throw new Error('The built page lacks the marks of head and root')
  return built
    .replace(HEAD, () => head)
    .replace(ROOT, (_page, start: string, end: string) => start + body + end)
}
