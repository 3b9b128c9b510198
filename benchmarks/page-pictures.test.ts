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

/** With its name, so that a failure tells which page it is of. */
const pictures = builtPages().flatMap((page) =>
  picturesOf(page).map((picture) => ({ page, picture, name: `${page} ${picture.attributes['src'] ?? ''}` })),
)
const raster = pictures.filter(({ picture }) =>
  picture.offers.some(({ candidates }) => candidates.length > 1),
)

// On the site as it was built before.
describe('the pictures of the pages', () => {
  it('W-04 are all found', () => {
    expect(pictures.length).toBeGreaterThan(30)
    expect(raster.length).toBeGreaterThan(15)
  })

  it('W-04 have their places kept free before they come', () => {
    for (const { name, picture } of pictures) {
      const { width, height } = picture.attributes
      expect({ name, isSized: Number(width) > 0 && Number(height) > 0 }).toEqual({ name, isSized: true })
    }
  })

  it('W-04 come in widths near those that screens ask for', () => {
    for (const { name, picture } of raster) {
      for (const screen of [...PHONES, ...DESKS]) {
        const { asked, width } = choice(picture, screen)
        const share = (width ?? 0) / asked
        expect({ name, screen, share, isNear: share > 0.6 && share < 1.7 }).toMatchObject({ isNear: true })
      }
    }
  })

  it('W-04 lie in the build in each width that is offered', () => {
    const paths = pictures.flatMap(({ picture }) =>
      picture.offers.flatMap(({ candidates }) => candidates.map(({ path }) => path)),
    )
    const own = new Set(paths.filter((path) => path.startsWith('/assets/')))
    for (const path of own) expect([path, sentBytes(path) > 0]).toEqual([path, true])
  })

  it('P-02 of which the banner weighs less than 30 kB on a phone, and the first of other pages less than 40', () => {
    const firsts = pictures.filter(({ picture }) => picture.isFirst)
    expect(firsts.map(({ page }) => page)).toContain('index.html')
    for (const { page, picture } of firsts) {
      // A plant's picture is the server's, and its widths are those of N-06.
      if (page === 'plant.html') continue
      for (const screen of PHONES.filter(({ density }) => density <= 2)) {
        const { path } = choice(picture, screen)
        const most = page === 'index.html' ? 30_000 : 40_000
        expect({ page, path, bytes: sentBytes(path), isLight: sentBytes(path) < most }).toMatchObject({
          isLight: true,
        })
      }
    }
  })

  it('P-02 of which the first is asked for ahead of all else, in the same widths as it is shown', () => {
    for (const { page, picture } of pictures.filter((candidate) => candidate.picture.isFirst)) {
      const urgent = preloadsOf(page).filter(({ priority }) => priority === 'high')
      const ahead = urgent.map(({ offer }) => ({ candidates: offer.candidates, sizes: offer.sizes }))
      const shown = picture.offers.map(({ candidates, sizes }) => ({ candidates, sizes }))
      expect([page, ahead]).toEqual([page, shown])
      for (const { width } of [...PHONES, ...DESKS]) {
        const asked = urgent.filter(({ offer }) => isMet(offer.media, width))
        expect([page, width, asked.length]).toEqual([page, width, 1])
        expect(asked[0]?.offer.candidates).toEqual(
          picture.offers.find(({ media }) => isMet(media, width))?.candidates,
        )
      }
    }
  })
})
