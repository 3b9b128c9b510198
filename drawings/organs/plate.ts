import { type Colour, house, mix } from '../colour.ts'
import { type Point, plus, polar, xy } from '../geometry.ts'
import { hours } from '../hours.ts'
import { paperMargin } from '../paper.ts'
import { polygonPath, softPath } from '../path-text.ts'
import type { Picture } from '../picture.ts'
import type { Scene } from '../scene.ts'

const SIDE = 768

/** Even light from the upper left, as a plant is drawn at a window. */
const hour = { ...hours.noon, light: '#fffbe8', shade: '#4d4a63' }

/** The plate's ground: warm paper under one loose tint, its edge brushed. */
function ground(scene: Scene, tint: Colour): void {
  const { sheet, random } = scene
  const all = polygonPath([xy(-2, -2), xy(SIDE + 2, -2), xy(SIDE + 2, SIDE + 2), xy(-2, SIDE + 2)])
  sheet.path(all, { fill: mix(house.paper, tint, 0.16) })
  sheet.path(all, {
    fill: sheet.glow(xy(SIDE * 0.45, SIDE * 0.42), SIDE * 0.72, [
      [0, '#fffdf6', 0.85],
      [0.55, '#fffaf0', 0.35],
      [1, mix(tint, '#6b5a45', 0.3), 0.14],
    ]),
  })
  for (let i = 0; i < 5; i++) {
    const centre: Point = [random.between(120, 650), random.between(120, 650)]
    const ring = Array.from({ length: 7 }, (_, k) =>
      plus(centre, polar((k / 7) * Math.PI * 2, random.between(70, 200))),
    )
    sheet.path(softPath(ring), { fill: tint, 'fill-opacity': random.between(0.05, 0.1) })
  }
  paperMargin(scene, 24)
}

/** A plant of the garden as a naturalist's plate. `slug` is its file's name; `tint` the wash behind it. */
export const plate = (slug: string, tint: Colour, draw: (scene: Scene) => void): Picture => ({
  name: `plate-${slug}`,
  file: `lodge-api/src/demo/pictures/plants/${slug}.svg`,
  width: SIDE,
  height: SIDE,
  hour,
  draw: (scene) => {
    ground(scene, tint)
    draw(scene)
  },
})
