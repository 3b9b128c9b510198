import { bezier, type Point, plus, polar, times, turned, xy } from './geometry.ts'
import { lensPath, polygonPath, softPath } from './path-text.ts'

/** The families of leaves the house draws. */
export type LeafFamily = 'ovate' | 'lanceolate' | 'palmate' | 'pinnate' | 'strap'

/** Where a leaf sits and how it lies. */
export type Set = { at: Point; angle: number; length: number; bend?: number }

const place = (points: readonly Point[], { at, angle, length, bend = 0 }: Set): Point[] =>
  points.map(([x, y]) => {
    const curved: Point = [x, y + bend * x * x]
    return plus(at, turned(times(curved, length), angle))
  })

function blade(widest: number, half: number, pieces: number): Point[] {
  const upper = bezier(
    [xy(0, 0), xy(widest * 0.35, -half * 1.35), xy(widest * 1.25, -half * 1.15), xy(1, 0)],
    pieces,
  )
  const lower = upper.map(([x, y]): Point => [x, -y]).reverse()
  return [...upper, ...lower.slice(1, -1)]
}

const lobes: readonly (readonly [number, number])[] = [
  xy(-1.9, 0.5),
  xy(-0.95, 0.78),
  xy(0, 1),
  xy(0.95, 0.78),
  xy(1.9, 0.5),
]

function palm(): Point[] {
  const out: Point[] = []
  lobes.forEach(([angle, reach], i) => {
    const tip = polar(angle * 0.62, reach)
    const near = polar(angle * 0.62 - 0.17, reach * 0.6)
    const far = polar(angle * 0.62 + 0.17, reach * 0.6)
    const notch = polar((angle + (lobes[i + 1]?.[0] ?? angle)) * 0.31, 0.3)
    out.push(near, tip, far)
    if (i < lobes.length - 1) out.push(notch)
  })
  return [[0, 0], ...out]
}

/** The path of one leaf: one shape, or one a leaflet when it is pinnate. */
export function leafPath(family: LeafFamily, set: Set, leaflets = 8): string {
  if (family === 'pinnate') return pinnate(set, leaflets)
  if (family === 'palmate') return polygonPath(leafOutline(family, set))
  if (set.length < 34 && family !== 'strap')
    return lensPath(
      set.at,
      plus(set.at, polar(set.angle, set.length)),
      set.length * (family === 'ovate' ? 0.24 : 0.1),
    )
  return softPath(leafOutline(family, set))
}

/** The outline of a simple or lobed leaf. */
export function leafOutline(family: Exclude<LeafFamily, 'pinnate'>, set: Set): Point[] {
  const pieces = set.length < 60 ? 4 : 8
  if (family === 'ovate') return place(blade(0.42, 0.3, pieces), set)
  if (family === 'lanceolate') return place(blade(0.4, 0.12, pieces), set)
  if (family === 'strap') return place(blade(0.55, 0.055, pieces + 3), set)
  return place(palm(), set)
}

/** The mid line of a leaf. */
export const midrib = (set: Set, upTo = 0.9): Point[] =>
  place(
    Array.from({ length: 6 }, (_, i): Point => [(i / 5) * upTo, 0]),
    set,
  )

function pinnate(set: Set, leaflets: number): string {
  const { length, angle, bend = 0 } = set
  const spot = (part: number): Point => place([[part, 0]], set)[0] as Point
  let d = ''
  for (let i = 0; i < leaflets; i++) {
    const part = 0.12 + (i / leaflets) * 0.88
    const lean = angle + Math.atan(2 * bend * part)
    const size = length * 0.3 * Math.sin(Math.PI * (0.2 + part * 0.72))
    for (const side of [-1, 1])
      d += lensPath(spot(part), plus(spot(part), polar(lean + side * (1.15 - part * 0.4), size)), size * 0.13)
  }
  return (
    d +
    lensPath(spot(0.98), plus(spot(0.98), polar(angle + Math.atan(2 * bend), length * 0.16)), length * 0.025)
  )
}
