import { type Point, plus, polar, times } from '../geometry.ts'
import type { Girth, Ribbon } from './ribbon.ts'

/**
 * A whorl of parts round an axis: a flower's petals, a rosette's leaves. The axis points along `angle` on paper and
 * leans towards the viewer by `tilt` (0 seen from the side, π/2 looked into); `radius` is where the parts spring from.
 */
export type Ring = { at: Point; angle: number; tilt: number; radius: number }

/** One part of a whorl: its place round the axis (radians), how far it stands off the axis at its foot and at its tip. */
export type Petal = {
  around: number
  flare: readonly [foot: number, tip: number]
  length: number
  half: Girth
}

/** A part as it is seen; the larger its `depth`, the nearer it is. */
export type Seen = Ribbon & { depth: number }

/** A direction given along the axis and outwards from it, as it falls on paper; and how much of it comes towards the viewer. */
function cast(
  { angle, tilt }: Ring,
  around: number,
  [onward, outward]: readonly [number, number],
): { on: Point; near: number } {
  const ahead = onward * Math.cos(tilt) - outward * Math.sin(around) * Math.sin(tilt)
  const aside = outward * Math.cos(around)
  return {
    on: plus(polar(angle, ahead), polar(angle + Math.PI / 2, aside)),
    near: onward * Math.sin(tilt) + outward * Math.sin(around) * Math.cos(tilt),
  }
}

/** A place on the circle round the axis. */
export const onRing = (ring: Ring, around: number, radius = ring.radius): Point =>
  plus(ring.at, times(cast(ring, around, [0, 1]).on, radius))

/** The circle itself: a corolla's mouth, a disc. */
export const circleOf = (ring: Ring, radius = ring.radius, pieces = 22): Point[] =>
  Array.from({ length: pieces }, (_, i) => onRing(ring, (i / pieces) * Math.PI * 2, radius))

/** The mid line of a part; `pull` bends its far end straight down the paper, as gravity does (pixels). */
export function spoke(ring: Ring, { around, flare, length }: Omit<Petal, 'half'>, pieces = 10): Point[] {
  const spine: Point[] = [onRing(ring, around)]
  for (let i = 0; i < pieces; i++) {
    const off = flare[0] + ((flare[1] - flare[0]) * (i + 0.5)) / pieces
    const step = times(cast(ring, around, [Math.cos(off), Math.sin(off)]).on, length / pieces)
    spine.push(plus(spine[i] as Point, step))
  }
  return spine
}

/** A part in its true foreshortening. */
export function petalOf(ring: Ring, petal: Petal, pieces = 10): Seen {
  const { around, flare, half } = petal
  const spine = spoke(ring, petal, pieces)
  const across = cast(ring, around + Math.PI / 2, [0, 1]).on
  const rim = (side: number): Point[] =>
    spine.map((spot, i) => plus(spot, times(across, half(i / pieces) * side)))
  const middle = (flare[0] + flare[1]) / 2
  return {
    spine,
    left: rim(-1),
    right: rim(1),
    depth: cast(ring, around, [Math.cos(middle), Math.sin(middle)]).near,
  }
}

/** Evenly spaced places round the axis, the farthest first. */
export function roundAbout(ring: Ring, count: number, from = 0): number[] {
  const all = Array.from({ length: count }, (_, i) => from + (i / count) * Math.PI * 2)
  return all.sort((a, b) => cast(ring, a, [0, 1]).near - cast(ring, b, [0, 1]).near)
}
