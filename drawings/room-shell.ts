import { projectEdge, type Vec, vec } from './camera.ts'
import type { Colour } from './colour.ts'
import { inkStraight } from './ink-line.ts'
import {
  backWall,
  cornerShade,
  edge,
  floorFace,
  leftWall,
  type Pool,
  plane,
  type Room,
  rightWall,
  wallFace,
} from './room-interior.ts'
import type { View } from './scene.ts'
import { block } from './solids.ts'

type ShellColours = { back: Colour; sides: Colour; floor: Colour; ceiling: Colour }

/** The four walls as far as they are seen, floor and ceiling, lit from one pool of light. */
export function shell(
  view: View,
  room: Room,
  { colours, pool }: { colours: ShellColours; pool: Pool },
): void {
  const { width: w, height: h, depth: d, front: f } = room
  plane(view, [vec(0, h, f), vec(w, h, f), vec(w, h, d), vec(0, h, d)], colours.ceiling, pool)
  plane(view, floorFace(room), colours.floor, pool)
  plane(view, wallFace(leftWall(room)), colours.sides, pool)
  plane(view, wallFace(rightWall(room)), colours.sides, pool)
  plane(view, wallFace(backWall(room)), colours.back, pool)
}

/** Shade in the corners and the ink where surfaces meet; after the floor is laid. */
export function shellLines(view: View, room: Room): void {
  const { width: w, height: h, depth: d, front: f } = room
  const back: readonly (readonly [Vec, Vec, Vec])[] = [
    [vec(0, h, d), vec(w, h, d), vec(0, -0.5, 0)],
    [vec(0, 0, d), vec(w, 0, d), vec(0, 0, -0.7)],
    [vec(0, 0, d), vec(0, h, d), vec(0.5, 0, 0)],
    [vec(w, 0, d), vec(w, h, d), vec(-0.5, 0, 0)],
    [vec(0, 0, d), vec(0, h, d), vec(0, 0, -0.7)],
    [vec(w, 0, d), vec(w, h, d), vec(0, 0, -0.7)],
  ]
  for (const [a, b, into] of back) cornerShade(view, [a, b], into)
  edge(view, [0, 0, d], [w, 0, d])
  edge(view, [0, h, d], [w, h, d])
  for (const x of [0, w]) {
    edge(view, [x, 0, d], [x, h, d])
    edge(view, [x, 0, f], [x, 0, d])
    edge(view, [x, h, f], [x, h, d])
  }
}

/** Beams along the ceiling, into the depth or across. */
export function beams(
  view: View,
  room: Room,
  {
    at,
    thick,
    colour,
    across,
  }: { at: readonly number[]; thick: number; colour: Colour; across: 'depth' | 'width' },
): void {
  const { width: w, height: h, depth: d, front: f } = room
  const ordered = across === 'width' ? [...at].sort((a, b) => b - a) : at
  for (const place of ordered) {
    const half = thick / 2
    if (across === 'depth')
      block(view, [vec(place - half, h - thick * 1.2, f), vec(place + half, h, d)], {
        colour,
        from: [0, -0.4, -1],
        level: -0.15,
      })
    else
      block(view, [vec(0, h - thick * 1.2, place - half), vec(w, h, place + half)], {
        colour,
        from: [0, -0.4, -1],
        level: -0.15,
      })
  }
}

/** Canes laid side by side over the beams. */
export function canes(view: View, room: Room, step: number): void {
  for (let z = room.depth - step; z > room.front; z -= step) {
    const line = projectEdge(view.camera, [vec(0, room.height, z), vec(room.width, room.height, z)])
    if (line) inkStraight(view, line, { width: 0.8, opacity: 0.3 })
  }
}
