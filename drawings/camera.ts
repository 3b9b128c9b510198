import { between, type Point } from './geometry.ts'

/** A place in the room, in metres: x to the right, y up, z away from the viewer. */
export type Vec = readonly [x: number, y: number, z: number]

/** A pin-hole camera held level, so that uprights stay upright. */
export type Camera = {
  eye: Vec
  /** Radians turned to the right. */
  yaw: number
  /** Pixels a metre measures at one metre's distance. */
  focal: number
  /** Where the point straight ahead falls on the paper. */
  centre: Point
  /** Size of the paper; a room's by default. */
  paper?: Point
}

/** How far outside the paper shapes are cut off. */
const OVER = 40

const NEAR = 0.3

/** A place by its coordinates. */
export const vec = (x: number, y: number, z: number): Vec => [x, y, z]

export const sum = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const less = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const by = (a: Vec, factor: number): Vec => [a[0] * factor, a[1] * factor, a[2] * factor]
export const midway = (a: Vec, b: Vec, part: number): Vec => sum(a, by(less(b, a), part))
const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** The place as the camera sees it: right, up, ahead. */
function seen(camera: Camera, place: Vec): Vec {
  const [x, y, z] = less(place, camera.eye)
  const cos = Math.cos(camera.yaw)
  const sin = Math.sin(camera.yaw)
  return [x * cos - z * sin, y, x * sin + z * cos]
}

const onPaper = (camera: Camera, [x, y, z]: Vec): Point => {
  const scale = camera.focal / Math.max(z, NEAR)
  return [camera.centre[0] + x * scale, camera.centre[1] - y * scale]
}

export const project = (camera: Camera, place: Vec): Point => onPaper(camera, seen(camera, place))

/** Pixels a metre measures at that place. */
export const scaleAt = (camera: Camera, place: Vec): number =>
  camera.focal / Math.max(seen(camera, place)[2], NEAR)

type Cut = (point: Point) => number

/** The four edges of the paper; each says how far inside a point lies. */
function cutsOf({ paper = [1024, 768] }: Camera): readonly Cut[] {
  return [
    ([x]) => x + OVER,
    ([x]) => paper[0] + OVER - x,
    ([, y]) => y + OVER,
    ([, y]) => paper[1] + OVER - y,
  ]
}

function framed(camera: Camera, polygon: readonly Point[]): Point[] {
  let kept: Point[] = [...polygon]
  for (const inside of cutsOf(camera)) {
    const round = kept
    kept = []
    round.forEach((a, i) => {
      const b = round[(i + 1) % round.length] as Point
      const [da, db] = [inside(a), inside(b)]
      if (da >= 0) kept.push(a)
      if (da >= 0 !== db >= 0) kept.push(between(a, b, da / (da - db)))
    })
  }
  return kept
}

/** The outline of a flat face on paper, cut off where it leaves the paper or passes behind the viewer. */
export function projectFace(camera: Camera, face: readonly Vec[]): Point[] {
  const places = face.map((place) => seen(camera, place))
  const kept: Vec[] = []
  places.forEach((a, i) => {
    const b = places[(i + 1) % places.length] as Vec
    if (a[2] >= NEAR) kept.push(a)
    if (a[2] >= NEAR !== b[2] >= NEAR) kept.push(midway(a, b, (NEAR - a[2]) / (b[2] - a[2])))
  })
  return framed(
    camera,
    kept.map((place) => onPaper(camera, place)),
  )
}

/** A straight edge on paper, cut off like a face; nothing when it is out of sight. */
export function projectEdge(camera: Camera, ends: readonly [Vec, Vec]): readonly [Point, Point] | undefined {
  let [a, b] = [seen(camera, ends[0]), seen(camera, ends[1])]
  if (a[2] < NEAR && b[2] < NEAR) return undefined
  if (a[2] < NEAR) a = midway(a, b, (NEAR - a[2]) / (b[2] - a[2]))
  if (b[2] < NEAR) b = midway(b, a, (NEAR - b[2]) / (a[2] - b[2]))
  let [p, q] = [onPaper(camera, a), onPaper(camera, b)]
  for (const inside of cutsOf(camera)) {
    const [dp, dq] = [inside(p), inside(q)]
    if (dp < 0 && dq < 0) return undefined
    if (dp < 0) p = between(p, q, dp / (dp - dq))
    if (dq < 0) q = between(q, p, dq / (dq - dp))
  }
  return [p, q]
}

/** Whether a face with that outward direction shows itself to the viewer. */
export const faces = (camera: Camera, place: Vec, outward: Vec): boolean =>
  dot(less(camera.eye, place), outward) > 0
