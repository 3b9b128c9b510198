import type { Lodge } from '../lodge.ts'
import { PhotoNotFound } from './photo-errors.ts'
import { findPhoto } from './photos-repository.ts'

/** A picture with what a cache may do with it. */
export type ServedPhoto = { bytes: Uint8Array; contentType: string; etag: string; cacheControl: string }

const FOREVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'public, no-cache'

/**
 * C-07: the picture of a room or a plant, by the id of what it shows, near a width in pixels. Named by its present version it never changes; otherwise the ETag tells.
 * Throws `PhotoNotFound`.
 */
export async function servedPhoto(
  lodge: Lodge,
  ownerId: string,
  wish: { width: number; version?: string | undefined },
): Promise<ServedPhoto> {
  const photo = await findPhoto(lodge.database.kysely, ownerId, wish.width)
  if (!photo) throw new PhotoNotFound()
  return {
    bytes: photo.bytes,
    contentType: 'image/webp',
    etag: `${photo.version}-${photo.width}`,
    cacheControl: wish.version === photo.version ? FOREVER : ASK_AGAIN,
  }
}
