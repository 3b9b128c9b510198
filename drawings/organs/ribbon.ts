import { type Point, plus, polar } from '../geometry.ts'

/** Where an organ sits, which way it sets out (radians), how long it is (pixels) and how far it has turned at its end. */
export type Sweep = { at: Point; angle: number; length: number; bend?: number }

/** Half the breadth of an organ, in pixels, at a part of its way: 0 its foot, 1 its tip. */
export type Girth = (part: number) => number

/** An organ's mid line and its two rims, all from foot to tip; right as one looks along it. */
export type Ribbon = { spine: Point[]; left: Point[]; right: Point[] }

/** The line a sweep follows. */
export function sweep({ at, angle, length, bend = 0 }: Sweep, pieces = 16): Point[] {
  const out: Point[] = [at]
  let spot = at
  for (let i = 0; i < pieces; i++) {
    spot = plus(spot, polar(angle + (bend * (i + 0.5)) / pieces, length / pieces))
    out.push(spot)
  }
  return out
}

/** The place at a part of a line, and the direction the line has there. */
export function along(line: readonly Point[], part: number): { at: Point; angle: number } {
  const place = Math.min(1, Math.max(0, part)) * (line.length - 1)
  const i = Math.min(line.length - 2, Math.floor(place))
  const [a, b] = [line[i] as Point, line[i + 1] as Point]
  return {
    at: [a[0] + (b[0] - a[0]) * (place - i), a[1] + (b[1] - a[1]) * (place - i)],
    angle: Math.atan2(b[1] - a[1], b[0] - a[0]),
  }
}

/** A girth told at a few places, eased in between. */
export const girth =
  (knots: readonly (readonly [part: number, half: number])[]): Girth =>
  (part) => {
    const next = knots.findIndex(([at]) => at >= part)
    const [to, from] = [knots[next], knots[next - 1]]
    if (!to) return knots[knots.length - 1]?.[1] ?? 0
    if (!from) return to[1]
    const way = (part - from[0]) / (to[0] - from[0] || 1)
    return from[1] + (to[1] - from[1]) * way * way * (3 - 2 * way)
  }

/** Lays a girth along a line; `sides` narrows either half, as a blade seen askew. */
export function ribbon(
  spine: readonly Point[],
  half: Girth,
  sides: readonly [number, number] = [1, 1],
): Ribbon {
  const rim = (side: number): Point[] =>
    spine.map((_, i) => {
      const part = i / (spine.length - 1)
      const { at, angle } = along(spine, part)
      return plus(at, polar(angle + (Math.PI / 2) * Math.sign(side), half(part) * Math.abs(side)))
    })
  return { spine: [...spine], left: rim(-sides[0]), right: rim(sides[1]) }
}

export const outlineOf = ({ left, right }: Ribbon): Point[] => [...left, ...[...right].reverse()]

/** Which rim lies away from the light, which falls from the upper left. */
export function shadeSide({ spine }: Ribbon): 'left' | 'right' {
  const { angle } = along(spine, 0.5)
  return Math.cos(angle) * 0.8 - Math.sin(angle) * 0.6 > 0 ? 'right' : 'left'
}

/** The strip between the mid line and a rim, or part of it: 0 the mid line, 1 the rim. */
export function strip(organ: Ribbon, side: 'left' | 'right', [from, to]: readonly [number, number]): Point[] {
  const line = (part: number): Point[] =>
    organ[side].map((rim, i) => {
      const mid = organ.spine[i] as Point
      return [mid[0] + (rim[0] - mid[0]) * part, mid[1] + (rim[1] - mid[1]) * part]
    })
  return [...line(from), ...line(to).reverse()]
}
