import { by, faces, midway, project, projectFace, scaleAt, sum, type Vec } from './camera.ts'
import { type Colour, mix } from './colour.ts'
import { arc, type Point } from './geometry.ts'
import { toned } from './hours.ts'
import { inkContour, inkEdges, inkLine } from './ink-line.ts'
import { polygonPath } from './path-text.ts'
import type { View } from './scene.ts'
import { cover, softWash, wash } from './wash.ts'

/** How a solid thing is painted: its colour, and from which side light falls on it. */
type Finish = {
  colour: Colour
  /** Direction light comes from, any length. */
  from?: Vec
  ink?: number
  /** Added to every side's level of light. */
  level?: number
}

/** A flat face with wash and ink. */
export function slab(view: View, face: readonly Vec[], { colour, level = 0, ink = 1.3 }: Finish): void {
  const outline = projectFace(view.camera, face)
  if (outline.length < 3) return
  const paint = toned(colour, view.hour, level)
  cover(view, outline, paint)
  wash(view, outline, { paint, opacity: 0.92, stray: 1.1, rim: mix(paint, view.hour.shade, 0.5) })
  if (ink > 0) inkEdges(view, outline, { width: ink, opacity: 0.75 })
}

/** An upright block between two opposite corners. */
export function block(view: View, [low, high]: readonly [Vec, Vec], finish: Finish): void {
  block3(
    view,
    {
      corner: low,
      across: [high[0] - low[0], 0, 0],
      up: [0, high[1] - low[1], 0],
      deep: [0, 0, high[2] - low[2]],
    },
    finish,
  )
}

/** A block by its corner and three edges, for things that stand askew. */
type Edges = { corner: Vec; across: Vec; up: Vec; deep: Vec }

export function block3(view: View, { corner, across, up, deep }: Edges, finish: Finish): void {
  const light: Vec = finish.from ?? [-0.5, 0.9, -0.3]
  const centre = sum(corner, by(sum(sum(across, up), deep), 0.5))
  const sides: readonly (readonly [Vec, Vec, Vec, Vec])[] = [
    [sum(corner, deep), across, up, deep],
    [corner, across, up, by(deep, -1)],
    [corner, deep, up, by(across, -1)],
    [sum(corner, across), deep, up, across],
    [corner, across, deep, by(up, -1)],
    [sum(corner, up), across, deep, up],
  ]
  for (const [from, a, b, out] of sides) {
    if (!faces(view.camera, sum(centre, by(out, 0.5)), out)) continue
    const long = Math.hypot(...out) * Math.hypot(...light)
    const facing = long === 0 ? 0 : (out[0] * light[0] + out[1] * light[1] + out[2] * light[2]) / long
    slab(view, [from, sum(from, a), sum(sum(from, a), b), sum(from, b)], {
      ...finish,
      level: (finish.level ?? 0) + facing * 0.42 - 0.12,
    })
  }
}

/** How a bar is painted and how thick it is, in metres. */
type Bar = { colour: Colour; thick: number; level?: number }

/** A round beam or pole between two places. */
export const pole = (view: View, ends: readonly [Vec, Vec], drawn: Bar): void => bar(view, ends, drawn)

/** A bar bent through several places: arched frames, rails. */
export function bar(view: View, places: readonly Vec[], { colour, thick, level = 0 }: Bar): void {
  const spine = places.map((place) => ({
    at: project(view.camera, place),
    half: (scaleAt(view.camera, place) * thick) / 2,
  }))
  const rim = (side: number): Point[] =>
    spine.map(({ at, half }, i) => {
      const [before, after] = [
        spine[Math.max(0, i - 1)]?.at ?? at,
        spine[Math.min(spine.length - 1, i + 1)]?.at ?? at,
      ]
      const long = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
      return [
        at[0] - ((after[1] - before[1]) / long) * half * side,
        at[1] + ((after[0] - before[0]) / long) * half * side,
      ]
    })
  const [left, right] = [rim(1), rim(-1)]
  const shape = [...left, ...[...right].reverse()]
  const paint = toned(colour, view.hour, level)
  const slim = (spine[0]?.half ?? 0) < 3
  view.sheet.path(polygonPath(shape), { fill: paint })
  if (!slim)
    view.sheet.path(polygonPath([...rim(-0.1), ...[...right].reverse()]), {
      fill: toned(colour, view.hour, level - 0.5),
      'fill-opacity': 0.5,
    })
  if (!slim) inkLine(view, left, { width: 1.1, opacity: 0.75, step: 40 })
  inkLine(view, right, { width: slim ? 1.1 : 1.5, opacity: 0.75, step: 40 })
}

/** A turned thing (pot, lamp, bowl) by its half profile from the foot up: radius and height in metres. */
export function turnedThing(
  view: View,
  foot: Vec,
  profile: readonly (readonly [radius: number, height: number])[],
  { colour, level = 0, ink = 1.5 }: Finish,
): Point[] {
  const at = (height: number): Vec => sum(foot, [0, height, 0])
  const sides = profile.map(([radius, height]) => ({
    centre: project(view.camera, at(height)),
    reach: radius * scaleAt(view.camera, at(height)),
    height,
  }))
  const tilt = (height: number): number => {
    const place = at(height)
    const away = Math.hypot(place[0] - view.camera.eye[0], place[2] - view.camera.eye[2])
    return Math.min(0.5, Math.max(0.03, Math.abs(view.camera.eye[1] - place[1]) / away))
  }
  const low = sides[0]
  const top = sides[sides.length - 1]
  if (!low || !top) return []
  const base = arc(low.centre, [low.reach, low.reach * tilt(low.height)], [Math.PI, 0])
  const body = [
    ...sides.map((ring): Point => [ring.centre[0] - ring.reach, ring.centre[1]]).reverse(),
    ...base,
    ...sides.map((ring): Point => [ring.centre[0] + ring.reach, ring.centre[1]]),
    ...arc(top.centre, [top.reach, -top.reach * tilt(top.height)], [0, Math.PI]).map((p): Point => p),
  ]
  const paint = toned(colour, view.hour, level)
  cover(view, body, paint)
  const span = Math.max(...sides.map((ring) => ring.reach))
  const shadeSide = view.sheet.gradient(
    [top.centre[0] - span, 0],
    [top.centre[0] + span, 0],
    [
      [0, toned(colour, view.hour, level + 0.5)],
      [0.4, paint],
      [1, toned(colour, view.hour, level - 0.5)],
    ],
  )
  wash(view, body, { paint: shadeSide, stray: 0.9, rim: toned(colour, view.hour, -0.6) })
  if (ink > 0) inkContour(view, body, { width: ink, step: 7, tremor: 0.4 })
  const mouth = arc(top.centre, [top.reach, top.reach * tilt(top.height)], [0, Math.PI * 2])
  softWash(view, mouth, {
    paint: toned(colour, view.hour, level - 0.4),
    opacity: view.camera.eye[1] > top.height + foot[1] ? 0.8 : 0,
    stray: 0.3,
  })
  if (ink > 0)
    inkLine(view, mouth.slice(0, Math.ceil(mouth.length / 2) + 1), { width: ink * 0.6, step: 6, tremor: 0.2 })
  return mouth
}

/** Shade a thing throws on the floor round its foot, paler outwards. */
export function footShade(view: View, outline: readonly Vec[], strength = 0.3): void {
  const middle = outline.reduce((all, place) => sum(all, by(place, 1 / outline.length)), [0, 0, 0] as Vec)
  for (const [grow, part] of [
    [1.2, 0.22],
    [1.12, 0.3],
    [1.06, 0.4],
    [1.0, 0.5],
  ] as const) {
    const face = projectFace(
      view.camera,
      outline.map((place) => midway(middle, place, grow)),
    )
    if (face.length > 2) softWash(view, face, { paint: view.hour.shade, opacity: strength * part, stray: 3 })
  }
}
