/** A place on the paper, in pixels of the view box. */
export type Point = readonly [x: number, y: number]

/** A point by its coordinates. */
export const xy = (x: number, y: number): Point => [x, y]

export const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]
export const times = (a: Point, factor: number): Point => [a[0] * factor, a[1] * factor]
export const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
]
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])
export const polar = (angle: number, length: number): Point => [
  Math.cos(angle) * length,
  Math.sin(angle) * length,
]

/** Turns a point around the origin. */
export function turned(point: Point, angle: number): Point {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return [point[0] * cos - point[1] * sin, point[0] * sin + point[1] * cos]
}

export function lengthOf(points: readonly Point[]): number {
  let sum = 0
  for (let i = 1; i < points.length; i++) sum += distance(points[i - 1] as Point, points[i] as Point)
  return sum
}

/** Evenly spaced points along a line; first and last are kept. */
export function resample(points: readonly Point[], step: number): Point[] {
  const total = lengthOf(points)
  const first = points[0]
  if (!first || total === 0) return [...points]
  const pieces = Math.max(2, Math.round(total / step))
  const out: Point[] = [first]
  let walked = 0
  let target = total / pieces
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1] as Point
    const b = points[i] as Point
    const piece = distance(a, b)
    while (piece > 0 && walked + piece >= target - 1e-6 && out.length < pieces) {
      out.push(between(a, b, (target - walked) / piece))
      target += total / pieces
    }
    walked += piece
  }
  out.push(points[points.length - 1] as Point)
  return out
}

/** Points along a cubic Bézier curve. */
export function bezier(curve: readonly [Point, Point, Point, Point], pieces = 12): Point[] {
  const [a, b, c, d] = curve
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const t = i / pieces
    const u = 1 - t
    const k0 = u * u * u
    const k1 = 3 * u * u * t
    const k2 = 3 * u * t * t
    const k3 = t * t * t
    return [a[0] * k0 + b[0] * k1 + c[0] * k2 + d[0] * k3, a[1] * k0 + b[1] * k1 + c[1] * k2 + d[1] * k3]
  })
}

/** A smooth line through every given point (Catmull-Rom). */
export function through(knots: readonly Point[], pieces = 8): Point[] {
  const at = (i: number): Point => knots[Math.min(knots.length - 1, Math.max(0, i))] as Point
  const out: Point[] = []
  for (let i = 0; i < knots.length - 1; i++) {
    const [p, a, b, n] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const lead: Point = plus(a, times(minus(b, p), 1 / 6))
    const tail: Point = minus(b, times(minus(n, a), 1 / 6))
    out.push(...bezier([a, lead, tail, b], pieces).slice(i === 0 ? 0 : 1))
  }
  return out
}

/** Points along an ellipse's arc; angles in radians, clockwise on paper. */
export function arc(centre: Point, radii: Point, sweep: readonly [from: number, to: number]): Point[] {
  const pieces = Math.max(6, Math.round(Math.abs(sweep[1] - sweep[0]) * 4))
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const angle = sweep[0] + ((sweep[1] - sweep[0]) * i) / pieces
    return [centre[0] + Math.cos(angle) * radii[0], centre[1] + Math.sin(angle) * radii[1]]
  })
}

/** Twice the signed area; positive when clockwise on paper. */
function turnOf(polygon: readonly Point[]): number {
  let sum = 0
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] as Point
    sum += a[0] * b[1] - b[0] * a[1]
  })
  return sum
}

/** The convex outline round a cloud of points. */
export function hull(cloud: readonly Point[]): Point[] {
  const sorted = [...cloud].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (points: readonly Point[]): Point[] => {
    const out: Point[] = []
    for (const point of points) {
      while (
        out.length >= 2 &&
        turnOf([out[out.length - 2] as Point, out[out.length - 1] as Point, point]) <= 0
      )
        out.pop()
      out.push(point)
    }
    return out.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

export type Bounds = { left: number; top: number; right: number; bottom: number }

export function boundsOf(points: readonly Point[]): Bounds {
  const xs = points.map((point) => point[0])
  const ys = points.map((point) => point[1])
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** How far a point lies from the line through two others. */
function aside(point: Point, a: Point, b: Point): number {
  const long = distance(a, b)
  if (long === 0) return distance(point, a)
  return Math.abs((b[0] - a[0]) * (a[1] - point[1]) - (a[0] - point[0]) * (b[1] - a[1])) / long
}

/** The same line with only the points that matter: none left out strays further than `tolerance` pixels (Douglas–Peucker). */
export function simplified(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points[points.length - 1]]
  if (!first || !last || points.length < 3) return [...points]
  let far = 0
  let at = 0
  points.forEach((point, i) => {
    const off = aside(point, first, last)
    if (i > 0 && i < points.length - 1 && off > far) [far, at] = [off, i]
  })
  if (far <= tolerance) return [first, last]
  return [
    ...simplified(points.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplified(points.slice(at), tolerance),
  ]
}
