import { type Point, plus, polar, xy } from '../geometry.ts'
import { toned } from '../hours.ts'
import { blade, shapes } from '../organs/blade.ts'
import { closed, placed, type Seat } from '../organs/figure.ts'
import { hairs, laid, rounded } from '../organs/laid.ts'
import { plate } from '../organs/plate.ts'
import { along, girth, ribbon, sweep } from '../organs/ribbon.ts'
import { stem } from '../organs/stem.ts'
import { linePath } from '../path-text.ts'
import type { Scene } from '../scene.ts'

/** The spathe from the side, its foot at the origin, drawn along its stalk: back wall with its tip, then the rolled front. */
const back: readonly Point[] = [
  xy(0, -0.1),
  xy(0.32, -0.17),
  xy(0.58, -0.34),
  xy(0.82, -0.44),
  xy(1, -0.3),
  xy(1.16, -0.02),
  xy(1.38, 0.18),
  xy(1.14, 0.22),
  xy(0.98, 0.36),
  xy(0.76, 0.4),
  xy(0.5, 0.24),
  xy(0.24, 0.13),
  xy(0, 0.1),
]
const mouth: readonly Point[] = [
  xy(0.6, -0.3),
  xy(0.82, -0.38),
  xy(1.0, -0.24),
  xy(1.1, 0),
  xy(1.02, 0.22),
  xy(0.86, 0.33),
  xy(0.66, 0.22),
  xy(0.54, -0.02),
]
const front: readonly Point[] = [
  xy(0, -0.1),
  xy(0.3, -0.17),
  xy(0.58, -0.35),
  xy(0.8, -0.42),
  xy(0.74, -0.26),
  xy(0.6, -0.08),
  xy(0.58, 0.1),
  xy(0.68, 0.26),
  xy(0.78, 0.4),
  xy(0.56, 0.29),
  xy(0.26, 0.14),
  xy(0, 0.1),
]

/** A flower: white funnel, yellow spadix. `flip` -1 opens it to the other side. */
function spathe(scene: Scene, seat: Seat, flip: 1 | -1): void {
  const { hour, sheet } = scene
  const put = (points: readonly Point[]): Point[] =>
    closed(
      placed(
        seat,
        points.map(([x, y]): Point => [x, y * flip]),
      ),
      6,
    )
  const [foot, tip] = placed(seat, [xy(0, 0), xy(1.2, 0)]) as [Point, Point]
  laid(scene, put(back), {
    paint: sheet.gradient(foot, tip, [
      [0, '#c3d39a'],
      [0.3, '#f5f2e4'],
      [0.9, '#fffef8'],
      [1, '#dfe6b8'],
    ]),
    ink: 2,
  })
  laid(scene, put(mouth), {
    paint: sheet.gradient(...(placed(seat, [xy(0.55, 0.1), xy(1.08, -0.1)]) as [Point, Point]), [
      [0, toned('#c9cbb2', hour, -0.1)],
      [0.5, '#ebe8d8'],
      [1, '#fbf8ec', 0.2],
    ]),
    ink: 0,
  })
  const spadix = ribbon(
    sweep(
      {
        at: placed(seat, [xy(0.42, 0.02 * flip)])[0] as Point,
        angle: seat.angle + 0.02 * flip,
        length: seat.size * 0.56,
        bend: 0.1 * flip,
      },
      10,
    ),
    girth([
      [0, seat.size * 0.05],
      [0.8, seat.size * 0.052],
      [1, seat.size * 0.015],
    ]),
  )
  rounded(scene, spadix, { colour: '#efb62f', ink: 1.6 })
  const dots = Array.from({ length: 26 }, (_, i) => along(spadix.spine, 0.25 + (i / 26) * 0.7).at).map(
    (at, i) => plus(at, polar(seat.angle + 1.57, ((i % 3) - 1) * seat.size * 0.028)),
  )
  hairs(
    scene,
    dots
      .map(([x, y]) =>
        linePath([
          [x, y],
          [x + 0.4, y],
        ]),
      )
      .join(''),
    { colour: '#a86f14', width: 3, opacity: 0.7 },
  )
  laid(scene, put(front), {
    paint: sheet.gradient(foot, placed(seat, [xy(0.8, 0)])[0] as Point, [
      [0, '#a9c078'],
      [0.35, '#eef0dc'],
      [1, '#fffef8'],
    ]),
    ink: 2,
  })
  const folds = [-0.2, 0, 0.16].map((y) =>
    linePath(placed(seat, [xy(0.06, y * 0.25 * flip), xy(0.34, y * 0.6 * flip), xy(0.6, y * 1.3 * flip)])),
  )
  hairs(scene, folds.join(''), { colour: '#8f9678', width: 1.2, opacity: 0.6 })
}

/** A flower at the end of its stalk. */
export function cartuchoFlower(
  scene: Scene,
  line: readonly Point[],
  { size, flip }: { size: number; flip: 1 | -1 },
): void {
  stem(scene, line, { thick: 21, thin: 17, colour: '#7fa65e', ink: 1.7 })
  const end = along(line, 1)
  spathe(scene, { at: plus(end.at, polar(end.angle, -6)), angle: end.angle, size }, flip)
}

/** An arrow-shaped leaf on its fleshy stalk. */
function leaf(
  scene: Scene,
  line: readonly Point[],
  {
    length,
    angle,
    colour,
    askew,
  }: { length: number; angle: number; colour: string; askew: readonly [number, number] },
): void {
  stem(scene, line, { thick: 17, thin: 11, colour: '#7fa65e' })
  blade(
    scene,
    { at: along(line, 1).at, angle, length, bend: Math.cos(angle) > 0 ? 0.4 : -0.4 },
    { ...shapes.arrow, half: 0.3, colour, askew, veins: 8, ink: 1.7 },
  )
}

function draw(scene: Scene): void {
  leaf(scene, sweep({ at: xy(330, 800), angle: -2.0, length: 330, bend: -0.35 }, 10), {
    length: 290,
    angle: -1.9,
    colour: '#4f8449',
    askew: [1, 0.8],
  })
  leaf(scene, sweep({ at: xy(450, 800), angle: -1.1, length: 270, bend: 0.3 }, 10), {
    length: 280,
    angle: -0.85,
    colour: '#5f9452',
    askew: [0.8, 1],
  })
  cartuchoFlower(scene, sweep({ at: xy(430, 800), angle: -1.45, length: 360, bend: 0.22 }, 14), {
    size: 196,
    flip: -1,
  })
  cartuchoFlower(scene, sweep({ at: xy(372, 800), angle: -1.66, length: 470, bend: 0.02 }, 14), {
    size: 216,
    flip: 1,
  })
  leaf(scene, sweep({ at: xy(350, 810), angle: -2.2, length: 120, bend: -0.4 }, 8), {
    length: 250,
    angle: -2.75,
    colour: '#6d9f5a',
    askew: [0.7, 1],
  })
}

export const cartuchoPlate = plate('cartucho', '#8fae93', draw)
