import sharp from 'sharp'
import { expect, it } from 'vitest'
import { PhotoTooManyPixels, PhotoUnreadable } from './photo-errors.ts'
import { readPhoto } from './photo-intake.ts'
import { rasteriseSvg } from './rasterise-svg.ts'

const SIZE = { width: 40, height: 30 }
const LIMITS = { timeoutMs: 20_000, memoryKb: 700_000 }
const svgOf = (inside: string, size = 'width="400" height="300"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`)
const COMPLEX = { fields: { photo: 'photo_svg_complex' } }
const SQUARE = svgOf('<rect width="400" height="300" fill="#c0281c"/>')

/** Groups that each need a layer of their own, which together need over a gigabyte. */
const nestedGroups = (count: number) =>
  svgOf(
    `${'<g opacity="0.9">'.repeat(count)}<rect width="4000" height="3000"/>${'</g>'.repeat(count)}`,
    'width="4000" height="3000"',
  )

it('V-08 renders an SVG as a PNG of the requested size', async () => {
  const { format, width, height } = await sharp(await rasteriseSvg(SQUARE, SIZE)).metadata()
  expect([format, width, height]).toEqual(['png', 40, 30])
})

it('V-08 ends an SVG that takes too long and calls it complex', async () => {
  await expect(rasteriseSvg(SQUARE, SIZE, { ...LIMITS, timeoutMs: 1 })).rejects.toMatchObject(COMPLEX)
})

it.runIf(process.platform === 'linux')(
  'V-08 ends an SVG that needs too much memory and calls it complex',
  async () => {
    const before = process.memoryUsage.rss()
    await expect(readPhoto(nestedGroups(250), 'room')).rejects.toMatchObject(COMPLEX)
    expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000)
  },
)

it('V-08 refuses an SVG that declares too many pixels', async () => {
  const large = svgOf('', 'width="9000" height="9000"')
  await expect(rasteriseSvg(large, SIZE)).rejects.toThrow(PhotoTooManyPixels)
})

it('V-08 refuses a broken SVG', async () => {
  await expect(rasteriseSvg(Buffer.from('<svg><rect'), SIZE)).rejects.toThrow(PhotoUnreadable)
})

it('V-08 refuses an SVG of more than 2 MB without rendering it', async () => {
  const path = svgOf(`<path d="M0 0${' L1 1'.repeat(400_000)}"/>`)
  await expect(readPhoto(path, 'room')).rejects.toMatchObject({ fields: { photo: 'photo_svg_too_large' } })
})
