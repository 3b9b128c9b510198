import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SITE = join(import.meta.dirname, '../public-site/dist/client')

/** The attributes of an element by their names in lower case. */
type Attributes = Record<string, string>

/** What a browser may choose from: addresses with their widths, or one without. */
export type Offer = { candidates: { path: string; width: number | null }[]; sizes: string; media: string }

/** A picture of a built page as a browser sees it: what it may choose from, first match first, and how it is laid out. */
export type PagePicture = { attributes: Attributes; offers: Offer[]; isFirst: boolean }

/** The pages as they were built, by their files. */
export const builtPages = (): string[] => globSync('**/*.html', { cwd: SITE }).toSorted()

const htmlOf = (page: string): string => readFileSync(join(SITE, page), 'utf8')

/** All elements of these names in a page, in their order. */
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

/** The pictures of a built page. A `<source>` stands before the `<img>` that it is for. */
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

/** What a built page asks to be loaded ahead as a picture, and with which urgency. */
export const preloadsOf = (page: string): { offer: Offer; priority: string }[] =>
  elements(htmlOf(page), 'link')
    .filter(({ rel, as }) => rel === 'preload' && as === 'image')
    .map(({ href = '', imagesrcset, imagesizes = '100vw', media = 'all', fetchpriority = 'auto' }) => ({
      offer: offerOf({ srcset: imagesrcset ?? href, sizes: imagesizes, media }),
      priority: fetchpriority,
    }))

/** A window, its width in CSS pixels, and how many of the screen's dots make one. */
export type Screen = { width: number; density: number }

/** How many of the screen's dots a picture of these `sizes` is wide. */
export function requestedWidth(sizes: string, { width, density }: Screen): number {
  const rule = sizes.split(', ').find((part) => isMet(part, width)) ?? '100vw'
  const [, amount = '100', unit = 'vw'] = /([\d.]+)(vw|rem)$/.exec(rule) ?? []
  return density * Number(amount) * (unit === 'rem' ? 16 : width / 100)
}

/** Whether the window has the width that a media condition in rem asks for, or none is asked for. */
export function isMet(condition: string, width: number): boolean {
  const [, bound, rem] = /\((min|max)-width: ([\d.]+)rem\)/.exec(condition) ?? []
  if (bound === undefined) return true
  return bound === 'min' ? width >= Number(rem) * 16 : width <= Number(rem) * 16
}

/** The offer that holds for a window, and what the browser takes of it: the first that is wide enough, or the widest. */
export function choice({ offers }: PagePicture, screen: Screen) {
  const offer = offers.find(({ media }) => isMet(media, screen.width)) ?? offers.at(-1)
  const asked = requestedWidth(offer?.sizes ?? '100vw', screen)
  const { candidates = [] } = offer ?? {}
  const chosen = candidates.find(({ width }) => width === null || width >= asked) ?? candidates.at(-1)
  return { asked, path: chosen?.path ?? '', width: chosen?.width ?? null }
}

/** How many bytes the server sends for a file of the site; throws where it has none. */
export function sentBytes(path: string): number {
  const file = join(SITE, path)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
