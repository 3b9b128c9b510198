import { minifySync } from 'vite'
import { afterFirstPaint, loadDeferredAssets } from './after-first-paint.ts'

const ENTRY = /<script type="module"[^>]* src="(\/[^"]+)"[^>]*><\/script>/

const HEAD_END = '</head>'

/** Says in the page's head that its code may be asked for at once: nothing is to be seen before it runs. */
export function codeAtOnce(html: string, files: readonly string[]): string {
  const links = scriptsOf(files)
    .filter((file) => !html.includes(`"/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  return html.replace('<html ', '<html data-letters="" ').replace(HEAD_END, () => links.join('') + HEAD_END)
}

/** Puts the page's code off until it has been seen (`after-first-paint.ts`): `files` are named for that script to ask for. */
export function codeAfterPaint(html: string, files: readonly string[]): string {
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
