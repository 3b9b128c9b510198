import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGE_FILES } from 'shared-ui/rules/page-files'
import { build } from 'vite'
import { buildTarget } from '../../scripts/building/browser-floor.ts'
import type { Release } from '../src/worker/release.ts'
import { readManifest } from './manifest.ts'
import { storedFiles } from './stored-files.ts'

/** The worker scripts by the names they are served under. */
const WORKERS = {
  'service-worker.js': 'src/worker/worker.ts',
  'withdrawn-worker.js': 'src/worker/withdrawn.ts',
}

/** Writes the service worker and its withdrawn replacement into the client build at `directory`. Every release has another worker. */
export async function writeWorkers(directory: string): Promise<void> {
  const release = JSON.stringify(releaseOf(directory))
  for (const [name, source] of Object.entries(WORKERS)) {
    await build({
      configFile: false,
      logLevel: 'warn',
      define: { __RELEASE__: release },
      build: {
        target: buildTarget('public-site'),
        outDir: directory,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: name } },
      },
    })
  }
}

function releaseOf(directory: string): Release {
  const manifest = readManifest(directory)
  const files = storedFiles(manifest, globSync('assets/*.woff2', { cwd: directory }))
  const shell = readFileSync(join(directory, PAGE_FILES.cachedShell), 'utf8')
  const name = createHash('sha256').update(files.join()).update(shell).digest('hex').slice(0, 12)
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)?.file
  if (entry === undefined) throw new Error('The build has no entry')
  return { name, entry, files }
}
