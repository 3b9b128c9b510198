import type { Plugin } from 'vite'

/** The module that Vite puts around every `import()`. */
const LOADER = /vite\/preload-helper/

/**
 * Around every `import()` Vite lays a list of all files of the site and what loads them ahead, a kilobyte of the entry. The
 * pages name what they need themselves (`prerender.ts`), and links load ahead what they lead to, so it goes.
 */
export const leanLoading = (): Plugin => ({
  name: 'lean-loading',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: LOADER },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
})
