import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/**
 * How much a colour may differ, from 0 to 1 (black to white), and how many pixels of a picture may differ more. Gradients and
 * shadows vary by a step with the processor; a changed token changes more than that.
 */
export const TOLERANCE = { colour: 0.01, pixels: 20 }

/** The result of a comparison; `difference` is a PNG that marks the pixels that differ. */
export type Comparison = { isSame: true } | { isSame: false; reason: string; difference?: Buffer }

type Pixels = { data: Buffer; width: number; height: number }

/** Compares two pictures in any format of sharp. */
export async function comparePictures(reference: Buffer, capture: Buffer): Promise<Comparison> {
  const [expected, actual] = await Promise.all([pixelsOf(reference), pixelsOf(capture)])
  const { width, height } = expected
  if (width !== actual.width || height !== actual.height) {
    const reason = `the size changed from ${width} × ${height} to ${actual.width} × ${actual.height}`
    return { isSame: false, reason }
  }
  if (expected.data.equals(actual.data)) return { isSame: true }
  const marked = Buffer.alloc(expected.data.length)
  const count = pixelmatch(expected.data, actual.data, marked, width, height, {
    threshold: TOLERANCE.colour,
    // Letters have no grey edges, so a pixel that differs is never just smoothing.
    includeAA: true,
  })
  if (count <= TOLERANCE.pixels) return { isSame: true }
  const difference = await sharp(marked, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  return { isSame: false, reason: `${count} pixels differ`, difference }
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Returns the capture in the format of the references: WebP without loss. */
export const encodeReference = (capture: Buffer): Promise<Buffer> =>
  sharp(capture).webp({ lossless: true, effort: 4 }).toBuffer()
