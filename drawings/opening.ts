import { by, projectEdge, projectFace, sum, type Vec } from './camera.ts'
import type { Colour } from './colour.ts'
import { type Bounds, boundsOf, type Point } from './geometry.ts'
import { toned } from './hours.ts'
import { hatch, inkEdges, inkStraight } from './ink-line.ts'
import { polygonPath } from './path-text.ts'
import { onWall, type Pool, pooled, type Wall } from './room-interior.ts'
import type { View } from './scene.ts'

/** A hole in a thick wall, in metres along (`u`) and up (`v`) the wall. */
export type Opening = {
  wall: Wall
  left: number
  right: number
  low: number
  high: number
  /** Rise of a round head above `high`; square without. */
  arch?: number
  /** Thickness of the wall. */
  deep?: number
  /** How much each jamb opens towards the room. */
  splay?: number
  /** A recess one looks into, things standing in it, rather than a window one looks through. */
  hollow?: true
}

/** The outline of the opening at some depth in the wall, from low left round by the right. */
export function openingAt(opening: Opening, deep: number): Vec[] {
  const { wall, left, right, low, high, arch = 0, splay = 0, deep: full = 0.4 } = opening
  const shrink = (splay * deep) / full
  const [l, r, b, t] = [
    left + shrink,
    right - shrink,
    low + shrink * (low > 0.05 ? 0.5 : 0),
    high - shrink * 0.5,
  ]
  const corners: Vec[] = [onWall(wall, l, b, deep), onWall(wall, r, b, deep), onWall(wall, r, t, deep)]
  const steps = arch > 0 ? 20 : 0
  for (let i = 1; i < steps; i++) {
    const angle = (i / steps) * Math.PI
    corners.push(
      onWall(wall, (l + r) / 2 + (Math.cos(angle) * (r - l)) / 2, t + Math.sin(angle) * arch, deep),
    )
  }
  return [...corners, onWall(wall, l, t, deep)]
}

/** Light on the sill, the two jambs and the head between them, in the order of the outline. */
function revealLevel(side: number, count: number): number {
  if (side === 0) return 0.75
  if (side === 1) return -0.26
  if (side === count - 1) return 0.3
  return count === 4 ? -0.36 : -0.28 - 0.16 * Math.sin(((side - 1) / (count - 2)) * Math.PI)
}

/** Paints the thickness of the wall, then lets `draw` fill what is seen through. Returns the outline of the view. */
export function openThrough(
  view: View,
  opening: Opening,
  { colour, pool, draw }: { colour: Colour; pool: Pool; draw: (bounds: Bounds) => void },
): Point[] {
  const { camera, sheet, hour } = view
  const inner = openingAt(opening, 0)
  const outer = openingAt(opening, opening.deep ?? 0.4)
  const hole = projectFace(camera, inner)
  const sight = projectFace(camera, outer)
  const { hollow } = opening
  sheet.within(polygonPath(hole), () => {
    sheet.path(polygonPath(hole), { fill: pooled(view, colour, { ...pool, near: 1, far: 0 }) })
    inner.forEach((a, i) => {
      const next = (i + 1) % inner.length
      const quad = projectFace(camera, [a, inner[next] as Vec, outer[next] as Vec, outer[i] as Vec])
      if (quad.length < 3) return
      const level = revealLevel(i, inner.length)
      sheet.path(polygonPath(quad), { fill: toned(colour, hour, level) })
      if (level < 0 && i < 3) hatch(view, quad, { angle: 1.05, spacing: 6, width: 0.6, opacity: 0.2 })
    })
    sheet.within(polygonPath(hollow ? hole : sight), () => draw(boundsOf(sight)))
    if (!hollow) inkEdges(view, sight, { width: 1.1, opacity: 0.7 })
    for (const i of [0, 1]) {
      const jamb = projectEdge(camera, [inner[i] as Vec, outer[i] as Vec])
      if (jamb) inkStraight(view, jamb, { width: 0.9, opacity: 0.6 })
    }
  })
  inkEdges(view, hole, { width: 1.5, opacity: 0.8 })
  return sight
}

/** Where the sun through the opening falls on a level surface: `sun` points the way the light travels. */
export function sunPatch(opening: Opening, sun: Vec, level = 0): Vec[] {
  return openingAt(opening, opening.deep ?? 0.4).map((place) =>
    sum(place, by(sun, (level - place[1]) / sun[1])),
  )
}

/** Lays a patch of sun on the surface it falls on; `panes` are its lit parts. */
export function laySun(
  view: View,
  patch: readonly Vec[],
  { colour, opacity, onto }: { colour: Colour; opacity: number; onto: readonly Point[] },
): void {
  const shape = projectFace(view.camera, patch)
  if (shape.length < 3) return
  view.sheet.within(polygonPath(onto), () => {
    view.sheet.path(polygonPath(shape), {
      fill: colour,
      'fill-opacity': opacity * 0.6,
      stroke: colour,
      'stroke-width': 7,
      'stroke-opacity': opacity * 0.35,
    })
    view.sheet.path(polygonPath(shape), { fill: colour, 'fill-opacity': opacity * 0.5 })
  })
}
