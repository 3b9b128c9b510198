import { type Colour, mix } from './colour.ts'
import { boundsOf, distance, type Point, resample } from './geometry.ts'
import { valueNoise } from './noise.ts'
import { polygonPath, softPath } from './path-text.ts'
import type { Scene } from './scene.ts'
import type { Paint } from './sheet.ts'

/** A wash of water-colour. */
type Wash = {
  paint: Paint
  opacity?: number
  /** How far its edge strays from the outline, in pixels: the wash never quite meets the ink. */
  stray?: number
  /** The darker rim where the pigment gathers; none by default. */
  rim?: Colour
}

/** The outline as a loose brush follows it; corners are kept, edges wander. */
function loosened(scene: Scene, polygon: readonly Point[], stray: number): Point[] {
  const around = valueNoise(scene.random)
  const across = valueNoise(scene.random)
  const { left, right, top, bottom } = boundsOf(polygon)
  const step = Math.min(64, Math.max(9, (right - left + bottom - top) / 7))
  const out: Point[] = []
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] as Point
    const edge = distance(a, b) > step * 1.4 ? resample([a, b], step) : [a, b]
    out.push(...edge.slice(0, -1))
  })
  return out.map(([x, y], i) => [x + around(i * 0.43) * stray, y + across(i * 0.43) * stray])
}

const rimOf = (rim: Colour | undefined) =>
  rim ? { stroke: rim, 'stroke-opacity': 0.35, 'stroke-width': 1.1 } : {}

/** Lays a wash over a shape with straight edges. */
export function wash(
  scene: Scene,
  polygon: readonly Point[],
  { paint, opacity = 1, stray = 1.6, rim }: Wash,
): void {
  if (polygon.length < 3) return
  scene.sheet.path(polygonPath(loosened(scene, polygon, stray)), {
    fill: paint,
    'fill-opacity': opacity,
    ...rimOf(rim),
  })
}

/** Lays a wash over a rounded shape. */
export function softWash(
  scene: Scene,
  polygon: readonly Point[],
  { paint, opacity = 1, stray = 1.2, rim }: Wash,
): void {
  if (polygon.length < 3) return
  scene.sheet.path(softPath(loosened(scene, polygon, stray)), {
    fill: paint,
    'fill-opacity': opacity,
    ...rimOf(rim),
  })
}

/** Covers what lies behind with bare paper, so that an object stands in front. */
export function cover(scene: Scene, polygon: readonly Point[], colour: Colour): void {
  scene.sheet.path(polygonPath(polygon), { fill: mix(colour, '#FBF7EF', 0.55) })
}

/** Uneven drying: pale and dark pools in a shape, one over another. */
export function blooms(
  scene: Scene,
  polygon: readonly Point[],
  pools: { colours: readonly [Colour, ...Colour[]]; count: number; opacity?: number },
): void {
  const { left, right, top, bottom } = boundsOf(polygon)
  const { random, sheet } = scene
  const span = Math.max(40, Math.min(right - left, bottom - top))
  sheet.within(polygonPath(polygon), () => {
    for (let i = 0; i < pools.count; i++) {
      const centre: Point = [random.between(left, right), random.between(top, bottom)]
      const size = span * random.between(0.12, 0.42)
      const ring = Array.from({ length: 6 }, (_, k): Point => {
        const angle = (k / 6) * Math.PI * 2
        const reach = size * random.between(0.6, 1.25)
        return [centre[0] + Math.cos(angle) * reach * 1.5, centre[1] + Math.sin(angle) * reach]
      })
      sheet.path(softPath(ring), { fill: random.pick(pools.colours), 'fill-opacity': pools.opacity ?? 0.07 })
    }
  })
}
