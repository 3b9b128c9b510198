import { createHash } from 'node:crypto'
import { MAX_PHOTO_PIXELS } from 'shared-ui/rules/photos/photo-file'
import { PLANT_PHOTO_WIDTHS, ROOM_PHOTO_WIDTHS } from 'shared-ui/rules/photos/photo-sizes'
import type { Sharp } from 'sharp'
import { DomainError } from '../errors.ts'
import { PhotoTooManyPixels, PhotoUnreadable } from './photo-errors.ts'
import type { PhotoFormat } from './photo-format.ts'
import { rasteriseSvg, type Size } from './rasterise-svg.ts'

/** What a picture shows, which determines its aspect ratio. */
export type PhotoKind = 'room' | 'plant'
/** One stored size of a picture. */
export type PhotoSize = { width: number; bytes: Uint8Array }
/** A rendered picture; its version is the hash of all its sizes. */
export type RenderedPhoto = { version: string; sizes: PhotoSize[] }

type Shape = { widths: readonly number[]; ratio: number }

/** A room's picture is 1024×768 and a plant's 768×768; both are also stored in smaller widths. */
const SHAPES: Record<PhotoKind, Shape> = {
  room: { widths: ROOM_PHOTO_WIDTHS, ratio: 768 / 1024 },
  plant: { widths: PLANT_PHOTO_WIDTHS, ratio: 1 },
}

/** The page background, which replaces transparency. */
const BACKGROUND = '#FBF7EF'
const WEBP = { quality: 80, effort: 4 }
/** More than the largest picture needs. */
const TIMEOUT_SECONDS = 20

/** Loads sharp on the first upload: it takes 30 MB that the server does not need at rest. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

/** Checks the size declared in the file's header. Throws `PhotoTooManyPixels`, and `PhotoUnreadable` for a file that cannot be read. */
async function checkPixels(original: Uint8Array): Promise<void> {
  const sharp = await loadSharp()
  const { width, height } = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new PhotoUnreadable({ cause })
    })
  if (width * height > MAX_PHOTO_PIXELS) throw new PhotoTooManyPixels()
}

/** Opens a picture upright at its largest size, from which the smaller ones are derived. */
async function open(original: Uint8Array, target: Size): Promise<Sharp> {
  await checkPixels(original)
  const sharp = await loadSharp()
  return upright(sharp(original, { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'error' }), target)
}

/**
 * Renders a picture as PNG at `target`. An SVG is rasterised at that size; one so thin that it would be longer than
 * 32,767 pixels fails. Throws `PhotoTooManyPixels`, and `PhotoUnreadable` for one that cannot be read.
 */
export const pngOf = async (original: Uint8Array, target: Size): Promise<Buffer> =>
  (await open(original, target)).png({ compressionLevel: 1 }).toBuffer()

const upright = (input: Sharp, { width, height }: Size): Sharp =>
  input
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: BACKGROUND })
    .toColourspace('srgb')

async function encode(original: Uint8Array, format: PhotoFormat, shape: Shape): Promise<PhotoSize[]> {
  const largest = Math.max(...shape.widths)
  const heightOf = (width: number): number => Math.round(width * shape.ratio)
  const target = { width: largest, height: heightOf(largest) }
  const pixels = format === 'svg' ? await rasteriseSvg(original, target) : original
  const picture = await open(pixels, target)
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const sharp = await loadSharp()
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const sizes: PhotoSize[] = []
  for (const width of shape.widths) {
    const resized = sharp(data, { raw }).resize(width, heightOf(width))
    sizes.push({ width, bytes: new Uint8Array(await resized.webp(WEBP).toBuffer()) })
  }
  return sizes
}

/** Returns the version of a picture: a hash of all its sizes. */
export function versionOf(sizes: PhotoSize[]): string {
  const hash = createHash('sha256')
  for (const size of sizes) hash.update(size.bytes)
  return hash.digest('hex').slice(0, 16)
}

/**
 * Re-encodes a picture as WebP at every stored width, upright and without metadata. An SVG is rasterised; of an
 * animation the first frame is used. Throws `PhotoTooManyPixels`, `PhotoUnreadable` if it cannot be rendered, and `PhotoTypeUnknown`
 * for an SVG that is too complex.
 */
export async function renderPhoto(
  original: Uint8Array,
  format: PhotoFormat,
  kind: PhotoKind,
): Promise<RenderedPhoto> {
  try {
    const sizes = await encode(original, format, SHAPES[kind])
    return { version: versionOf(sizes), sizes }
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw new PhotoUnreadable({ cause: error })
  }
}
