import { createHash } from 'node:crypto'
import { ROOM_PHOTO_WIDTHS } from 'shared-ui/validators/room'

/** One kept size of a picture. */
export type PhotoSize = { width: number; bytes: Uint8Array }
/** A picture ready to keep: its version is the hash of its largest size. */
export type RenderedPhoto = { version: string; sizes: PhotoSize[] }

type Shape = { widths: readonly number[]; ratio: number }

/** N-06: a room's picture is 1024×768 and smaller, all of the same shape. */
const ROOM_SHAPE: Shape = { widths: ROOM_PHOTO_WIDTHS, ratio: 768 / 1024 }

const MOST_PIXELS = 50_000_000
/** What shows through a picture with transparent parts: the page's own ground. */
const PAPER = '#FBF7EF'
const WEBP = { quality: 80, effort: 5 }

/** Loaded when a picture comes in: at rest the server has no use for its 30 MB. */
const loadSharp = async () => (await import('sharp')).default

/** The picture upright and at its largest size, decoded (or rasterised) once for all the smaller ones. */
async function decode(original: Uint8Array, width: number, height: number) {
  const sharp = await loadSharp()
  return sharp(original, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: PAPER })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function renderPhoto(original: Uint8Array, shape: Shape): Promise<RenderedPhoto> {
  const largest = Math.max(...shape.widths)
  const { data, info } = await decode(original, largest, Math.round(largest * shape.ratio))
  const sharp = await loadSharp()
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const sizes = await Promise.all(
    shape.widths.map(async (width) => {
      const resized = sharp(data, { raw }).resize(width, Math.round(width * shape.ratio))
      return { width, bytes: new Uint8Array(await resized.webp(WEBP).toBuffer()) }
    }),
  )
  const hash = createHash('sha256')
  for (const size of sizes) hash.update(size.bytes)
  return { version: hash.digest('hex').slice(0, 16), sizes }
}

/** N-06: re-encodes a room's picture as WebP at every kept width, upright, without its metadata; SVG is rasterised. */
export const renderRoomPhoto = (original: Uint8Array): Promise<RenderedPhoto> =>
  renderPhoto(original, ROOM_SHAPE)
