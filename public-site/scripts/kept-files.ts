import { rasterName } from '../src/lib/picture-widths.ts'
import { filesOf, type Manifest } from './manifest.ts'

/** The drawings around every page. */
const DRAWINGS = ['logo.svg', 'complaints-book.svg']

/** The phone's banner, and the strips over the pages of rooms, garden and contact, by their names without the ending: a photograph may take their place. */
const STRIPS = ['banner/valley-banner-tall', 'gallery/sendero', 'gallery/atardecer', 'gallery/mediodia']

const SMALLEST = 480

/**
 * Returns the files of a build that the service worker caches: all code, since it draws the pages where there is no network,
 * all `fonts`, and few pictures. The stylesheet is inlined in the shell.
 */
export function keptFiles(manifest: Manifest, fonts: readonly string[]): string[] {
  const code = filesOf(manifest, Object.keys(manifest)).filter((file) => file.endsWith('.js'))
  return [...code, ...fonts, ...pictures(manifest)].toSorted()
}

function pictures(manifest: Manifest): string[] {
  const file = (source: string): string => {
    const found = Object.keys(manifest).find((name) => name.startsWith(`src/pictures/${source}`))
    const chunk = found === undefined ? undefined : manifest[found]
    if (!chunk) throw new Error(`The build has no picture ${source} to keep`)
    return chunk.file
  }
  return [...DRAWINGS.map(file), ...STRIPS.map((strip) => rasterName(file(`${strip}.`), SMALLEST))]
}
