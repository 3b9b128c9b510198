import type { Plugin } from 'vite'
import { readContentCatalogue, readCopyCatalogue } from './copy-catalogue.ts'

const CATALOGUE = /\/\.storybook\/texts\/catalogue\.ts$/

/** Replaces the empty catalogue of the page 'Textos' by the texts of the copy with their uses. */
export const copyCatalogue = (): Plugin => ({
  name: 'copy-catalogue',
  enforce: 'pre',
  load: {
    filter: { id: CATALOGUE },
    handler: () =>
      `export const catalogue = ${JSON.stringify([...readCopyCatalogue(), ...readContentCatalogue()])}`,
  },
})
