import { mix } from './colour.ts'
import { type Bounds, type Point, xy } from './geometry.ts'
import { toned } from './hours.ts'
import { hatch, inkLine } from './ink-line.ts'
import { layeredNoise } from './noise.ts'
import { lensPath, polygonPath } from './path-text.ts'
import type { Scene } from './scene.ts'

/** One side of the valley, coming down to its floor: from the picture's edge at `from` to its toe at `toe`. */
type Side = { edge: number; toe: number; high: number; low: number; near: number }

/** The slopes that close the valley on both hands, terraced as they have been for a thousand years. */
export function valleySides(
  scene: Scene,
  { bounds, horizon, gap = 0.5 }: { bounds: Bounds; horizon: number; gap?: number },
): void {
  const wide = bounds.right - bounds.left
  const deep = bounds.bottom - horizon
  const x = (part: number): number => bounds.left + wide * part
  const sides: readonly Side[] = [
    {
      edge: bounds.left - 5,
      toe: x(gap - 0.12),
      high: horizon - wide * 0.07,
      low: horizon + deep * 0.1,
      near: 0.45,
    },
    {
      edge: bounds.right + 5,
      toe: x(gap + 0.16),
      high: horizon - wide * 0.085,
      low: horizon + deep * 0.12,
      near: 0.5,
    },
    {
      edge: bounds.left - 5,
      toe: x(gap - 0.3),
      high: horizon - wide * 0.03,
      low: horizon + deep * 0.24,
      near: 0.75,
    },
    {
      edge: bounds.right + 5,
      toe: x(gap + 0.36),
      high: horizon - wide * 0.04,
      low: horizon + deep * 0.26,
      near: 0.8,
    },
  ]
  for (const side of sides)
    if ((side.toe - side.edge) * (side.edge < x(0.5) ? 1 : -1) > wide * 0.06) slope(scene, side)
}

type Wood = { crest: readonly Point[]; foot: (part: number) => Point; tall: number; pale: number }

/** A few trees on the slope. */
function scattered({ sheet, hour, random }: Scene, { crest, foot, tall, pale }: Wood): void {
  let trees = ''
  for (let i = 0; i < 9; i++) {
    const part = random.between(0.15, 0.95)
    const on = crest[Math.round(part * 24)] as Point
    const at: Point = [on[0], on[1] + (foot(part)[1] - on[1]) * random.between(0.2, 1)]
    const size = tall * random.between(0.025, 0.06)
    trees += lensPath(at, [at[0], at[1] - size * 2], size * 0.8)
  }
  sheet.path(trees, {
    fill: mix(toned('#3f5f3c', hour, -0.2), hour.haze, pale),
    'fill-opacity': 0.7,
  })
}

function slope(scene: Scene, { edge, toe, high, low, near }: Side): void {
  const { sheet, hour, random } = scene
  const shape = layeredNoise(random, 4, 0.5)
  const crest = Array.from({ length: 25 }, (_, i): Point => {
    const part = i / 24
    return [
      edge + (toe - edge) * part,
      high + (low - high) * part ** 1.25 + shape(part * 4) * Math.abs(low - high) * 0.13 * (1 - part),
    ]
  })
  const foot = (part: number): Point => [
    edge + (toe - edge) * part,
    low + (1 - part) * Math.abs(low - high) * 0.32,
  ]
  const body = [...crest, ...[0.75, 0.5, 0.25, 0].map(foot)]
  const paint = mix(hour.nearRidge, hour.haze, 0.5 - near * 0.5)
  sheet.path(polygonPath(body), {
    fill: sheet.gradient(xy(0, high), xy(0, low + 6), [
      [0, mix(paint, hour.light, 0.16)],
      [0.7, paint],
      [1, mix(paint, hour.haze, 0.3)],
    ]),
  })
  for (let row = 1; row < 5; row++) {
    const line = crest.map(
      ([x, y], i): Point => [x, y + (foot(i / 24)[1] - y) * (row / 5) + Math.sin(i * 0.9 + row) * 0.8],
    )
    inkLine(scene, line.slice(random.whole(0, 5), random.whole(14, 23)), {
      width: 0.7,
      opacity: 0.3,
      tremor: 0.6,
      step: 18,
    })
  }
  inkLine(scene, crest, { width: 0.9 + near * 0.4, opacity: 0.5, tremor: 0.4, step: 16 })
  hatch(scene, [...crest.slice(8, 15), foot(14 / 24), foot(8 / 24)], {
    angle: edge < toe ? 1.2 : 1.9,
    spacing: 5,
    width: 0.6,
    opacity: 0.16,
  })
  scattered(scene, { crest, foot, tall: Math.abs(low - high), pale: 0.35 - near * 0.3 })
}
