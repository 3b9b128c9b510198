import { house } from './colour.ts'
import { distance, lengthOf, type Point, plus, resample } from './geometry.ts'
import { valueNoise } from './noise.ts'
import { linePath, polygonPath } from './path-text.ts'
import type { Scene } from './scene.ts'

/** How the pen is held. */
type Nib = {
  /** Widest stroke, in pixels. */
  width: number
  /** How far the hand strays, in pixels. */
  tremor?: number
  /** How thin the ends become: 0 not at all, 1 to a point. */
  taper?: number
  opacity?: number
  /** Pixels between the points of the stroke. */
  step?: number
}

const hair = { fill: 'none', stroke: house.ink }

function outline(scene: Scene, points: readonly Point[], nib: Nib): Point[] {
  const { width, tremor = 0.7, taper = 0.75, step = 14 } = nib
  const line = resample(points, Math.min(step, Math.max(2.5, lengthOf(points) / 4)))
  const stray = valueNoise(scene.random)
  const press = valueNoise(scene.random)
  const last = line.length - 1
  const left: Point[] = []
  const right: Point[] = []
  line.forEach((point, i) => {
    const before = line[Math.max(0, i - 1)] as Point
    const after = line[Math.min(last, i + 1)] as Point
    const long = distance(before, after) || 1
    const normal: Point = [(before[1] - after[1]) / long, (after[0] - before[0]) / long]
    const end = Math.min(1, Math.sin((Math.PI * (i + 0.15)) / (last + 0.3)) * 2.2)
    const half = Math.max(0.16, (width / 2) * (0.72 + 0.4 * press(i * 0.37)) * (1 - taper + taper * end))
    const off = stray(i * 0.31) * tremor
    left.push(plus(point, [normal[0] * (off + half), normal[1] * (off + half)]))
    right.push(plus(point, [normal[0] * (off - half), normal[1] * (off - half)]))
  })
  return [...left, ...right.reverse()]
}

/** A hairline: too thin for its width to vary, so a plain stroke does. */
function hairline(scene: Scene, points: readonly Point[], nib: Nib): void {
  const { width, tremor = 0.7, opacity = 0.86, step = 11 } = nib
  const stray = valueNoise(scene.random)
  const line = resample(points, Math.max(2.5, Math.min(step * 1.6, lengthOf(points) / 3))).map(
    ([x, y], i): Point => [x + stray(i * 0.4) * tremor * 0.7, y + stray(i * 0.4 + 90) * tremor * 0.7],
  )
  scene.sheet.gather(linePath(line), { ...hair, 'stroke-width': width, 'stroke-opacity': opacity })
}

/** One stroke of the pen along the given points. */
export function inkLine(scene: Scene, points: readonly Point[], nib: Nib): void {
  if (points.length < 2 || lengthOf(points) < 1) return
  if (nib.width < 1.2) return hairline(scene, points, nib)
  scene.sheet.ink(polygonPath(outline(scene, points, nib)), nib.opacity)
}

/** A closed contour, drawn in one round with the pen lifted somewhere on the way. */
export function inkContour(scene: Scene, polygon: readonly Point[], nib: Nib): void {
  const start = scene.random.whole(0, polygon.length - 1)
  const round = [...polygon.slice(start), ...polygon.slice(0, start + 1)]
  inkLine(scene, round, { taper: 0.5, ...nib })
}

/** Straight edges of a shape, each its own stroke, crossing a little at the corners as a draughtsman's do. */
export function inkEdges(scene: Scene, polygon: readonly Point[], nib: Nib): void {
  polygon.forEach((a, i) => {
    inkStraight(scene, [a, polygon[(i + 1) % polygon.length] as Point], nib)
  })
}

export function inkStraight(scene: Scene, [a, b]: readonly [Point, Point], nib: Nib): void {
  const long = distance(a, b)
  if (long < 2) return
  const over = Math.min(3, long * 0.06) * scene.random.between(0.1, 1)
  const dir: Point = [((b[0] - a[0]) / long) * over, ((b[1] - a[1]) / long) * over]
  inkLine(scene, [[a[0] - dir[0], a[1] - dir[1]], plus(b, dir)], {
    step: Math.min(44, 22 + long * 0.05),
    ...nib,
  })
}

type Hatching = { angle: number; spacing: number; width?: number; opacity?: number }

function crossings(polygon: readonly Point[], offset: number, normal: Point): Point[] {
  const found: Point[] = []
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] as Point
    const da = a[0] * normal[0] + a[1] * normal[1] - offset
    const db = b[0] * normal[0] + b[1] * normal[1] - offset
    if (da >= 0 === db >= 0) return
    const part = da / (da - db)
    found.push([a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part])
  })
  return found.sort((a, b) => a[0] * normal[1] - a[1] * normal[0] - (b[0] * normal[1] - b[1] * normal[0]))
}

/** Parallel strokes that fill a shape, none quite reaching its edge. */
export function hatch(scene: Scene, polygon: readonly Point[], hatching: Hatching): void {
  const { angle, spacing, width = 0.7, opacity = 0.4 } = hatching
  const normal: Point = [-Math.sin(angle), Math.cos(angle)]
  const offsets = polygon.map((point) => point[0] * normal[0] + point[1] * normal[1])
  const { random, sheet } = scene
  for (
    let at = Math.min(...offsets) + spacing / 2;
    at < Math.max(...offsets);
    at += spacing * random.between(0.75, 1.3)
  ) {
    const ends = crossings(polygon, at, normal)
    for (let i = 0; i + 1 < ends.length; i += 2) {
      const [a, b] = [ends[i] as Point, ends[i + 1] as Point]
      const from = random.between(0.02, 0.14)
      const to = random.between(0.78, 0.99)
      const lay = (part: number): Point => [
        a[0] + (b[0] - a[0]) * part,
        a[1] + (b[1] - a[1]) * part + random.between(-0.5, 0.5),
      ]
      sheet.gather(linePath([lay(from), lay(to)]), {
        ...hair,
        'stroke-width': width,
        'stroke-opacity': opacity,
      })
    }
  }
}
