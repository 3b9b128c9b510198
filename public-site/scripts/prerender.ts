import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PAGE_FILES } from 'shared-ui/rules/page-files'
import type * as RenderPage from '../src/app/render-page.tsx'
import { filesOf, readManifest, routeChunks, stylesOf } from './manifest.ts'
import { deferCode, preloadCode } from './page-code.ts'
import { markAsBooking, markAsNotFound, markAsStored, pageHtml, shellHtml } from './page-html.ts'
import { inlineStyles } from './page-template.ts'

/** The chunk that every page starts with. */
const ENTRY = 'index.html'

/** The page for addresses that do not exist; it has no route. */
const NOT_FOUND = { path: '/404', file: PAGE_FILES.notFound, chunk: 'src/app/NotFoundScreen.tsx' }

const isRenderer = (module: unknown): module is typeof RenderPage =>
  typeof module === 'object' && module !== null && 'renderPage' in module

/** Renders every page with the server build at `renderer` and writes it into the client build at `directory`. */
export async function writePages(directory: string, renderer: string): Promise<void> {
  const read = (path: string) => readFileSync(join(directory, path), 'utf8')
  const template = read('index.html')
  const rendererModule: unknown = await import(pathToFileURL(resolve(renderer)).href)
  if (!isRenderer(rendererModule))
    throw new Error(`${renderer} has no renderPage; build src/app/render-page.tsx first`)
  const manifest = readManifest(directory)
  const write = (file: string, html: string) => {
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    writeFileSync(join(directory, file), html)
    process.stdout.write(`${file} ${(html.length / 1000).toFixed(1)} kB\n`)
  }
  const styled = (html: string, chunks: readonly string[]) =>
    inlineStyles(html, stylesOf(manifest, [ENTRY, ...chunks]), read)
  const render = async (path: string, chunks: readonly string[]) =>
    styled(
      deferCode(
        pageHtml(template, await rendererModule.renderPage(path)),
        filesOf(manifest, [ENTRY, ...chunks]),
      ),
      chunks,
    )
  if (!rendererModule.pages.some(({ file }) => file === PAGE_FILES.booking))
    throw new Error(`No route is written to ${PAGE_FILES.booking}`)
  for (const { path, file, routeIds } of rendererModule.pages) {
    const html = await render(path, routeChunks(manifest, routeIds))
    write(file, file === PAGE_FILES.booking ? markAsBooking(html) : html)
  }
  write(NOT_FOUND.file, markAsNotFound(await render(NOT_FOUND.path, [NOT_FOUND.chunk])))
  const shell = styled(preloadCode(shellHtml(template), filesOf(manifest, [ENTRY])), [])
  write(PAGE_FILES.shell, shell)
  write(PAGE_FILES.cachedShell, markAsStored(shell))
}
