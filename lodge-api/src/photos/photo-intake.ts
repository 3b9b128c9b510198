import { serialQueue } from './one-at-a-time.ts'
import { PhotoTypeUnknown } from './photo-errors.ts'
import { photoFormat, reachesOutside } from './photo-format.ts'
import { type PhotoKind, type RenderedPhoto, renderPhoto } from './photo-rendering.ts'

// A picture of 50 megapixels needs some 200 MB while it is decoded: never two of them at once (case 15).
const inTurn = serialQueue()

/** A picture as it was sent, or one that was taken in before. */
export type Picture = Uint8Array | RenderedPhoto

/**
 * V-08, N-06: takes in a picture by its bytes, not its name: GIF, PNG, JPEG, WebP or SVG. What comes back is what
 * `storePhoto` keeps. Throws `PhotoTypeUnknown`, `PhotoTooManyPixels`, `PhotoUnreadable`, each naming the field `photo`.
 */
export async function readPhoto(original: Picture, kind: PhotoKind): Promise<RenderedPhoto> {
  if ('sizes' in original) return original
  const format = photoFormat(original)
  if (format === null) throw new PhotoTypeUnknown('photo_type')
  if (format === 'svg' && reachesOutside(original)) throw new PhotoTypeUnknown('photo_svg_outside')
  return inTurn(() => renderPhoto(original, kind))
}
