import { type Colour, mix } from './colour.ts'
import { type Bounds, type Point, plus, through, xy } from './geometry.ts'
import { toned } from './hours.ts'
import { inkLine } from './ink-line.ts'
import { lensPath, linePath, polygonPath } from './path-text.ts'
import type { Scene } from './scene.ts'

/** The flat floor of the valley as seen from its slope. */
type Floor = { bounds: Bounds; horizon: number; gap?: number }

/** A place on the floor, seen in perspective: `aside` and `ahead` in units of the viewer's height above it. */
function ground({ bounds, horizon, gap = 0.5 }: Floor, aside: number, ahead: number): Point {
  const unit = (bounds.bottom - horizon) * 1.15
  return [bounds.left + (bounds.right - bounds.left) * gap + (aside * unit) / ahead, horizon + unit / ahead]
}

const crops: readonly [Colour, ...Colour[]] = [
  '#7c8f5a',
  '#a3a35c',
  '#5f7d4c',
  '#c9b266',
  '#8ea867',
  '#6f9160',
  '#b99a62',
]

/** The valley's floor before its fields: haze far off, green near by. */
function meadow({ sheet, hour }: Scene, { bounds, horizon }: Floor): void {
  sheet.path(
    polygonPath([
      xy(bounds.left, horizon),
      xy(bounds.right, horizon),
      xy(bounds.right, bounds.bottom),
      xy(bounds.left, bounds.bottom),
    ]),
    {
      fill: sheet.gradient(xy(0, horizon), xy(0, bounds.bottom), [
        [0, mix(hour.haze, hour.nearRidge, 0.22)],
        [0.5, mix(hour.nearRidge, '#8ea867', 0.5)],
        [1, mix(hour.nearRidge, '#6f9160', 0.4)],
      ]),
    },
  )
}

const unseen = (plot: Plot, { bounds, horizon }: Floor): boolean =>
  plot.every(([x]) => x < bounds.left) ||
  plot.every(([x]) => x > bounds.right) ||
  plot.some(([, y]) => y < horizon)

/** Fields, none square, each row parted by trees; they pale with distance. */
export function fields(scene: Scene, floor: Floor): void {
  const { bounds, horizon } = floor
  const { sheet, hour, random } = scene
  meadow(scene, floor)
  const turn = random.between(0.25, 0.5)
  const spot = (u: number, v: number): Point =>
    ground(floor, (u - v * turn) * 1.0, Math.max(0.8, v + u * turn * 0.35))
  const depths = [14, 10, 7.4, 5.6, 4.3, 3.3, 2.6, 2.05, 1.6, 1.2]
  depths.slice(0, -1).forEach((far, row) => {
    const near = depths[row + 1] ?? far
    const pale = Math.max(0, 0.62 - row * 0.085)
    const size = ((bounds.bottom - horizon) * 0.055) / far ** 0.8
    let [ploughed, trees] = ['', '']
    for (let u = -far * 1.6; u < far * 2.4; ) {
      const wide = far * random.between(0.18, 0.42)
      const plot: Plot = [
        spot(u, far),
        spot(u + wide * 0.97, far),
        spot(u + wide * 0.97, near * 1.02),
        spot(u, near * 1.02),
      ]
      u += wide
      if (unseen(plot, floor)) continue
      const paint = mix(toned(random.pick(crops), hour, random.between(-0.3, 0.3)), hour.haze, pale)
      sheet.path(polygonPath(plot), { fill: paint, 'fill-opacity': 0.75 })
      if (row > 2 && random.chance(0.5)) ploughed += furrows(plot)
      if (random.chance(0.75)) trees += hedge(scene, [plot[0], plot[1]], size)
    }
    if (ploughed)
      sheet.path(ploughed, { fill: 'none', stroke: '#22301F', 'stroke-width': 0.6, 'stroke-opacity': 0.16 })
    if (trees)
      sheet.path(trees, {
        fill: mix(toned('#3f5f3c', hour, -0.2), hour.haze, pale * 0.8),
        'fill-opacity': 0.72,
      })
  })
}

type Plot = readonly [Point, Point, Point, Point]

const mid = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
]

function furrows([a, b, c, d]: Plot): string {
  return [1, 2, 3, 4]
    .map((i) => [mid(a, b, i / 5), mid(d, c, i / 5)] as const)
    .map(([from, to]) => linePath([mid(from, to, 0.08), mid(from, to, 0.9)]))
    .join('')
}

/** A row of small round trees along a field's edge. */
function hedge({ random }: Scene, [from, to]: readonly [Point, Point], size: number): string {
  let d = ''
  for (let i = random.whole(1, 3); i > 0; i--) {
    const foot = mid(from, to, random.next())
    const tall = size * random.between(0.9, 2.6)
    d += lensPath(foot, plus(foot, [size * 0.1, -tall * 1.2]), size * random.between(0.7, 1.2))
  }
  return d
}

/** A river that comes from far off in bends, widening. */
export function river(scene: Scene, floor: Floor): void {
  const { sheet, hour } = scene
  const { bounds, horizon } = floor
  const bends: readonly (readonly [number, number])[] = [
    xy(0.6, 16),
    xy(1.5, 11),
    xy(-0.3, 8),
    xy(-1.4, 6),
    xy(0.2, 4.3),
    xy(1.1, 3.1),
    xy(0.5, 2.3),
    xy(-0.5, 1.7),
    xy(-0.3, 1.3),
    xy(0.25, 0.95),
  ]
  const bank = (side: number): Point[] =>
    through(
      bends.map(([aside, ahead]) => ground(floor, aside + side * 0.13, ahead)),
      6,
    )
  const [left, right] = [bank(-1), bank(1)]
  sheet.path(polygonPath([...left, ...[...right].reverse()]), {
    fill: sheet.gradient(xy(0, horizon), xy(0, bounds.bottom), [
      [0, mix(hour.skyLow, '#ffffff', 0.45)],
      [0.35, mix(hour.skyLow, '#7fb0b8', 0.5)],
      [1, toned('#2c6e7f', hour, -0.05)],
    ]),
    stroke: '#fdf6e6',
    'stroke-width': 1.8,
    'stroke-opacity': 0.75,
  })
  inkLine(scene, left, { width: 1, opacity: 0.5, step: 16 })
  inkLine(scene, right, { width: 1, opacity: 0.5, step: 16 })
  left.forEach((a, i) => {
    const b = right[i]
    if (!b || i % 3 !== 0 || b[0] - a[0] < 4) return
    const from = scene.random.between(0.1, 0.45)
    sheet.gather(linePath([mid(a, b, from), mid(a, b, from + scene.random.between(0.2, 0.45))]), {
      fill: 'none',
      stroke: '#fffaf0',
      'stroke-width': 1.2,
      'stroke-opacity': 0.7,
    })
  })
}
