import { rasterName } from '../src/lib/pictures/picture-widths.ts'
import { filesOf, type Manifest, stylesOf } from './manifest.ts'

/** The pictures of the frame around every page. */
const AROUND = ['/logo.', '/complaints-book.']

/** The phone's banner and the picture strips above pages; cached in the smallest width. */
const PLACES = ['/banner/tall.', '/strips/rooms.', '/strips/garden.', '/strips/contact.']

const SMALLEST = 480

/**
 * Returns the files of a build that the service worker caches: all code, since it renders the pages without a network,
 * all styles and `fonts`, and few pictures.
 */
export function storedFiles(manifest: Manifest, fonts: readonly string[]): string[] {
  const all = Object.keys(manifest)
  const code = filesOf(manifest, all).filter((file) => file.endsWith('.js'))
  return [...code, ...stylesOf(manifest, all), ...fonts, ...pictures(manifest)].sort()
}

function pictures(manifest: Manifest): string[] {
  const file = (place: string): string => {
    const found = Object.entries(manifest).find(([name]) => name.includes(`/pictures${place}`))
    if (!found) throw new Error(`The build has no picture ${place} to cache`)
    return found[1].file
  }
  return [...AROUND.map(file), ...PLACES.map((place) => rasterName(file(place), SMALLEST))]
}
