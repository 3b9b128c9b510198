import { cleanSvg } from './clean-svg.ts'
import { PhotoTypeUnknown } from './photo-errors.ts'
import { hasExternalReferences, photoFormat } from './photo-format.ts'
import { type PhotoKind, type RenderedPhoto, renderPhoto } from './photo-rendering.ts'

/**
 * Returns a queue that runs tasks one after another in order, so that their memory is never needed twice at once. A
 * failed task does not stop the next.
 */
function serialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}

// A picture of 50 megapixels needs about 200 MB while it is decoded, so pictures are decoded one at a time.
const runSerially = serialQueue()

/** A picture as it was uploaded, or one that was rendered before. */
export type Picture = Uint8Array | RenderedPhoto

/**
 * Checks and renders an uploaded picture by its content: GIF, PNG, JPEG, WebP or SVG. The result is what `storePhoto`
 * stores. Throws `PhotoTypeUnknown`, `PhotoTooManyPixels` and `PhotoUnreadable`, each for the field `photo`.
 */
export async function readPhoto(original: Picture, kind: PhotoKind): Promise<RenderedPhoto> {
  if ('sizes' in original) return original
  const format = photoFormat(original)
  if (format === null) throw new PhotoTypeUnknown('photo_type')
  const content = format === 'svg' ? checkedSvg(original) : original
  return runSerially(() => renderPhoto(content, format, kind))
}

/** An SVG is text: a larger one has more shapes than any drawing of a room or plant. */
const MAX_SVG_BYTES = 2_000_000

function checkedSvg(original: Uint8Array): Uint8Array {
  if (original.byteLength > MAX_SVG_BYTES) throw new PhotoTypeUnknown('photo_svg_too_large')
  const svg = cleanSvg(original)
  if (hasExternalReferences(svg)) throw new PhotoTypeUnknown('photo_svg_outside')
  return svg
}
