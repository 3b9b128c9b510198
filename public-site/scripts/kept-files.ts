import { rasterName } from '../src/lib/picture-widths.ts'
import { filesOf, type Manifest } from './manifest.ts'

/** The drawings around every page. */
const DRAWINGS = ['logo.svg', 'complaints-book.svg']

/** The phone's banner, and the strips over the pages of rooms, garden and contact, by their names without the ending: a photograph may take their place. */
const STRIPS = ['banner/valley-banner-tall', 'gallery/sendero', 'gallery/atardecer', 'gallery/mediodia']

const SMALLEST = 480

/** Code, and the sheet: a page that came over the line has only its own part of it, and the line may be gone by the rest. */
const NEEDED = /\.(?:js|css)$/

/**
 * What the worker keeps of a build, below its folder: all code, since pages are drawn by it where there is no signal, the
 * sheet, all letters, and few pictures. `letters` are the paths of the typefaces.
 */
export function keptFiles(manifest: Manifest, letters: readonly string[]): string[] {
  const code = filesOf(manifest, Object.keys(manifest)).filter((file) => NEEDED.test(file))
  return [...code, ...letters, ...pictures(manifest)].toSorted()
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
