import { by, faces, project, projectEdge, projectFace, sum, type Vec } from '../camera.ts'
import { type Colour, mix } from '../colour.ts'
import { type Point } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine, inkStraight } from '../ink-line.ts'
import { polygonPath } from '../path-text.ts'
import type { View } from '../scene.ts'
import { block3, footShade } from '../solids.ts'
import type { Cloth } from '../textiles.ts'

/** A made bed. `head` is the middle of its head end on the floor, `along` the unit direction from head to foot. */
export type Bed = {
  head: Vec
  along: Vec
  width: number
  length: number
  /** Height of the mattress's top. */
  height: number
  /** How far the covers hang down its sides. */
  drop: number
}

const acrossOf = (bed: Bed): Vec => [bed.along[2], 0, -bed.along[0]]

/** A place on the covers: `s` metres from the head, `t` metres from the middle; beyond the edges it hangs down. */
function onBed(bed: Bed, s: number, t: number, lift = 0): Vec {
  const half = bed.width / 2
  const side = Math.max(0, Math.abs(t) - half)
  const foot = Math.max(0, s - bed.length)
  const swell = 0.035 * Math.cos((Math.min(1, Math.abs(t) / half) * Math.PI) / 2) * (foot > 0 ? 0 : 1)
  const fold =
    Math.min(1, (side + foot) * 4) * (0.016 * Math.sin(s * 9 + t * 3) + 0.012 * Math.sin((s + t * 2) * 17))
  const out = Math.sign(t) * (Math.min(half, Math.abs(t)) + (side > 0 ? 0.025 + fold + lift : 0))
  const y = bed.height + swell + (side + foot > 0 ? 0 : lift) - Math.max(side, foot)
  const place = sum(
    bed.head,
    sum(
      by(bed.along, Math.min(s, bed.length) + (foot > 0 ? 0.025 + fold + lift : 0)),
      by(acrossOf(bed), out),
    ),
  )
  return [place[0], y, place[2]]
}

/** A cloth laid over the bed between two distances from the head, hanging `drop` down the sides that are seen. */
export function clothOnBed(
  view: View,
  bed: Bed,
  { from, to, drop, lift = 0.012 }: { from: number; to: number; drop: number; lift?: number },
): Cloth {
  const half = bed.width / 2
  const hangs = (sign: number): number =>
    faces(view.camera, onBed(bed, from, sign * half), by(acrossOf(bed), sign)) ? drop : 0
  const low = -half - hangs(-1)
  const high = half + hangs(1)
  return (along, across) =>
    project(view.camera, onBed(bed, from + (to - from) * across, low + along * (high - low), lift))
}

/** Shade on the floor round the bed. */
export function bedShade(view: View, bed: Bed): void {
  const half = bed.width / 2 + 0.03
  const corner = (s: number, t: number): Vec => sum(bed.head, sum(by(bed.along, s), by(acrossOf(bed), t)))
  footShade(
    view,
    [corner(0, -half), corner(bed.length, -half), corner(bed.length, half), corner(0, half)],
    0.75,
  )
}

type Part = { points: Vec[]; out: Vec; level: number }

function parts(bed: Bed, from: number): Part[] {
  const half = bed.width / 2
  const steps = (low: number, high: number, count: number): number[] =>
    Array.from({ length: count + 1 }, (_, i) => low + ((high - low) * i) / count)
  const side = (sign: number): Vec[] => [
    ...steps(from, bed.length, 6).map((s) => onBed(bed, s, sign * half)),
    ...steps(bed.length, from, 34).map((s) => onBed(bed, s, sign * (half + bed.drop))),
  ]
  const foot = [
    ...steps(-half, half, 6).map((t) => onBed(bed, bed.length, t)),
    ...steps(half, -half, 22).map((t) => onBed(bed, bed.length + bed.drop, t)),
  ]
  const top = [
    ...steps(-half, half, 8).map((t) => onBed(bed, from, t)),
    ...steps(half, -half, 8).map((t) => onBed(bed, bed.length, t)),
  ]
  return [
    { points: side(-1), out: by(acrossOf(bed), -1), level: -0.3 },
    { points: side(1), out: acrossOf(bed), level: -0.2 },
    { points: foot, out: bed.along, level: -0.24 },
    { points: top, out: [0, 1, 0], level: 0.22 },
  ]
}

/** Lays a cover from `from` metres below the head to the foot, its folds in ink. */
export function cover(
  view: View,
  bed: Bed,
  { colour, from, tilt = 0 }: { colour: Colour; from: number; tilt?: number },
): void {
  const { camera, sheet, hour } = view
  for (const part of parts(bed, from)) {
    const middle = part.points[0] as Vec
    if (!faces(camera, middle, part.out)) continue
    const outline = projectFace(camera, part.points)
    const level = part.level + (part.out[1] > 0 ? 0 : tilt * Math.sign(part.out[0]))
    const paint = toned(colour, hour, level)
    const [high, low] = [
      project(camera, onBed(bed, bed.length / 2, 0)),
      project(camera, [middle[0], bed.height - bed.drop, middle[2]]),
    ]
    const gradient =
      part.out[1] > 0
        ? sheet.gradient(project(camera, onBed(bed, 0, 0)), project(camera, onBed(bed, bed.length, 0)), [
            [0, toned(colour, hour, level + 0.25)],
            [1, toned(colour, hour, level - 0.12)],
          ])
        : sheet.gradient(high, low, [
            [0, paint],
            [1, mix(paint, hour.shade, 0.24)],
          ])
    sheet.path(polygonPath(outline), {
      fill: gradient,
      stroke: mix(paint, hour.shade, 0.4),
      'stroke-opacity': 0.4,
    })
    inkLine(view, [...outline, outline[0] as Point], { width: 1.4, opacity: 0.7, step: 13, tremor: 0.5 })
    if (part.out[1] <= 0) hangingFolds(view, bed, { from, out: part.out })
  }
}

/** Folds in what hangs down: tapering shade and a stroke each. */
function hangingFolds(view: View, bed: Bed, { from, out }: { from: number; out: Vec }): void {
  const { random, camera, sheet, hour } = view
  const half = bed.width / 2
  const isFoot = Math.abs(out[0] * bed.along[0] + out[2] * bed.along[2]) > 0.5
  const sign = out[0] * bed.along[2] - out[2] * bed.along[0] > 0 ? 1 : -1
  const span = isFoot ? bed.width : bed.length - from
  const at = (along: number, down: number): Point =>
    project(
      camera,
      isFoot
        ? onBed(bed, bed.length + down, -half + along, 0.004)
        : onBed(bed, from + along, sign * (half + down), 0.004),
    )
  for (let along = 0.12; along < span - 0.05; along += random.between(0.14, 0.34)) {
    const top = bed.drop * random.between(0.12, 0.5)
    const drift = random.between(-0.05, 0.05)
    const wide = random.between(0.03, 0.08)
    sheet.path(
      polygonPath([
        at(along, top),
        at(along + drift + wide, bed.drop * 0.98),
        at(along + drift - wide * 0.4, bed.drop * 0.98),
      ]),
      { fill: hour.shade, 'fill-opacity': 0.2 },
    )
    inkLine(
      view,
      [at(along, top), at(along + drift * 0.3, (top + bed.drop) / 2), at(along + drift, bed.drop * 0.97)],
      { width: 1.3, opacity: 0.6, taper: 1, tremor: 0.6 },
    )
  }
}

/** A blanket over the sheets, its upper end turned down to show the white beneath. */
export function blanket(
  view: View,
  bed: Bed,
  { colour, from, hang }: { colour: Colour; from: number; hang: number },
): void {
  const raised: Bed = { ...bed, height: bed.height + 0.025, width: bed.width + 0.03, drop: hang }
  cover(view, raised, { colour, from })
  const turn = clothOnBed(view, raised, { from: from - 0.06, to: from + 0.17, drop: hang * 0.96, lift: 0.03 })
  const rim = (across: number): Point[] => Array.from({ length: 17 }, (_, i) => turn(i / 16, across))
  const band = [...rim(0), ...rim(1).reverse()]
  view.sheet.path(polygonPath(band), { fill: toned('#fbf6ea', view.hour, 0.12) })
  inkLine(view, rim(1), { width: 1.3, opacity: 0.65 })
  inkLine(view, rim(0), { width: 1, opacity: 0.5 })
  for (let i = 0; i < 5; i++) {
    const t = bed.width * (i / 5 - 0.42)
    const line = [0.35, 0.6, 0.85].map((part) =>
      project(
        view.camera,
        onBed(raised, from + (bed.length - from) * part, t + 0.05 * Math.sin(part * 9 + i), 0.004),
      ),
    )
    inkLine(view, line, { width: 0.9, opacity: 0.22, tremor: 1.4 })
  }
}

/** A wooden head of planks behind the pillows, between two posts; `tall` is its height in metres. */
export function headboard(view: View, bed: Bed, { colour, tall }: { colour: Colour; tall: number }): void {
  const aside = acrossOf(bed)
  const half = bed.width / 2 + 0.08
  const at = (t: number, y: number, s = -0.1): Vec =>
    sum(sum(bed.head, [0, y, 0]), sum(by(aside, t), by(bed.along, s)))
  block3(
    view,
    {
      corner: at(-half, 0.2),
      across: by(aside, half * 2),
      up: [0, tall - 0.2, 0],
      deep: by(bed.along, 0.06),
    },
    { colour },
  )
  for (const part of [0.25, 0.5, 0.75]) {
    const line = projectEdge(view.camera, [
      at(-half, 0.2 + (tall - 0.2) * part, -0.035),
      at(half, 0.2 + (tall - 0.2) * part, -0.035),
    ])
    if (line) inkStraight(view, line, { width: 0.9, opacity: 0.5 })
  }
  for (const side of [1, -1])
    block3(
      view,
      {
        corner: at(side * half - 0.05, 0, -0.11),
        across: by(aside, 0.1),
        up: [0, tall + 0.12, 0],
        deep: by(bed.along, 0.09),
      },
      { colour, level: 0.08 },
    )
}
