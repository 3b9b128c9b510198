import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const Manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    isEntry: v.optional(v.boolean()),
    imports: v.optional(v.array(v.string())),
  }),
)
export type Manifest = v.InferOutput<typeof Manifest>

/** What the client build in `directory` consists of: chunk by source, with what each imports at once. */
export const readManifest = (directory: string): Manifest =>
  v.parse(Manifest, JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')))

/** The files that chunks need before they run: their own and those of all they import, each once. Throws for an unknown chunk. */
export function filesOf(manifest: Manifest, chunks: readonly string[]): string[] {
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const name of chunks) {
    if (!manifest[name]) throw new Error(`The build has no chunk ${name}`)
    visit(name)
  }
  return Array.from(seen, (name) => manifest[name]?.file ?? '')
}

/** The module that holds a route's component: the router's plugin splits it from `src/routes/rooms.tsx`. */
const ROUTE_COMPONENT = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/

/** Returns the chunks of the components of routes. Throws where a route has none. */
export function routeChunks(manifest: Manifest, routeIds: readonly string[]): string[] {
  const chunks = new Map(Object.keys(manifest).map((name) => [routeIdOf(name), name]))
  return routeIds.map((id) => {
    const chunk = chunks.get(id)
    if (chunk === undefined) throw new Error(`The build has no chunk for the component of the route ${id}`)
    return chunk
  })
}

/** `newsletter.confirm.tsx` and `newsletter/confirm.tsx` are both the route `/newsletter/confirm`. */
const routeIdOf = (chunk: string): string | undefined =>
  ROUTE_COMPONENT.exec(chunk)?.[1]
    ?.replaceAll('.', '/')
    .replace(/^/, '/')
    .replace(/\/index$/, '/')
