import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const Manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    isEntry: v.optional(v.boolean()),
    imports: v.optional(v.array(v.string())),
    css: v.optional(v.array(v.string())),
  }),
)
export type Manifest = v.InferOutput<typeof Manifest>

/** Reads the manifest of the client build in `directory`: chunks by source file, each with its static imports. */
export const readManifest = (directory: string): Manifest =>
  v.parse(Manifest, JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')))

/** Returns the files that chunks need before they run: their own and those of all static imports, each once. Throws for an unknown chunk. */
export const filesOf = (manifest: Manifest, chunks: readonly string[]): string[] =>
  importsFirst(manifest, chunks)
    .reverse()
    .map((name) => manifest[name]?.file ?? '')

/** Returns the stylesheets of chunks and of all their static imports, each once, in the order in which they override each other. */
export const stylesOf = (manifest: Manifest, chunks: readonly string[]): string[] => [
  ...new Set(importsFirst(manifest, chunks).flatMap((name) => manifest[name]?.css ?? [])),
]

/** Returns the chunks with all their static imports, each after its own imports. Throws for an unknown chunk. */
function importsFirst(manifest: Manifest, chunks: readonly string[]): string[] {
  const seen = new Set<string>()
  const found: string[] = []
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const imported of chunk.imports ?? []) visit(imported)
    found.push(name)
  }
  for (const name of chunks) {
    if (!manifest[name]) throw new Error(`The build has no chunk ${name}`)
    visit(name)
  }
  return found
}

/** Name of the chunk with a route's component, which the router's plugin splits from a file such as `src/routes/rooms.tsx`. */
const ROUTE_COMPONENT = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/

/** Returns the chunks with the components of the routes. Throws when a route has none. */
export function routeChunks(manifest: Manifest, routeIds: readonly string[]): string[] {
  const chunks = new Map(Object.keys(manifest).map((name) => [routeIdOf(name), name]))
  return routeIds.map((id) => {
    const chunk = chunks.get(id)
    if (chunk === undefined) throw new Error(`The build has no chunk for the component of the route ${id}`)
    return chunk
  })
}

/** Returns the route of a chunk: `newsletter.confirm.tsx` and `newsletter/confirm.tsx` are both `/newsletter/confirm`. */
const routeIdOf = (chunk: string): string | undefined =>
  ROUTE_COMPONENT.exec(chunk)?.[1]
    ?.replaceAll('.', '/')
    .replace(/^/, '/')
    .replace(/\/index$/, '/')
