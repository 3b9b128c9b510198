import { existsSync, globSync } from 'node:fs'
import { join, resolve } from 'node:path'

const chosen = process.env['LODGE_CONTENT']?.trim() ?? ''

/** The folder with the lodge's content: `LODGE_CONTENT`, relative to the project's root, or the demonstration lodge. */
export const contentFolder = resolve(import.meta.dirname, '..', chosen === '' ? 'content/lodge' : chosen)

/** A file of the lodge's content cannot be used; the message names the file and the reason. */
export class BadContent extends Error {
  override name = 'BadContent'

  constructor(file: string, problem: string) {
    super(`${join(contentFolder, file)}: ${problem}`)
  }
}

/** The path of a picture, by its file name in one of the picture folders. */
export const pictureFile = (kind: string, name: string): string => join(contentFolder, 'pictures', kind, name)

/** Whether a picture folder has a file with this name. */
export const hasPicture = (kind: string, name: string): boolean => existsSync(pictureFile(kind, name))

/** The path of the only picture for a place on the site, such as `banner/wide`, in any format. Throws `BadContent`. */
export function pictureFor(place: string): string {
  const [found, ...others] = globSync(`pictures/${place}.{svg,jpg,jpeg,png,webp}`, { cwd: contentFolder })
  if (found === undefined) throw new BadContent(`pictures/${place}.*`, 'there is no such picture')
  if (others.length > 0) throw new BadContent(found, `there is also ${others.join(', ')}`)
  return join(contentFolder, found)
}
