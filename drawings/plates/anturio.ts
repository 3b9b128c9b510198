import { type Point, plus, polar, xy } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { blade, shapes } from '../organs/blade.ts'
import { closed, placed, type Seat, symmetric } from '../organs/figure.ts'
import { lit } from '../organs/fruit.ts'
import { hairs, laid, rounded } from '../organs/laid.ts'
import { plate } from '../organs/plate.ts'
import { along, girth, ribbon, sweep } from '../organs/ribbon.ts'
import { stem } from '../organs/stem.ts'
import { linePath, polygonPath, softPath } from '../path-text.ts'
import type { Scene } from '../scene.ts'

/** The waxen heart, the stalk joining it in its notch at the origin. */
const heart: readonly Point[] = symmetric([
  xy(0.02, 0),
  xy(-0.14, -0.1),
  xy(-0.24, -0.28),
  xy(-0.14, -0.5),
  xy(0.12, -0.58),
  xy(0.42, -0.46),
  xy(0.7, -0.26),
  xy(0.92, -0.08),
  xy(1.02, 0),
])

/** Where the light glances off the wax. */
const glints: readonly (readonly Point[])[] = [
  [xy(-0.08, -0.28), xy(0.02, -0.46), xy(0.2, -0.46), xy(0.08, -0.34)],
  [xy(0.34, -0.14), xy(0.42, -0.3), xy(0.62, -0.2), xy(0.52, -0.12)],
  [xy(0.02, 0.28), xy(0.14, 0.4), xy(0.3, 0.32), xy(0.16, 0.26)],
]

function flower(
  scene: Scene,
  seat: Seat,
  { colour, lean, squash }: { colour: string; lean: number; squash: number },
): void {
  const { hour, sheet } = scene
  const put = (points: readonly Point[]): Point[] =>
    placed(
      seat,
      points.map(([x, y]): Point => [x, y * squash]),
    )
  const outline = closed(put(heart), 6)
  laid(scene, outline, { paint: lit(scene, outline, { colour }), ink: 2.1 })
  sheet.within(polygonPath(outline), () => {
    for (const side of [-1, 1])
      for (const [out, down] of [
        [0.2, 0.52],
        [0.42, 0.36],
        [0.5, 0.08],
        [0.3, -0.16],
      ] as const)
        inkLine(scene, put([xy(0, 0), xy(down * 0.45 + 0.03, side * out * 0.62), xy(down, side * out)]), {
          width: 1.3,
          opacity: 0.4,
        })
    inkLine(scene, put([xy(0, 0), xy(0.5, 0.01), xy(0.96, 0)]), { width: 1.6, opacity: 0.5 })
  })
  for (const glint of glints)
    sheet.gather(softPath(put(glint)), { fill: toned(colour, hour, 0.75), 'fill-opacity': 0.55 })
  const spadix = ribbon(
    sweep(
      {
        at: put([xy(0.04, 0)])[0] as Point,
        angle: seat.angle + lean,
        length: seat.size * 0.62,
        bend: -lean * 0.4,
      },
      12,
    ),
    girth([
      [0, seat.size * 0.038],
      [0.3, seat.size * 0.048],
      [1, seat.size * 0.018],
    ]),
  )
  rounded(scene, spadix, { colour: '#f2d372', ink: 1.6 })
  const grains = Array.from({ length: 40 }, (_, i) => {
    const { at, angle } = along(spadix.spine, 0.05 + (i / 40) * 0.9)
    return plus(at, polar(angle + 1.57, ((i % 4) - 1.5) * seat.size * 0.017))
  })
  hairs(
    scene,
    grains
      .map(([x, y]) =>
        linePath([
          [x, y],
          [x + 0.4, y],
        ]),
      )
      .join(''),
    { colour: '#b88322', width: 2.6, opacity: 0.75 },
  )
}

function leaf(
  scene: Scene,
  line: readonly Point[],
  { angle, length, colour }: { angle: number; length: number; colour: string },
): void {
  stem(scene, line, { thick: 10, thin: 8, colour: '#7b9a56' })
  blade(
    scene,
    { at: along(line, 1).at, angle, length, bend: Math.cos(angle) > 0 ? 0.25 : -0.25 },
    {
      ...shapes.heart,
      half: 0.34,
      lobe: 0.22,
      veins: 6,
      colour,
      askew: Math.cos(angle) > 0 ? [0.85, 1] : [1, 0.85],
      ink: 1.7,
    },
  )
}

function draw(scene: Scene): void {
  const foot = xy(384, 800)
  leaf(scene, sweep({ at: foot, angle: -2.25, length: 260, bend: -0.2 }, 8), {
    angle: 2.5,
    length: 260,
    colour: '#3f7446',
  })
  leaf(scene, sweep({ at: foot, angle: -0.9, length: 270, bend: 0.2 }, 8), {
    angle: 0.55,
    length: 260,
    colour: '#4b8049',
  })
  leaf(scene, sweep({ at: foot, angle: -1.75, length: 420, bend: -0.3 }, 8), {
    angle: -2.3,
    length: 230,
    colour: '#5a8f50',
  })
  const stalks = [
    sweep({ at: foot, angle: -1.42, length: 590, bend: 0.28 }, 14),
    sweep({ at: foot, angle: -1.74, length: 430, bend: -0.16 }, 14),
  ] as const
  stem(scene, stalks[0], { thick: 10, thin: 8, colour: '#8a9a56' })
  flower(
    scene,
    { at: along(stalks[0], 1).at, angle: 0.95, size: 238 },
    { colour: '#cf3a36', lean: -1.7, squash: 0.95 },
  )
  stem(scene, stalks[1], { thick: 10, thin: 8, colour: '#8a9a56' })
  flower(
    scene,
    { at: along(stalks[1], 1).at, angle: 2.05, size: 268 },
    { colour: '#d8352f', lean: 1.75, squash: 1 },
  )
}

export const anturioPlate = plate('anturio', '#c9d2bd', draw)
