/** V-08: the most a photo may weigh, in bytes: 10 MB. */
export const LARGEST_PHOTO_BYTES = 10 * 1024 * 1024

/** V-08: the most pixels a photo may have: 50 megapixels. */
export const MOST_PHOTO_PIXELS = 50_000_000

/** how a photo's file name may end. */
export const PHOTO_ENDINGS = ['gif', 'png', 'jpg', 'jpeg', 'svg', 'webp'] as const

const NAME = new RegExp(`\\.(?:${PHOTO_ENDINGS.join('|')})$`, 'i')

export type PhotoFileProblem = 'photo_name' | 'photo_too_large'

/** A-07, V-08: what can be told of a chosen file without reading it; `size` in bytes. Null: nothing is wrong. */
export function photoFileProblem(file: { name: string; size: number }): PhotoFileProblem | null {
  if (!NAME.test(file.name)) return 'photo_name'
  return file.size > LARGEST_PHOTO_BYTES ? 'photo_too_large' : null
}
