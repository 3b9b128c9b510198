import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesOf, readManifest } from './manifest.ts'
import { codeAfterPaint, codeAtOnce } from './page-code.ts'
import { asKept, asMissing, pageHtml, shellHtml } from './page-html.ts'
import { withOwnStyle } from './page-style.ts'
import { pageTemplate } from './page-template.ts'
import { PAGES } from './pages.ts'

/** What every page runs first, by its name in the manifest. */
const ENTRY = 'index.html'

/** The page in place of any that there is not. */
const NOT_FOUND = '404.html'

/** The shell for every address whose page is drawn in the browser. */
const SHELL = 'app.html'

/** The same for the worker to keep. */
export const KEPT_SHELL = 'offline.html'

type Renderer = { renderPage: (path: string) => Promise<string> }

const isRenderer = (module: unknown): module is Renderer =>
  typeof module === 'object' && module !== null && 'renderPage' in module

/** Draws every page with the server build at `renderer` into the client build at `directory`. */
export async function writePages(directory: string, renderer: string): Promise<void> {
  const read = (path: string) => readFileSync(join(directory, path), 'utf8')
  const template = pageTemplate(read('index.html'), read)
  const drawing: unknown = await import(pathToFileURL(resolve(renderer)).href)
  if (!isRenderer(drawing))
    throw new Error(`${renderer} has no renderPage; build src/app/render-page.tsx first`)
  const manifest = readManifest(directory)
  const write = (file: string, html: string) => {
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    writeFileSync(join(directory, file), html)
    process.stdout.write(`${file} ${(html.length / 1000).toFixed(1)} kB\n`)
  }
  for (const { path, file, modules } of PAGES) {
    const code = filesOf(manifest, [ENTRY, ...modules]).filter((name) => name.endsWith('.js'))
    const drawn = pageHtml(template.html, await drawing.renderPage(path))
    const html = codeAfterPaint(withOwnStyle(drawn, template, code.map(read)), code)
    write(file, file === NOT_FOUND ? asMissing(html) : html)
  }
  const shell = codeAtOnce(shellHtml(template.html), filesOf(manifest, [ENTRY]))
  write(SHELL, shell)
  write(KEPT_SHELL, asKept(shell))
}
