import { describe, expect, it } from 'vitest'
import { builtPages, choice, isMet, picturesOf, preloadsOf, sentBytes } from './page-pictures.ts'

const PHONES = [
  { width: 320, density: 2 },
  { width: 360, density: 2 },
  { width: 360, density: 3 },
  { width: 390, density: 3 },
  { width: 412, density: 1.75 },
]
const DESKS = [
  { width: 768, density: 1 },
  { width: 1280, density: 1 },
]

/** Every picture with a name, so that a failure names its page. */
const pictures = builtPages().flatMap((page) =>
  picturesOf(page).map((picture) => ({ page, picture, name: `${page} ${picture.attributes['src'] ?? ''}` })),
)
const raster = pictures.filter(({ picture }) =>
  picture.offers.some(({ candidates }) => candidates.length > 1),
)

// Tests the existing build.
describe('pictures of the built pages', () => {
  it('W-04 pictures are found by this test', () => {
    expect(pictures.length).toBeGreaterThan(30)
    expect(raster.length).toBeGreaterThan(15)
  })

  it('W-04 pictures have width and height, so that the layout does not shift', () => {
    for (const { name, picture } of pictures) {
      const { width, height } = picture.attributes
      expect({ name, isSized: Number(width) > 0 && Number(height) > 0 }).toEqual({ name, isSized: true })
    }
  })

  it('W-04 pictures are offered in widths close to those that screens need', () => {
    for (const { name, picture } of raster) {
      for (const screen of [...PHONES, ...DESKS]) {
        const { requested, width } = choice(picture, screen)
        const share = (width ?? 0) / requested
        expect({ name, screen, share, isNear: share > 0.6 && share < 1.7 }).toMatchObject({ isNear: true })
      }
    }
  })

  it('W-04 pictures exist in every width offered', () => {
    const paths = pictures.flatMap(({ picture }) =>
      picture.offers.flatMap(({ candidates }) => candidates.map(({ path }) => path)),
    )
    const own = new Set(paths.filter((path) => path.startsWith('/assets/')))
    for (const path of own) expect([path, sentBytes(path) > 0]).toEqual([path, true])
  })

  it('P-02 the banner is below 30 kB on a phone, and the first picture of other pages below 40 kB', () => {
    const firsts = pictures.filter(({ picture }) => picture.isFirst)
    expect(firsts.map(({ page }) => page)).toContain('index.html')
    for (const { page, picture } of firsts) {
      // The server resizes the photos of rooms and plants, and the build has no files of them.
      if (page === 'plant/plantID.html' || page === 'rooms/roomID.html') continue
      for (const screen of PHONES.filter(({ density }) => density <= 2)) {
        const { path } = choice(picture, screen)
        const limit = page === 'index.html' ? 30_000 : 40_000
        expect({ page, path, bytes: sentBytes(path), isLight: sentBytes(path) < limit }).toMatchObject({
          isLight: true,
        })
      }
    }
  })

  it('P-02 the first picture is preloaded with high priority, in the same widths as it is shown', () => {
    for (const { page, picture } of pictures.filter((candidate) => candidate.picture.isFirst)) {
      const urgent = preloadsOf(page).filter(({ priority }) => priority === 'high')
      const preloaded = urgent.map(({ offer }) => ({ candidates: offer.candidates, sizes: offer.sizes }))
      const shown = picture.offers.map(({ candidates, sizes }) => ({ candidates, sizes }))
      expect([page, preloaded]).toEqual([page, shown])
      for (const { width } of [...PHONES, ...DESKS]) {
        const matching = urgent.filter(({ offer }) => isMet(offer.media, width))
        expect([page, width, matching.length]).toEqual([page, width, 1])
        expect(matching[0]?.offer.candidates).toEqual(
          picture.offers.find(({ media }) => isMet(media, width))?.candidates,
        )
      }
    }
  })
})
