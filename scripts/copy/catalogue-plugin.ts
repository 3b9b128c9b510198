import type { Plugin } from 'vite'
import { readCopyCatalogue } from './copy-catalogue.ts'

const MODULE = 'virtual:copy-catalogue'

/** Provides the texts of the copy with their uses as the module `virtual:copy-catalogue`, read when it is first loaded. */
export const copyCatalogue = (): Plugin => ({
  name: 'copy-catalogue',
  resolveId: { filter: { id: new RegExp(`^${MODULE}$`) }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: new RegExp(`^\0${MODULE}$`) },
    handler: () => `export default ${JSON.stringify(readCopyCatalogue())}`,
  },
})
