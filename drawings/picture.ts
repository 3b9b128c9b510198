import type { Hour } from './hours.ts'
import { grain, paperMargin } from './paper.ts'
import { seeded } from './random.ts'
import type { Scene } from './scene.ts'
import { Sheet } from './sheet.ts'

/** A picture the kit can make. `file` is its path from the root of the repository. */
export type Picture = {
  name: string
  file: string
  width: number
  height: number
  hour: Hour
  /** Bare paper round the painted field, in pixels; none by default. */
  margin?: number
  /** Paper grain over the whole. */
  grained?: 'yes' | 'no'
  draw: (scene: Scene) => void
}

/** Draws a picture from its name alone: the same name gives the same bytes. */
export function drawn(picture: Picture): string {
  const sheet = new Sheet(picture.name, picture.width, picture.height)
  const scene: Scene = { sheet, hour: picture.hour, random: seeded(picture.name) }
  picture.draw(scene)
  if (picture.margin) paperMargin(scene, picture.margin)
  if (picture.grained !== 'no') grain(scene)
  return sheet.toSvg()
}

/** One of the lodge's rooms, at the size all of them have. */
export const roomPicture = (name: string, hour: Hour, draw: (scene: Scene) => void): Picture => ({
  name,
  file: `lodge-api/src/demo/pictures/rooms/${name}.svg`,
  width: 1024,
  height: 768,
  hour,
  margin: 20,
  draw,
})

/** One of the gallery's pictures, 4 : 3. */
export const galleryPicture = (name: string, hour: Hour, draw: (scene: Scene) => void): Picture => ({
  name,
  file: `public-site/src/pictures/gallery/${name}.svg`,
  width: 1200,
  height: 900,
  hour,
  margin: 24,
  draw,
})

/** One of the restaurant's slides, 3 : 2. */
export const slidePicture = (name: string, hour: Hour, draw: (scene: Scene) => void): Picture => ({
  name,
  file: `public-site/src/pictures/restaurant/${name}.svg`,
  width: 1200,
  height: 800,
  hour,
  margin: 24,
  draw,
})
