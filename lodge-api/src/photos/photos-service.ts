import type { Lodge } from '../lodge.ts'
import { PhotoNotFound } from './photo-errors.ts'
import { findPhoto } from './photos-repository.ts'

/** A picture with its cache headers. */
export type ServedPhoto = { bytes: Uint8Array; contentType: string; etag: string; cacheControl: string }

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'public, no-cache'

/**
 * Returns the picture of a room or a plant, by its owner's id, in the stored size that fits `width` pixels. With the
 * current version in the URL it is cached for ever; otherwise browsers revalidate by ETag. Throws `PhotoNotFound`.
 */
export async function servedPhoto(
  lodge: Lodge,
  ownerId: string,
  request: { width: number; version?: string | undefined },
): Promise<ServedPhoto> {
  const photo = await findPhoto(lodge.database.kysely, ownerId, request.width)
  if (!photo) throw new PhotoNotFound()
  return {
    bytes: photo.bytes,
    contentType: 'image/webp',
    etag: `${photo.version}-${photo.width}`,
    cacheControl: request.version === photo.version ? IMMUTABLE : REVALIDATE,
  }
}
