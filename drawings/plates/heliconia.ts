import { type Point, plus, polar, through, xy } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { blade, shapes } from '../organs/blade.ts'
import { closed, placed } from '../organs/figure.ts'
import { hairs, laid } from '../organs/laid.ts'
import { plate } from '../organs/plate.ts'
import { sweep } from '../organs/ribbon.ts'
import { stem } from '../organs/stem.ts'
import { linePath, polygonPath } from '../path-text.ts'
import type { Scene } from '../scene.ts'

/** A bract as a boat from the side: it springs from the axis at the origin, its keel below, its beak one unit out. */
const boat: readonly Point[] = [
  xy(-0.06, -0.12),
  xy(0.2, -0.2),
  xy(0.5, -0.17),
  xy(0.8, -0.08),
  xy(1.02, -0.05),
  xy(0.86, 0.06),
  xy(0.6, 0.2),
  xy(0.3, 0.26),
  xy(0.04, 0.2),
  xy(-0.08, 0.06),
]
const beak: readonly Point[] = [
  xy(0.58, -0.16),
  xy(0.8, -0.08),
  xy(1.02, -0.05),
  xy(0.86, 0.06),
  xy(0.66, 0.17),
  xy(0.62, 0.02),
]
const lip: readonly Point[] = [
  xy(-0.06, -0.12),
  xy(0.2, -0.2),
  xy(0.5, -0.17),
  xy(0.8, -0.08),
  xy(1.02, -0.05),
  xy(0.78, -0.02),
  xy(0.46, -0.1),
  xy(0.18, -0.12),
]

/** One bract: scarlet, its beak yellow, its margin green; flowers peep over the rim. */
function bract(
  scene: Scene,
  at: Point,
  { angle, size, flip }: { angle: number; size: number; flip: 1 | -1 },
): void {
  const { hour, sheet } = scene
  const seat = { at, angle, size }
  const put = (points: readonly Point[]): Point[] =>
    closed(
      placed(
        seat,
        points.map(([x, y]): Point => [x, y * flip]),
      ),
      5,
    )
  for (const lead of [0.24, 0.4])
    laid(
      scene,
      put([
        xy(lead, -0.1),
        xy(lead + 0.12, -0.27),
        xy(lead + 0.26, -0.34),
        xy(lead + 0.2, -0.18),
        xy(lead + 0.1, -0.08),
      ]),
      { paint: toned('#f1d36a', hour, 0), ink: 1.1 },
    )
  const hull = put(boat)
  const [keel, rim] = placed(seat, [xy(0.3, 0.26 * flip), xy(0.4, -0.18 * flip)]) as [Point, Point]
  laid(scene, hull, {
    paint: sheet.gradient(rim, keel, [
      [0, toned('#e0473a', hour, 0.14)],
      [0.55, '#cf2f30'],
      [1, toned('#a31f2b', hour, -0.15)],
    ]),
    ink: 0,
  })
  sheet.within(polygonPath(hull), () => {
    sheet.path(polygonPath(put(beak)), {
      fill: sheet.gradient(...(placed(seat, [xy(0.56, 0), xy(0.82, 0)]) as [Point, Point]), [
        [0, '#efc23e', 0],
        [0.4, '#efc23e', 0.95],
        [1, '#f4d560'],
      ]),
    })
    sheet.path(polygonPath(put(lip)), { fill: '#86a84a', 'fill-opacity': 0.95 })
  })
  laid(scene, hull, { paint: 'none', ink: 1.8 })
  hairs(
    scene,
    [0.06, 0.14]
      .map((y) =>
        linePath(placed(seat, [xy(0.08, y * flip), xy(0.4, y * 1.1 * flip), xy(0.74, y * 0.5 * flip)])),
      )
      .join(''),
    { colour: '#7a1620', width: 1.3, opacity: 0.5 },
  )
}

/** The hanging chain: bracts in two ranks on an axis that bends from one to the next. */
export function heliconiaChain(
  scene: Scene,
  from: Point,
  { bracts, size, lean }: { bracts: number; size: number; lean: number },
): void {
  const joints: Point[] = [from]
  for (let i = 0; i < bracts; i++) {
    const last = joints[i] as Point
    joints.push(
      plus(last, [
        (i % 2 ? -1 : 1) * size * 0.17 * (1 - i / (bracts * 1.6)) + lean,
        size * 0.4 * (1 - i / (bracts * 1.8)),
      ]),
    )
  }
  stem(scene, through(joints, 4), { thick: 15, thin: 6, colour: '#c8353a' })
  for (let i = 0; i < bracts; i++) {
    const side = i % 2 ? -1 : 1
    const small = size * (1 - (i / bracts) * 0.62)
    bract(scene, joints[i + 1] as Point, {
      angle: Math.PI / 2 - side * (1.2 - i * 0.06),
      size: small,
      flip: side > 0 ? 1 : -1,
    })
  }
}

function draw(scene: Scene): void {
  const paddle = { ...shapes.paddle, half: 0.15, foot: 0.4, tip: 0.55, veins: 20 }
  blade(
    scene,
    { at: xy(150, 800), angle: -1.75, length: 700, bend: 0.42 },
    { ...paddle, colour: '#5a9150', askew: [1, 0.85], ink: 1.7 },
  )
  blade(
    scene,
    { at: xy(690, 810), angle: -1.42, length: 620, bend: -0.4 },
    { ...paddle, colour: '#4b8049', askew: [0.7, 1], ink: 1.7 },
  )
  const arch = sweep({ at: xy(236, 800), angle: -1.5, length: 760, bend: 0.1 }, 14)
  stem(scene, arch.slice(0, 11), { thick: 30, thin: 20, colour: '#7ba35a', ink: 1.8 })
  const hook = through([arch[9] as Point, xy(286, 130), xy(352, 66), xy(420, 76), xy(446, 130)], 7)
  stem(scene, hook, { thick: 19, thin: 15, colour: '#9a9a4e', ink: 1.8 })
  inkLine(scene, sweep({ at: plus(arch[2] as Point, polar(0, 4)), angle: -1.5, length: 300 }, 6), {
    width: 1.4,
    opacity: 0.5,
  })
  heliconiaChain(scene, xy(446, 122), { bracts: 9, size: 190, lean: -3 })
}

export const heliconiaPlate = plate('heliconia', '#b5c9ae', draw)
