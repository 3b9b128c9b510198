import { midway, projectEdge, projectFace, type Vec, vec } from '../camera.ts'
import { mix } from '../colour.ts'
import { toned } from '../hours.ts'
import { hatch, inkEdges, inkStraight } from '../ink-line.ts'
import { polygonPath } from '../path-text.ts'
import type { View } from '../scene.ts'
import { block, pole, slab } from '../solids.ts'

const wood = '#6d4630'

/** The colours the house shows by day; at night it is painted in others. */
type HouseColours = { walls: string; tile: string }
const byDay: HouseColours = { walls: '#f6ecd8', tile: '#b8623a' }

/** A window or door of the house, lit from within, on the wall that faces the viewer (`z`). */
function pane(
  view: View,
  z: number,
  [left, low, right, high]: readonly [number, number, number, number],
): void {
  const face: readonly Vec[] = [
    vec(left, low, z),
    vec(right, low, z),
    vec(right, high, z),
    vec(left, high, z),
  ]
  const shape = projectFace(view.camera, face)
  view.sheet.path(polygonPath(shape), { fill: '#5d4632' })
  const inner = projectFace(
    view.camera,
    face.map(([x, y]): Vec => [x + (x === left ? 0.08 : -0.08), y + (y === low ? 0.05 : -0.08), z]),
  )
  view.sheet.path(polygonPath(inner), { fill: '#f7cf7c' })
  inkEdges(view, shape, { width: 1, opacity: 0.7 })
  const bar = projectEdge(view.camera, [vec((left + right) / 2, low, z), vec((left + right) / 2, high, z)])
  if (bar) inkStraight(view, bar, { width: 0.9, opacity: 0.8 })
}

/** One slope of a tiled roof between its eaves and its ridge; rows of tiles run down it. */
function slope(
  view: View,
  [a, b, c, d]: readonly [Vec, Vec, Vec, Vec],
  { tile, level }: { tile: string; level: number },
): void {
  slab(view, [a, b, c, d], { colour: tile, level, ink: 1.2 })
  const rows = 16
  for (let i = 1; i < rows; i++) {
    const line = projectEdge(view.camera, [midway(a, b, i / rows), midway(d, c, i / rows)])
    if (line) inkStraight(view, line, { width: 0.8, opacity: 0.32, tremor: 0.5 })
    if (line && i % 3 === 0)
      view.sheet.path(
        polygonPath([
          ...projectFace(view.camera, [
            midway(a, b, i / rows),
            midway(a, b, (i + 1) / rows),
            midway(d, c, (i + 1) / rows),
            midway(d, c, i / rows),
          ]),
        ]),
        {
          fill: view.random.chance(0.5) ? mix(tile, view.hour.shade, 0.4) : toned(tile, view.hour, 0.6),
          'fill-opacity': 0.3,
        },
      )
  }
}

/** The veranda: its floor, wooden posts, and a rail but for the way in. */
function veranda(view: View, { long, porch }: { long: number; porch: number }): void {
  block(view, [vec(-0.2, -0.3, -porch - 0.2), vec(long + 0.2, 0, 0)], {
    colour: '#b98a66',
    from: [-1, 1, -0.3],
  })
  for (let i = 0; i <= 7; i++)
    pole(view, [vec((long / 7) * i, 0, -porch), vec((long / 7) * i, 2.35, -porch)], {
      colour: wood,
      thick: 0.16,
    })
  for (let i = 0; i < 7; i++) {
    if (i === 2) continue
    const [from, to] = [(long / 7) * i, (long / 7) * (i + 1)]
    pole(view, [vec(from, 0.85, -porch), vec(to, 0.85, -porch)], { colour: wood, thick: 0.07 })
    for (let k = 1; k < 4; k++) {
      const bar = projectEdge(view.camera, [
        vec(from + ((to - from) * k) / 4, 0, -porch),
        vec(from + ((to - from) * k) / 4, 0.85, -porch),
      ])
      if (bar) inkStraight(view, bar, { width: 0.9, opacity: 0.6 })
    }
  }
}

/** The lodge: a long white house under a tiled roof, a veranda on wooden posts towards the valley. Its corner stands at the origin. */
export function lodge(view: View, { walls, tile }: HouseColours = byDay): void {
  const [long, deep, high, peak, porch] = [11, 5, 2.9, 4.7, 2.2]
  block(view, [vec(0, 0, 0), vec(long, high, deep)], { colour: walls, from: [-1, 0.5, -0.55] })
  slab(view, [vec(0, high, 0), vec(0, high, deep), vec(0, peak, deep / 2)], { colour: walls, level: 0.3 })
  for (const x of [1.1, 4.2, 7.3]) pane(view, 0, [x, 0, x + 1.1, 2.15])
  for (const x of [2.75, 5.85, 9]) pane(view, 0, [x, 0.95, x + 0.95, 2.05])
  const shade = projectFace(view.camera, [
    vec(0, 1.6, -0.01),
    vec(long, 1.6, -0.01),
    vec(long, high, -0.01),
    vec(0, high, -0.01),
  ])
  view.sheet.path(polygonPath(shade), { fill: view.hour.shade, 'fill-opacity': 0.22 })
  hatch(view, shade, { angle: 0.9, spacing: 5, width: 0.6, opacity: 0.22 })
  veranda(view, { long, porch })
  slope(
    view,
    [
      vec(-0.5, 2.3, -porch - 0.5),
      vec(long + 0.5, 2.3, -porch - 0.5),
      vec(long + 0.5, high + 0.1, 0),
      vec(-0.5, high + 0.1, 0),
    ],
    { tile, level: 0.22 },
  )
  slope(
    view,
    [
      vec(-0.5, high - 0.1, -0.4),
      vec(long + 0.5, high - 0.1, -0.4),
      vec(long + 0.5, peak + 0.1, deep / 2),
      vec(-0.5, peak + 0.1, deep / 2),
    ],
    { tile, level: 0.05 },
  )
  pole(view, [vec(-0.55, peak + 0.15, deep / 2), vec(long + 0.55, peak + 0.15, deep / 2)], {
    colour: tile,
    thick: 0.2,
    level: -0.2,
  })
  block(view, [vec(8.4, 3.9, deep / 2 - 0.3), vec(9.1, 5.6, deep / 2 + 0.4)], {
    colour: walls,
    from: [-1, 0.4, -0.4],
  })
}
