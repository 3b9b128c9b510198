import { minifySync } from 'vite'
import { afterFirstPaint, loadDeferredAssets } from './after-first-paint.ts'

const ENTRY = /<script type="module"[^>]* src="(\/[^"]+)"[^>]*><\/script>/

const HEAD_END = '</head>'

/** Preloads the code of a page that is empty until it runs. `files` are paths of the build. */
export function preloadCode(html: string, files: readonly string[]): string {
  const links = scriptsOf(files)
    .filter((file) => !html.includes(`"/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  return html.replace('<html ', '<html data-fonts="" ').replace(HEAD_END, () => links.join('') + HEAD_END)
}

/**
 * Defers the code of a prerendered page until the first paint: `after-first-paint.ts` loads the links to `files`. Throws if the
 * page has no entry script.
 */
export function deferCode(html: string, files: readonly string[]): string {
  const entry = ENTRY.exec(html)?.[1]
  if (entry === undefined) throw new Error('The built index.html has no entry script')
  const links = scriptsOf(files).map((file) => {
    const mark = `/${file}` === entry ? ' data-entry' : ''
    return `<link rel="later" crossorigin href="/${file}"${mark}>`
  })
  return html.replace(ENTRY, () => `<script>${FIRST_PAINT}</script>${links.join('')}`)
}

const FIRST_PAINT = minifySync(
  'after-first-paint.js',
  `(${afterFirstPaint.toString()})(${loadDeferredAssets.toString()})`,
).code.trim()

const scriptsOf = (files: readonly string[]): string[] => files.filter((file) => file.endsWith('.js'))
