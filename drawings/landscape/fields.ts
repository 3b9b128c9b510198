import { mix } from '../colour.ts'
import { type Point, plus, polar, xy } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { bladeOf, shapes } from '../organs/blade.ts'
import { laid } from '../organs/laid.ts'
import { outlineOf, strip, sweep } from '../organs/ribbon.ts'
import { polygonPath, softPath } from '../path-text.ts'
import type { Scene } from '../scene.ts'

const greens = ['#5f8f4c', '#7ba65a', '#4b7d45'] as const

/** One maize plant in the field: cane, arching leaves, tassel; `tall` in pixels. */
export function maizePlant(scene: Scene, foot: Point, tall: number): void {
  const { random, hour, sheet } = scene
  const lean = random.between(-0.06, 0.06)
  const cane = sweep({ at: foot, angle: -Math.PI / 2 + lean, length: tall, bend: -lean }, 8)
  inkLine(scene, cane, { width: Math.max(2, tall * 0.022), opacity: 0.85, taper: 0.6 })
  inkLine(
    scene,
    cane.map((p) => plus(p, [-1, 0])),
    { width: 1, opacity: 0.4 },
  )
  for (let i = 0; i < 7; i++) {
    const at = cane[1 + i] as Point
    const side = i % 2 ? 1 : -1
    const leaf = bladeOf(
      {
        at,
        angle: -Math.PI / 2 + side * random.between(0.35, 0.7),
        length: tall * random.between(0.46, 0.6) * (1 - i * 0.06),
        bend: side * random.between(1, 1.8),
      },
      { ...shapes.strap, half: 0.06 },
    )
    const colour = random.pick(greens)
    laid(scene, outlineOf(leaf), { paint: toned(colour, hour, side < 0 ? 0.2 : 0), ink: 1.15 })
    sheet.gather(polygonPath(strip(leaf, side < 0 ? 'left' : 'right', [0, 0.95])), {
      fill: toned(colour, hour, -0.25),
      'fill-opacity': 0.8,
    })
  }
  const top = cane[8] as Point
  for (const fan of [-0.5, -0.18, 0.16, 0.48])
    inkLine(scene, sweep({ at: top, angle: -Math.PI / 2 + fan, length: tall * 0.16, bend: fan }, 4), {
      width: 3,
      opacity: 0.55,
    })
  for (const fan of [-0.5, -0.18, 0.16, 0.48])
    sheet.gather(
      softPath([
        top,
        plus(top, polar(-Math.PI / 2 + fan - 0.1, tall * 0.1)),
        plus(top, polar(-Math.PI / 2 + fan * 1.3, tall * 0.17)),
        plus(top, polar(-Math.PI / 2 + fan + 0.12, tall * 0.09)),
      ]),
      { fill: toned('#d3b25e', hour, 0.05), 'fill-opacity': 0.85 },
    )
}

/** Ploughed rows that run together far off, as far as the field's back edge. */
export function furrowed(
  scene: Scene,
  field: readonly [Point, Point, Point, Point],
  { earth, rows }: { earth: string; rows: number },
): void {
  const { sheet, hour } = scene
  const [a, b, c, d] = field
  sheet.path(polygonPath(field), {
    fill: sheet.gradient(xy(0, a[1]), xy(0, d[1]), [
      [0, mix(toned(earth, hour, 0.1), hour.haze, 0.35)],
      [1, toned(earth, hour, -0.1)],
    ]),
  })
  for (let i = 0; i < rows; i++) {
    const at = (i + 0.5) / rows
    const far: Point = [a[0] + (b[0] - a[0]) * at, a[1] + (b[1] - a[1]) * at]
    const near: Point = [d[0] + (c[0] - d[0]) * at, d[1] + (c[1] - d[1]) * at]
    const wide = (c[0] - d[0]) / rows
    sheet.path(polygonPath([far, plus(near, [wide * 0.26, 0]), plus(near, [-wide * 0.26, 0])]), {
      fill: toned(earth, hour, -0.4),
      'fill-opacity': 0.45,
    })
    inkLine(scene, [far, near], { width: 1, opacity: 0.25, tremor: 1.2, step: 30 })
  }
}
