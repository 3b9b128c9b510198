import { dirname, join } from 'node:path'
import { build, type Plugin } from 'vite'

const API = join(import.meta.dirname, '../..')

/** Makes `import.meta.dirname` refer to the source folder, because modules read files beside themselves. */
const retainFolders: Plugin = {
  name: 'keep-folders',
  transform: (code, id) =>
    code.includes('import.meta.dirname')
      ? code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
      : undefined,
}

/**
 * Bundles the server into one file below `folder` and returns its path. Loading a thousand modules separately takes three times as
 * long as the rest of a start, and the tests start it more than a hundred times.
 */
export async function bundleServer(folder: string): Promise<string> {
  await build({
    root: API,
    configFile: false,
    logLevel: 'warn',
    plugins: [retainFolders],
    ssr: { noExternal: true, external: ['@node-rs/argon2', 'sharp', 'pg-native'] },
    build: {
      ssr: 'src/main.ts',
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      target: 'node24',
    },
  })
  return join(folder, 'main.js')
}
