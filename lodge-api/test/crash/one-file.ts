import { dirname, join } from 'node:path'
import { build, type Plugin } from 'vite'

const API = join(import.meta.dirname, '../..')

/** A file that a module reads lies beside the module, not beside the one file. */
const keepFolders: Plugin = {
  name: 'keep-folders',
  transform: (code, id) =>
    code.includes('import.meta.dirname')
      ? code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
      : undefined,
}

/**
 * The server in one file under `folder`; its path. It is started more than a hundred times, and to find and read a
 * thousand modules takes three times as long as all else that a start does.
 */
export async function buildOneFile(folder: string): Promise<string> {
  await build({
    root: API,
    configFile: false,
    logLevel: 'warn',
    plugins: [keepFolders],
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
