import type { Lodge } from '../lodge.ts'
import { PhotoNotFound } from './photo-errors.ts'
import { findRoomPhoto } from './photos-repository.ts'

/** A picture with what a cache may do with it. */
export type ServedPhoto = { bytes: Uint8Array; contentType: string; etag: string; cacheControl: string }

const FOREVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'public, no-cache'

/**
 * C-07: a room's picture near a width in pixels. Named by its present version it never changes; otherwise the ETag tells.
 * Throws `PhotoNotFound`.
 */
export async function roomPhoto(
  lodge: Lodge,
  roomId: string,
  wish: { width: number; version?: string | undefined },
): Promise<ServedPhoto> {
  const photo = await findRoomPhoto(lodge.database.kysely, roomId, wish.width)
  if (!photo?.version) throw new PhotoNotFound()
  return {
    bytes: photo.bytes,
    contentType: 'image/webp',
    etag: `${photo.version}-${photo.width}`,
    cacheControl: wish.version === photo.version ? FOREVER : ASK_AGAIN,
  }
}
