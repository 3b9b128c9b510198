import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesOf, readManifest } from './manifest.ts'
import { pageHtml, shellHtml } from './page-html.ts'

/** The pages that are written at build time, each as a file of its own, and the modules that draw them in the browser. */
const PAGES = [
  { path: '/', file: 'index.html', modules: routeParts('_live.tsx', '_live/index.tsx') },
  { path: '/rooms', file: 'rooms.html', modules: routeParts('_live.tsx', '_live/rooms.tsx') },
  { path: '/restaurant', file: 'restaurant.html', modules: routeParts('restaurant.tsx') },
  { path: '/contact', file: 'contact.html', modules: routeParts('contact.tsx') },
  { path: '/politics', file: 'politics.html', modules: routeParts('politics.tsx') },
  { path: '/privacy', file: 'privacy.html', modules: routeParts('privacy.tsx') },
  { path: '/esnna', file: 'esnna.html', modules: routeParts('esnna.tsx') },
  { path: '/complaints-book', file: 'complaints-book.html', modules: routeParts('complaints-book.tsx') },
  {
    path: '/newsletter/confirm',
    file: 'newsletter/confirm.html',
    modules: routeParts('newsletter.confirm.tsx'),
  },
  {
    path: '/newsletter/unsubscribe',
    file: 'newsletter/unsubscribe.html',
    modules: routeParts('newsletter.unsubscribe.tsx'),
  },
  { path: '/404', file: '404.html', modules: ['src/app/NotFoundScreen.tsx'] },
]

/** The names under which the router's plugin splits the components of routes off. */
function routeParts(...files: string[]): string[] {
  return files.map((file) => `src/routes/${file}?tsr-split=component`)
}

/** What every page runs first, by its name in the manifest. */
const ENTRY = 'index.html'

/** The shell for every address whose page is drawn in the browser. */
const SHELL = 'app.html'

type Renderer = { renderPage: (path: string) => Promise<string> }

const isRenderer = (module: unknown): module is Renderer =>
  typeof module === 'object' && module !== null && 'renderPage' in module

/** Draws every page with the server build at `renderer` into the client build at `directory`. */
export async function writePages(directory: string, renderer: string): Promise<void> {
  const template = readFileSync(join(directory, 'index.html'), 'utf8')
  const drawing: unknown = await import(pathToFileURL(resolve(renderer)).href)
  if (!isRenderer(drawing))
    throw new Error(`${renderer} has no renderPage; build src/app/render-page.tsx first`)
  const manifest = readManifest(directory)
  const write = (file: string, html: string, modules: readonly string[]) => {
    const preloads = preloadLinks(html, filesOf(manifest, [ENTRY, ...modules]))
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    writeFileSync(
      join(directory, file),
      html.replace('</head>', () => `${preloads}</head>`),
    )
    process.stdout.write(`${file} ${(html.length / 1000).toFixed(1)} kB\n`)
  }
  for (const { path, file, modules } of PAGES) {
    write(file, pageHtml(template, await drawing.renderPage(path)), modules)
  }
  write(SHELL, shellHtml(template), [])
}

/** What the page will need is asked for at once, not when the entry has run: one way less on a slow line. */
function preloadLinks(html: string, files: readonly string[]): string {
  const missing = files.filter((file) => file.endsWith('.js') && !html.includes(`/${file}"`))
  return missing.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('')
}
