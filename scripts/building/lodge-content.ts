import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { contentFolder } from 'content/folder'
import type { Plugin } from 'vite'

/** Matches the modules of `content/` that read one part each. */
const PARTS = /\/content\/parts\/[^/]+\.ts$/

/**
 * Replaces the content modules by their values: the parts are read and validated at build time, so that a page loads neither
 * their schemas nor parts that it does not import. `content/lodge/` resolves to the configured folder, for its pictures.
 */
export const lodgeContent = (): Plugin => ({
  name: 'lodge-content',
  enforce: 'pre',
  config: () => ({
    resolve: { alias: [{ find: /^content\/lodge(?=\/)/, replacement: contentFolder }] },
    server: { fs: { allow: [join(import.meta.dirname, '../..'), contentFolder] } },
  }),
  load: {
    filter: { id: PARTS },
    async handler(id) {
      this.addWatchFile(join(contentFolder, `${basename(id, '.ts')}.json`))
      const part: unknown = await import(`${pathToFileURL(id).href}?read=${Date.now()}`)
      if (!isModule(part)) throw new Error(`${id} is not a part of the content`)
      return valuesOf(part)
    },
  },
})

const isModule = (part: unknown): part is object => typeof part === 'object' && part !== null

const valuesOf = (part: object): string =>
  Object.entries(part)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
