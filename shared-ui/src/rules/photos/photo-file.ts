/** The largest size of a photo, in bytes: 10 MB. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024

/** The most pixels that a photo may have: 50 megapixels. */
export const MAX_PHOTO_PIXELS = 50_000_000

/** The accepted extensions of a photo's file name. */
export const PHOTO_ENDINGS = ['gif', 'png', 'jpg', 'jpeg', 'svg', 'webp'] as const

const NAME = new RegExp(`\\.(?:${PHOTO_ENDINGS.join('|')})$`, 'i')

export type PhotoFileProblem = 'photo_name' | 'photo_too_large'

/** What is wrong with a chosen file, as far as its name and its size in bytes show; null if nothing is. */
export function photoFileProblem(file: { name: string; size: number }): PhotoFileProblem | null {
  if (!NAME.test(file.name)) return 'photo_name'
  return file.size > MAX_PHOTO_BYTES ? 'photo_too_large' : null
}
