import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The file with the licences of everything that a built site contains, beside its pages. */
export const NOTICES_FILE = 'third-party-notices.txt'

const FONTS = ['@fontsource-variable/brygada-1918', '@fontsource-variable/source-sans-3']
const MODULES = join(import.meta.dirname, '../../node_modules')

const noticeOf = async (font: string): Promise<string> =>
  `\n## ${font} (OFL-1.1)\n\n${await readFile(join(MODULES, font, 'LICENSE'), 'utf8')}`

/** Adds the licences of the fonts to the notices, where Vite lists only packages with code. */
export const fontNotices = (): Plugin => ({
  name: 'font-notices',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const notices = bundle[NOTICES_FILE]
      if (notices?.type !== 'asset') return
      const added = await Promise.all(FONTS.map(noticeOf))
      notices.source = `${String(notices.source)}${added.join('')}`
    },
  },
})
