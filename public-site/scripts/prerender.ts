import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pageHtml, shellHtml } from './page-html.ts'

/** The pages that are written at build time, each as a file of its own. */
const PAGES = [
  { path: '/', file: 'index.html' },
  { path: '/rooms', file: 'rooms.html' },
  { path: '/restaurant', file: 'restaurant.html' },
  { path: '/contact', file: 'contact.html' },
  { path: '/politics', file: 'politics.html' },
  { path: '/404', file: '404.html' },
] as const

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
  for (const { path, file } of PAGES) {
    const html = pageHtml(template, await drawing.renderPage(path))
    writeFileSync(join(directory, file), html)
    process.stdout.write(`${file} ${(html.length / 1000).toFixed(1)} kB\n`)
  }
  writeFileSync(join(directory, SHELL), shellHtml(template))
}
