import { by, less, midway, projectFace, sum, type Vec } from './camera.ts'
import type { Colour } from './colour.ts'
import { type Opening, openingAt } from './opening.ts'
import { polygonPath } from './path-text.ts'
import { onWall } from './room-interior.ts'
import type { View } from './scene.ts'
import { bar, block3, pole, slab } from './solids.ts'

/** A window's or door's frame and glazing bars, set in the middle of the wall. */
type Sash = { colour: Colour; upright: readonly number[]; level: readonly number[]; thick?: number }

export function sash(view: View, opening: Opening, drawn: Sash): void {
  const hole = projectFace(view.camera, openingAt(opening, 0))
  view.sheet.within(polygonPath(hole), () => bars(view, opening, drawn))
}

function bars(view: View, opening: Opening, { colour, upright, level, thick = 0.05 }: Sash): void {
  const ring = openingAt(opening, (opening.deep ?? 0.4) * 0.92)
  const [lowLeft, lowRight, highRight] = ring as [Vec, Vec, Vec]
  const highLeft = ring[ring.length - 1] as Vec
  const rise = (part: number): Vec => [
    0,
    (opening.arch ?? 0) * Math.sin(Math.acos(Math.abs(part * 2 - 1))),
    0,
  ]
  for (const part of level)
    pole(view, [midway(lowLeft, highLeft, part), midway(lowRight, highRight, part)], {
      colour,
      thick,
      level: -0.1,
    })
  for (const part of upright)
    pole(view, [midway(lowLeft, lowRight, part), sum(midway(highLeft, highRight, part), rise(part))], {
      colour,
      thick,
      level: -0.1,
    })
  const frame = { colour, thick: thick * 1.5, level: -0.05 }
  if (opening.arch) bar(view, ring.slice(1), frame)
  else {
    pole(view, [lowRight, highRight], frame)
    pole(view, [highLeft, highRight], frame)
  }
  pole(view, [lowLeft, highLeft], frame)
  pole(view, [lowLeft, lowRight], frame)
}

/** A shutter or door leaf hinged at `u` on the wall, opened by an angle into the room (0 shut, π/2 square). */
type Leaf = {
  hinge: number
  width: number
  angle: number
  panels: number
  colour: Colour
  glazed?: readonly [from: number, to: number]
}

export function leaf(view: View, opening: Opening, { hinge, width, angle, panels, colour }: Leaf): void {
  const { wall, low, high } = opening
  const dir = Math.sign(width)
  const u = sum(by(wall.along, Math.cos(angle) * dir), by(wall.out, -Math.sin(angle)))
  const corner = onWall(wall, hinge, low + 0.02)
  const across = by(u, Math.abs(width))
  const up: Vec = [0, high - low - 0.04, 0]
  const deep = by(sum(by(wall.along, Math.sin(angle) * dir), by(wall.out, Math.cos(angle))), 0.04)
  block3(view, { corner, across, up, deep }, { colour })
  const front = less(corner, by(deep, 0.15))
  for (let i = 0; i < panels; i++) {
    const from = 0.06 + (i / panels) * 0.9
    const to = from + 0.9 / panels - 0.06
    const p = (s: number, t: number): Vec => sum(front, sum(by(across, s), by(up, t)))
    slab(view, [p(0.16, from), p(0.84, from), p(0.84, to), p(0.16, to)], { colour, level: -0.22, ink: 0.9 })
  }
}

/** A plank along a wall: sill, shelf, skirting, rail. */
type Plank = { from: number; to: number; at: number; thick: number; proud: number; colour: Colour }

export function plank(
  view: View,
  opening: Pick<Opening, 'wall'>,
  { from, to, at, thick, proud, colour }: Plank,
): void {
  const { wall } = opening
  block3(
    view,
    {
      corner: onWall(wall, from, at, -proud),
      across: by(wall.along, to - from),
      up: [0, thick, 0],
      deep: by(wall.out, proud),
    },
    { colour },
  )
}
