import type { Plugin } from 'vite'
import { compressTexts } from './compress-texts.ts'

/** Lays a `.br` and a `.gz` beside every text of the build, for the server to send. */
export const compressedTexts = (): Plugin => ({
  name: 'compressed-texts',
  apply: 'build',
  writeBundle({ dir }) {
    if (dir) compressTexts(dir)
  },
})
