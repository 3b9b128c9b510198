import { createHash } from 'node:crypto'
import { MOST_PHOTO_PIXELS } from 'shared-ui/rules/photo-file'
import { PLANT_PHOTO_WIDTHS, ROOM_PHOTO_WIDTHS } from 'shared-ui/rules/photo-sizes'
import type { Sharp } from 'sharp'
import { PhotoTooManyPixels, PhotoUnreadable } from './photo-errors.ts'

/** What a picture shows, which decides its shape. */
export type PhotoKind = 'room' | 'plant'
/** One kept size of a picture. */
export type PhotoSize = { width: number; bytes: Uint8Array }
/** A picture ready to keep: its version is the hash of all its sizes. */
export type RenderedPhoto = { version: string; sizes: PhotoSize[] }

type Shape = { widths: readonly number[]; ratio: number }

/** N-06: a room's picture is 1024×768, a plant's 768×768, and both are kept smaller too, in the same shape. */
const SHAPES: Record<PhotoKind, Shape> = {
  room: { widths: ROOM_PHOTO_WIDTHS, ratio: 768 / 1024 },
  plant: { widths: PLANT_PHOTO_WIDTHS, ratio: 1 },
}

/** What shows through a picture with transparent parts: the page's own ground. */
const PAPER = '#FBF7EF'
const WEBP = { quality: 80, effort: 4 }
/** Longer than the largest picture takes here; a drawing made to keep the server busy ends with it. */
const LONGEST_SECONDS = 20

/** Loaded when a picture comes in: at rest the server has no use for its 30 MB. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

type Size = { width: number; height: number }

/** V-08: looks at the size a picture says it has, in its first bytes alone. Throws `PhotoTooManyPixels`. */
async function checkPixels(original: Uint8Array): Promise<void> {
  const sharp = await loadSharp()
  const { width, height } = await sharp(original, { limitInputPixels: false }).metadata()
  if (width * height > MOST_PHOTO_PIXELS) throw new PhotoTooManyPixels()
}

/**
 * The picture upright and at its largest size, decoded once for all the smaller ones. An SVG is drawn at the size it is
 * wanted in; one so thin that this would be longer than 32,767 pixels cannot be drawn.
 */
async function decode(original: Uint8Array, wanted: Size) {
  await checkPixels(original)
  const sharp = await loadSharp()
  const input = sharp(original, { limitInputPixels: MOST_PHOTO_PIXELS, failOn: 'error' })
  return upright(input, wanted).raw().toBuffer({ resolveWithObject: true })
}

const upright = (input: Sharp, { width, height }: Size): Sharp =>
  input
    .timeout({ seconds: LONGEST_SECONDS })
    .autoOrient()
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: PAPER })
    .toColourspace('srgb')

async function encode(original: Uint8Array, shape: Shape): Promise<PhotoSize[]> {
  const largest = Math.max(...shape.widths)
  const heightOf = (width: number): number => Math.round(width * shape.ratio)
  const { data, info } = await decode(original, { width: largest, height: heightOf(largest) })
  const sharp = await loadSharp()
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const sizes: PhotoSize[] = []
  for (const width of shape.widths) {
    const resized = sharp(data, { raw }).resize(width, heightOf(width))
    sizes.push({ width, bytes: new Uint8Array(await resized.webp(WEBP).toBuffer()) })
  }
  return sizes
}

/** The version of a picture: a hash of all its sizes (C-07). */
export function versionOf(sizes: PhotoSize[]): string {
  const hash = createHash('sha256')
  for (const size of sizes) hash.update(size.bytes)
  return hash.digest('hex').slice(0, 16)
}

/**
 * N-06: re-encodes a picture as WebP at every kept width, upright and without its metadata; an SVG is rasterised, of an
 * animation the first picture is kept. Throws `PhotoTooManyPixels`, and `PhotoUnreadable` for one that cannot be drawn.
 */
export async function renderPhoto(original: Uint8Array, kind: PhotoKind): Promise<RenderedPhoto> {
  try {
    const sizes = await encode(original, SHAPES[kind])
    return { version: versionOf(sizes), sizes }
  } catch (error) {
    if (error instanceof PhotoTooManyPixels) throw error
    throw new PhotoUnreadable({ cause: error })
  }
}
