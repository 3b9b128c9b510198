import { mix } from '../colour.ts'
import { between, type Point, plus, xy } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { layeredNoise } from '../noise.ts'
import { linePath, polygonPath, softPath } from '../path-text.ts'
import type { Scene } from '../scene.ts'

/** A hillside of terraces: its crest and its foot, both from the picture's edge to the toe of the hill. */
type Hillside = {
  crest: readonly Point[]
  foot: readonly Point[]
  steps: number
  green: string
  stone: string
}

const rowOf = ({ crest, foot }: Hillside, part: number): Point[] =>
  crest.map((high, i) => between(high, foot[i] as Point, part))

/** The joints of a dry stone wall between its top and its foot. */
function joints(scene: Scene, top: readonly Point[], foot: readonly Point[]): string {
  let d = ''
  const courses = 3
  for (let course = 1; course < courses; course++) {
    const line = top.map((point, i) =>
      plus(between(point, foot[i] as Point, course / courses), [0, scene.random.between(-1, 1)]),
    )
    d += linePath(line.slice(course % 2, -1))
  }
  for (let i = 0; i < top.length - 1; i++)
    for (let course = 0; course < courses; course++)
      for (const across of [0.1, 0.6]) {
        const shift = across + (course % 2) * 0.22 + scene.random.between(-0.08, 0.08)
        const [a, b] = [
          between(top[i] as Point, top[i + 1] as Point, shift),
          between(foot[i] as Point, foot[i + 1] as Point, shift),
        ]
        d += linePath([between(a, b, course / courses), between(a, b, (course + 1) / courses)])
      }
  return d
}

/** Grass hanging over a wall's top. */
function fringe(scene: Scene, line: readonly Point[], size: number): string {
  let d = ''
  for (const [i, at] of line.entries()) {
    if (i % 2) continue
    const wide = size * scene.random.between(0.8, 2.4)
    d += softPath([
      plus(at, [-wide, -size * 0.4]),
      plus(at, [0, -size * scene.random.between(0.6, 1.2)]),
      plus(at, [wide, -size * 0.3]),
      plus(at, [wide * 0.4, size * scene.random.between(0.5, 1.3)]),
      plus(at, [-wide * 0.5, size * 0.5]),
    ])
  }
  return d
}

/** Andenes: steps of green held by walls of stone, each bent to the hill. */
export function terraces(scene: Scene, hill: Hillside): void {
  const { sheet, hour, random } = scene
  const sway = layeredNoise(random, 3, 0.5)
  for (let step = 0; step < hill.steps; step++) {
    const near = step / (hill.steps - 1)
    const [from, mid, to] = [step / hill.steps, (step + 0.46) / hill.steps, (step + 1) / hill.steps]
    const bend = (line: Point[]): Point[] => line.map(([x, y], i) => [x, y + sway(i * 0.4 + step) * 3])
    const [back, top, foot] = [bend(rowOf(hill, from)), bend(rowOf(hill, mid)), bend(rowOf(hill, to + 0.012))]
    const green = mix(toned(hill.green, hour, random.between(-0.12, 0.14)), hour.haze, 0.34 - near * 0.34)
    const stone = mix(toned(hill.stone, hour, -0.12), hour.haze, 0.3 - near * 0.3)
    sheet.path(polygonPath([...back, ...[...top].reverse()]), { fill: green })
    sheet.path(polygonPath([...top, ...[...foot].reverse()]), { fill: stone })
    sheet.path(polygonPath([...top, ...[...top].reverse().map((p): Point => plus(p, [0, 4 + near * 5]))]), {
      fill: hour.shade,
      'fill-opacity': 0.28,
    })
    sheet.path(joints(scene, top, foot), {
      fill: 'none',
      stroke: '#22301f',
      'stroke-width': 0.7 + near * 0.4,
      'stroke-opacity': 0.3 + near * 0.12,
    })
    sheet.path(fringe(scene, top, 2 + near * 5), {
      fill: mix(toned(hill.green, hour, -0.25), hour.haze, 0.28 - near * 0.28),
      'fill-opacity': 0.9,
    })
    inkLine(scene, back, { width: 0.8 + near * 0.5, opacity: 0.4, tremor: 0.7, step: 22 })
  }
}

/** Mist lying in the valley: long soft bands, each paler than what it hides. */
export function mist(
  scene: Scene,
  bands: readonly { at: Point; wide: number; tall: number; opacity: number }[],
): void {
  const { sheet, hour, random } = scene
  for (const { at, wide, tall, opacity } of bands)
    for (let layer = 0; layer < 3; layer++) {
      const size = 1 - layer * 0.22
      const upper = Array.from(
        { length: 9 },
        (_, i): Point => [
          at[0] + (i / 8 - 0.5) * 2 * wide * size,
          at[1] - Math.sin((i / 8) * Math.PI) * tall * size * random.between(0.5, 1),
        ],
      )
      const under = Array.from(
        { length: 5 },
        (_, i): Point => [
          at[0] + (0.5 - i / 4) * 1.8 * wide * size,
          at[1] + Math.sin((i / 4) * Math.PI) * tall * 0.5 * size,
        ],
      )
      sheet.path(softPath([...upper, ...under]), {
        fill: mix(hour.haze, '#ffffff', 0.35),
        'fill-opacity': opacity / 2.4,
      })
    }
}

/** A straight-sided field of light over part of the picture, to tie what is near to what is far. */
export function veil(scene: Scene, [top, bottom]: readonly [number, number], opacity: number): void {
  const { sheet, hour } = scene
  sheet.path(
    polygonPath([xy(-5, top), xy(sheet.width + 5, top), xy(sheet.width + 5, bottom), xy(-5, bottom)]),
    {
      fill: sheet.gradient(xy(0, top), xy(0, bottom), [
        [0, hour.haze, 0],
        [0.5, hour.haze, opacity],
        [1, hour.haze, 0],
      ]),
    },
  )
}
