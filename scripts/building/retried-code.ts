import { join } from 'node:path'
import type { Plugin } from 'vite'

const LOAD_CODE = join(import.meta.dirname, '../../shared-ui/src/api/load-code.ts')

/** The end of Vite's preload helper, in which the build wraps every dynamic import. */
const IMPORTED = 'baseModule().catch(handlePreloadError)'

/** Makes every dynamic import of a build retry, and react to a new release (`loadCode`). */
export const retriedCode = (): Plugin => ({
  name: 'retried-code',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      if (!code.includes(IMPORTED)) throw new Error(`Vite's preload helper no longer contains ${IMPORTED}`)
      return `import { loadCode } from ${JSON.stringify(LOAD_CODE)}\n${code.replace(IMPORTED, 'loadCode(baseModule)')}`
    },
  },
})
