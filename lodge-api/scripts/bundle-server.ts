import { dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'vite'

const API = join(import.meta.dirname, '..')

/** Makes `import.meta.dirname` refer to the source folder, because modules read files and start programs beside themselves. */
const keepFolders = (outDir: string): Plugin => ({
  name: 'keep-folders',
  transform: (code, id) =>
    code.includes('import.meta.dirname')
      ? code.replaceAll(
          'import.meta.dirname',
          `(import.meta.dirname + ${JSON.stringify(`/${relative(outDir, dirname(id))}`)})`,
        )
      : undefined,
})

/**
 * Bundles the server into `folder` and returns the path of its main file. Loading over a thousand modules separately takes 18 MB of
 * memory and longer than the rest of a start (docs/decisions/061-server-bundle.md).
 */
export async function bundleServer(folder: string): Promise<string> {
  await build({
    root: API,
    configFile: false,
    logLevel: 'warn',
    plugins: [keepFolders(folder)],
    ssr: { noExternal: true, external: ['@node-rs/argon2', 'sharp', 'pg-native'] },
    build: {
      ssr: 'src/main.ts',
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      target: 'node24',
      // All in one folder: `keepFolders` writes paths that are relative to it.
      rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
    },
  })
  return join(folder, 'main.js')
}
