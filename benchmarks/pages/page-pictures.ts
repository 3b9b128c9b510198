import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SITE = join(import.meta.dirname, '../../public-site/dist/client')

/** The attributes of an element, by lower-case name. */
type Attributes = Record<string, string>

/** The candidates of a `<source>` or `<img>`: paths with their widths, or one without. */
export type Offer = { candidates: { path: string; width: number | null }[]; sizes: string; media: string }

/** A picture of a built page: its attributes and its offers in the order in which a browser tries them. */
export type PagePicture = { attributes: Attributes; offers: Offer[]; isFirst: boolean }

/** Returns the file names of the built pages. */
export const builtPages = (): string[] => globSync('**/*.html', { cwd: SITE }).toSorted()

const htmlOf = (page: string): string => readFileSync(join(SITE, page), 'utf8')

/** Returns all elements of these names in a page, in document order. */
const elements = (html: string, names: string): Attributes[] =>
  Array.from(html.matchAll(new RegExp(`<(${names})\\b([^>]*)>`, 'g')), ([, name = '', rest = '']) => ({
    element: name,
    ...Object.fromEntries(
      Array.from(rest.matchAll(/([\w-]+)="([^"]*)"/g), ([, key = '', value = '']) => [
        key.toLowerCase(),
        value,
      ]),
    ),
  }))

const offerOf = ({ srcset, src = '', sizes = '100vw', media = 'all' }: Attributes): Offer => ({
  candidates: (srcset ?? src).split(', ').map((candidate) => {
    const [path = '', width] = candidate.split(' ')
    return { path, width: width === undefined ? null : Number.parseInt(width, 10) }
  }),
  sizes,
  media,
})

/** Returns the pictures of a built page. `<source>` elements precede the `<img>` that they belong to. */
export function picturesOf(page: string): PagePicture[] {
  const pictures: PagePicture[] = []
  let sources: Offer[] = []
  for (const attributes of elements(htmlOf(page), 'source|img')) {
    if (attributes['element'] === 'source') {
      sources.push(offerOf(attributes))
      continue
    }
    const isFirst = attributes['fetchpriority'] === 'high'
    pictures.push({ attributes, offers: [...sources, offerOf(attributes)], isFirst })
    sources = []
  }
  return pictures
}

/** Returns the pictures that a built page preloads, with their priority. */
export const preloadsOf = (page: string): { offer: Offer; priority: string }[] =>
  elements(htmlOf(page), 'link')
    .filter(({ rel, as }) => rel === 'preload' && as === 'image')
    .map(({ href = '', imagesrcset, imagesizes = '100vw', media = 'all', fetchpriority = 'auto' }) => ({
      offer: offerOf({ srcset: imagesrcset ?? href, sizes: imagesizes, media }),
      priority: fetchpriority,
    }))

/** A window: its width in CSS pixels and its device pixel ratio. */
export type Screen = { width: number; density: number }

/** Returns the width of a picture with these `sizes`, in device pixels. */
export function requestedWidth(sizes: string, { width, density }: Screen): number {
  const rule = sizes.split(', ').find((part) => isMet(part, width)) ?? '100vw'
  const [, amount = '100', unit = 'vw'] = /([\d.]+)(vw|rem)$/.exec(rule) ?? []
  return density * Number(amount) * (unit === 'rem' ? 16 : width / 100)
}

/** Whether a window width meets a media condition in rem; true without a condition. */
export function isMet(condition: string, width: number): boolean {
  const [, bound, rem] = /\((min|max)-width: ([\d.]+)rem\)/.exec(condition) ?? []
  if (bound === undefined) return true
  return bound === 'min' ? width >= Number(rem) * 16 : width <= Number(rem) * 16
}

/** Returns what a browser chooses for a window: the first candidate of the matching offer that is wide enough, or the widest. */
export function choice({ offers }: PagePicture, screen: Screen) {
  const offer = offers.find(({ media }) => isMet(media, screen.width)) ?? offers.at(-1)
  const requested = requestedWidth(offer?.sizes ?? '100vw', screen)
  const { candidates = [] } = offer ?? {}
  const chosen = candidates.find(({ width }) => width === null || width >= requested) ?? candidates.at(-1)
  return { requested, path: chosen?.path ?? '', width: chosen?.width ?? null }
}

/** Returns the bytes that the server sends for a file of the site. Throws if the file does not exist. */
export function sentBytes(path: string): number {
  const file = join(SITE, path)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
