import { by, midway, project, projectEdge, projectFace, sum, type Vec, vec } from './camera.ts'
import { type Colour, mix } from './colour.ts'
import { distance, type Point } from './geometry.ts'
import { toned } from './hours.ts'
import { inkStraight } from './ink-line.ts'
import { polygonPath } from './path-text.ts'
import type { View } from './scene.ts'
import type { Paint } from './sheet.ts'
import { blooms } from './wash.ts'

/** A room's inside, in metres; its front is cut away at `front`, behind the viewer or beside. */
export type Room = { width: number; depth: number; height: number; front: number }

/** A wall seen from inside: `u` runs along it, `v` up, `out` through it. */
export type Wall = { origin: Vec; along: Vec; out: Vec; length: number; height: number; start: number }

export const backWall = (room: Room): Wall => ({
  origin: [0, 0, room.depth],
  along: [1, 0, 0],
  out: [0, 0, 1],
  length: room.width,
  height: room.height,
  start: 0,
})
export const leftWall = (room: Room): Wall => ({
  origin: [0, 0, 0],
  along: [0, 0, 1],
  out: [-1, 0, 0],
  length: room.depth,
  height: room.height,
  start: room.front,
})
export const rightWall = (room: Room): Wall => ({
  origin: [room.width, 0, 0],
  along: [0, 0, 1],
  out: [1, 0, 0],
  length: room.depth,
  height: room.height,
  start: room.front,
})

export const onWall = (wall: Wall, u: number, v: number, deep = 0): Vec =>
  sum(sum(wall.origin, by(wall.along, u)), sum([0, v, 0], by(wall.out, deep)))

export const wallFace = (wall: Wall): Vec[] => [
  onWall(wall, wall.start, 0),
  onWall(wall, wall.length, 0),
  onWall(wall, wall.length, wall.height),
  onWall(wall, wall.start, wall.height),
]

export const floorFace = (room: Room, level = 0): Vec[] => [
  vec(0, level, room.front),
  vec(room.width, level, room.front),
  vec(room.width, level, room.depth),
  vec(0, level, room.depth),
]

/** Where the room's light comes from and how far it carries, in pixels. */
export type Pool = { at: Vec; reach: number; near?: number; far?: number }

/** Paint that is lit round the pool and falls into shade away from it. */
export function pooled(view: View, colour: Colour, pool: Pool): Paint {
  const { near = 0.75, far = 0.42 } = pool
  return view.sheet.glow(project(view.camera, pool.at), pool.reach, [
    [0, toned(colour, view.hour, near)],
    [0.3, toned(colour, view.hour, near * 0.45)],
    [0.62, toned(colour, view.hour, -far * 0.35)],
    [1, toned(colour, view.hour, -far)],
  ])
}

/** A plain surface of the room: its wash, and how unevenly it dried. */
export function plane(view: View, face: readonly Vec[], colour: Colour, pool: Pool): void {
  const outline = projectFace(view.camera, face)
  if (outline.length < 3) return
  view.sheet.path(polygonPath(outline), { fill: pooled(view, colour, pool) })
  blooms(view, outline, {
    colours: [toned(colour, view.hour, -0.55), toned(colour, view.hour, 0.9), mix(colour, '#b4552d', 0.3)],
    count: 4,
    opacity: 0.09,
  })
}

/** Soft shade in the corner where two surfaces meet; `into` points along one of them, as long as the shade is wide. */
export function cornerShade(view: View, edge: readonly [Vec, Vec], into: Vec): void {
  const [a, b] = edge
  const face = projectFace(view.camera, [a, b, sum(b, into), sum(a, into)])
  if (face.length < 3) return
  const from = project(view.camera, midway(a, b, 0.5))
  const to = project(view.camera, sum(midway(a, b, 0.5), into))
  const line = projectEdge(view.camera, [a, b]) ?? ([from, to] as const)
  const foot = perpendicularFoot(line, to)
  const paint = view.sheet.gradient(foot, to, [
    [0, view.hour.shade, 0.36],
    [0.45, view.hour.shade, 0.12],
    [1, view.hour.shade, 0],
  ])
  view.sheet.path(polygonPath(face), { fill: paint })
}

function perpendicularFoot([a, b]: readonly [Point, Point], point: Point): Point {
  const long = distance(a, b) || 1
  const dir: Point = [(b[0] - a[0]) / long, (b[1] - a[1]) / long]
  const part = (point[0] - a[0]) * dir[0] + (point[1] - a[1]) * dir[1]
  return [a[0] + dir[0] * part, a[1] + dir[1] * part]
}

/** An edge between two places, as a pen stroke. */
export function edge(view: View, a: Vec, b: Vec, width = 1.3): void {
  const line = projectEdge(view.camera, [a, b])
  if (line) inkStraight(view, line, { width, opacity: 0.7 })
}

/** Boards along the room (`z`), each its own tint. */
export function boards(view: View, room: Room, { colour, width }: { colour: Colour; width: number }): void {
  const { camera, random, hour } = view
  for (let x = 0; x < room.width - 0.01; x += width) {
    const right = Math.min(room.width, x + width)
    const face = projectFace(camera, [
      vec(x, 0, room.front),
      vec(right, 0, room.front),
      vec(right, 0, room.depth),
      vec(x, 0, room.depth),
    ])
    if (face.length > 2)
      view.sheet.path(polygonPath(face), {
        fill: toned(colour, hour, random.between(-0.5, 0.4)),
        'fill-opacity': random.between(0.08, 0.3),
      })
    const line = projectEdge(camera, [vec(right, 0, room.front), vec(right, 0, room.depth)])
    if (line) inkStraight(view, line, { width: 0.9, opacity: 0.42, tremor: 0.6 })
    const joint = random.between(room.front * 0.2, room.depth)
    edge(view, [x, 0, joint], [right, 0, joint], 0.8)
  }
}

/** Fired tiles laid square, a few darker than the rest. */
export function tiles(view: View, room: Room, { colour, size }: { colour: Colour; size: number }): void {
  const { camera, random, hour, sheet } = view
  const line = (a: Vec, b: Vec): void => {
    const drawn = projectEdge(camera, [a, b])
    if (drawn) inkStraight(view, drawn, { width: 0.9, opacity: 0.34, tremor: 0.5 })
  }
  for (let z = room.depth - size; z > room.front; z -= size) {
    for (let x = 0; x < room.width; x += size) {
      if (!random.chance(0.4)) continue
      const right = Math.min(room.width, x + size)
      const face = projectFace(camera, [
        vec(x, 0, z),
        vec(right, 0, z),
        vec(right, 0, z + size),
        vec(x, 0, z + size),
      ])
      if (face.length > 2)
        sheet.path(polygonPath(face), {
          fill: toned(colour, hour, random.between(-0.75, 0.6)),
          'fill-opacity': random.between(0.1, 0.28),
        })
    }
    line([0, 0, z], [room.width, 0, z])
  }
  for (let x = size; x < room.width; x += size) line([x, 0, room.front], [x, 0, room.depth])
}
