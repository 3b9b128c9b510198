import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { comparePictures, encodeReference, TOLERANCE } from './compare-pictures.ts'

const GROUND = '#fbf7ef'

/** A picture of 200 × 100 pixels in one colour with a rectangle in another, as PNG. */
const picture = (colour: string, { width = 100, height = 40, total = 200 } = {}): Promise<Buffer> =>
  sharp({ create: { width: total, height: 100, channels: 3, background: GROUND } })
    .composite([{ input: { create: { width, height, channels: 3, background: colour } }, left: 10, top: 10 }])
    .png()
    .toBuffer()

const compare = async (expected: Promise<Buffer>, actual: Promise<Buffer>) =>
  comparePictures(await encodeReference(await expected), await actual)

describe('comparePictures', () => {
  it('S-02 accepts the same picture after it was stored as a reference', async () => {
    expect(await compare(picture('#2f5d3a'), picture('#2f5d3a'))).toEqual({ isSame: true })
  })

  it.each([
    ['one step of a colour, which depends on the processor', '#2f5d3a', '#305d3a', 100],
    ['a few pixels of another colour', GROUND, '#000000', 2],
  ])('S-02 accepts %s', async (_, expected, actual, width) => {
    const sizes = { width, height: width === 2 ? 5 : 40 }
    expect(await compare(picture(expected, sizes), picture(actual, sizes))).toEqual({ isSame: true })
  })

  it.each([
    ['a slightly different background', '#fffdf8', '#ffffff'],
    ['a slightly different green', '#2f5d3a', '#23482c'],
  ])('S-02 reports %s, with a picture that marks it', async (_, expected, actual) => {
    const result = await compare(picture(expected), picture(actual))
    expect(result).toMatchObject({ isSame: false, reason: '4000 pixels differ' })
    expect(await sharp(result.isSame ? undefined : result.difference).metadata()).toMatchObject({
      width: 200,
    })
  })

  it('S-02 reports a rectangle that is one pixel longer', async () => {
    const result = await compare(picture('#2f5d3a'), picture('#2f5d3a', { width: 101 }))
    expect(result).toMatchObject({ isSame: false, reason: '40 pixels differ' })
    expect(TOLERANCE.pixels).toBeLessThan(40)
  })

  it('S-02 reports another size', async () => {
    const result = await compare(picture('#2f5d3a'), picture('#2f5d3a', { total: 210 }))
    expect(result).toEqual({
      isSame: false,
      reason: 'the size changed from 200 × 100 to 210 × 100',
    })
  })
})
