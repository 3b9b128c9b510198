import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { report } from '../figures.ts'

const root = join(import.meta.dirname, '../..')
const MANIFEST_FILE = '.vite/manifest.json'

const Manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    isEntry: v.optional(v.boolean(), false),
    imports: v.optional(v.array(v.string()), []),
  }),
)
type Chunks = v.InferOutput<typeof Manifest>

const readChunks = (directory: string): Chunks =>
  v.parse(Manifest, JSON.parse(readFileSync(join(root, directory, MANIFEST_FILE), 'utf8')))

function withImports(chunks: Chunks, name: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const imported of chunks[name]?.imports ?? []) withImports(chunks, imported, seen)
  return seen
}

/** Returns the size of a built site's initial JavaScript, in kB, gzip; `directory` is relative to the project's root. */
export function initialKilobytes(directory: string): number {
  const chunks = readChunks(directory)
  const entries = Object.keys(chunks).filter((name) => chunks[name]?.isEntry)
  const files = new Set(
    entries.flatMap((entry) => [...withImports(chunks, entry)]).map((name) => chunks[name]?.file ?? ''),
  )
  const scripts = [...files].filter((file) => file.endsWith('.js'))
  const bytes = scripts.map(
    (file) => gzipSync(readFileSync(join(root, directory, file)), { level: 9 }).length,
  )
  return bytes.reduce((sum, size) => sum + size, 0) / 1000
}

/** Returns the chunks of a built site that statically import themselves through others, which could run them before their imports. */
export function chunksInCircles(directory: string): string[] {
  const chunks = readChunks(directory)
  return Object.keys(chunks).filter((name) =>
    (chunks[name]?.imports ?? []).some((imported) => withImports(chunks, imported).has(name)),
  )
}

/** Prints the initial JavaScript of each site: its entry and all static imports, gzip. */
export function measureBundles(): void {
  const site = initialKilobytes('public-site/dist/client')
  const admin = initialKilobytes('admin-console/dist')
  report('public site, initial JavaScript (limit: 105 kB)', `${site.toFixed(1)} kB gzip`)
  report('console, initial JavaScript', `${admin.toFixed(1)} kB gzip`)
}
