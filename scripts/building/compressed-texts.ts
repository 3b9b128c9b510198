import type { Plugin } from 'vite'
import { compressTexts } from './compress-texts.ts'

/** Compresses the scripts, stylesheets and SVGs of a build (`compressTexts`). */
export const compressedTexts = (): Plugin => ({
  name: 'compressed-texts',
  apply: 'build',
  writeBundle({ dir }) {
    if (dir) compressTexts(dir)
  },
})
