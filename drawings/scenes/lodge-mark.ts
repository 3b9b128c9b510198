import { house } from '../colour.ts'
import { type Point, plus, polar, xy } from '../geometry.ts'
import { hours } from '../hours.ts'
import { lensPath, polygonPath } from '../path-text.ts'
import type { Picture } from '../picture.ts'
import type { Scene } from '../scene.ts'

const large = ([x, y]: Point): Point => [x * 4, y * 4]

/** The lodge's mark: a jacaranda leaf in the arch of an adobe door, cut out of one colour. */
function mark(scene: Scene): void {
  const head = Array.from(
    { length: 37 },
    (_, i): Point => plus([32, 25], polar(Math.PI + (i / 36) * Math.PI, 23)),
  )
  const arch: Point[] = [[9, 61.5], ...head, [55, 61.5]]
  let leaf = polygonPath(([xy(31, 57), xy(31.5, 17), xy(32.5, 17), xy(33, 57)] as const).map(large))
  for (let i = 0; i < 5; i++) {
    const at: Point = [32, 51 - i * 7.4]
    const long = [13, 16, 16, 14, 11][i] ?? 10
    for (const side of [-1, 1])
      leaf += lensPath(
        large(plus(at, [side * 1.6, 0])),
        large(plus(at, polar(-Math.PI / 2 + side * (1.0 - i * 0.07), long))),
        9.2,
      )
  }
  leaf += lensPath(large([32, 16]), large([32, 5.5]), 9.2)
  scene.sheet.path(polygonPath(arch.map(large)) + leaf, { fill: house.leaf, 'fill-rule': 'evenodd' })
}

/** Drawn large so that its curves stay true when a browser scales it down to 16 pixels. */
const square = { width: 256, height: 256, hour: hours.noon, grained: 'no', draw: mark } as const

export const logo: Picture = { ...square, name: 'logo', file: 'public-site/src/pictures/logo.svg' }
export const favicon: Picture = { ...square, name: 'favicon', file: 'public-site/src/pictures/favicon.svg' }
