import { type Point, plus, polar, through, xy } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { blade, shapes } from '../organs/blade.ts'
import { closed, placed, symmetric } from '../organs/figure.ts'
import { cut, fruit, lump } from '../organs/fruit.ts'
import { hairs } from '../organs/laid.ts'
import { plate } from '../organs/plate.ts'
import { along } from '../organs/ribbon.ts'
import { stem } from '../organs/stem.ts'
import { linePath, polygonPath } from '../path-text.ts'
import type { Scene } from '../scene.ts'

const greens = ['#54834a', '#75a058', '#437043'] as const

/** The heart: dented at its stalk, its point one unit below. */
const heart: readonly Point[] = symmetric([
  xy(0.05, -0.03),
  xy(-0.03, -0.22),
  xy(0.08, -0.43),
  xy(0.32, -0.52),
  xy(0.6, -0.44),
  xy(0.86, -0.24),
  xy(1, -0.05),
])

type Seat = { at: Point; angle: number; size: number }

/** The thumb prints of the rind: a net of curved scales that shrink to the point and to the sides, as they bend away. */
function areoles(scene: Scene, seat: Seat): void {
  const rows = 8
  const halfAt = (down: number): number => 0.5 * Math.sin(Math.PI * (0.16 + down * 0.8)) ** 0.7
  let scales = ''
  for (let row = 0; row < rows; row++) {
    const down = 0.1 + (row / rows) * 0.84
    const tall = 0.115 * (1.05 - down * 0.4)
    for (let k = -2.5 + (row % 2) * 0.5; k <= 2.5; k++) {
      const across = Math.sin((k / 3) * 1.35) * halfAt(down)
      const wide = 0.1 * Math.cos((k / 3) * 1.3) * (halfAt(down) / 0.5) + 0.012
      if (Math.abs(across) > halfAt(down)) continue
      const bow: Point[] = [
        xy(down - tall * 0.45, across - wide),
        xy(down + tall * 0.3, across - wide * 0.8),
        xy(down + tall * 0.75, across),
        xy(down + tall * 0.3, across + wide * 0.8),
        xy(down - tall * 0.45, across + wide),
      ]
      inkLine(scene, through(placed(seat, bow), 3), { width: 1.7, opacity: 0.62, tremor: 0.3, taper: 0.9 })
      scales += linePath(
        placed(seat, [
          xy(down - tall * 0.1, across + wide * 0.4),
          xy(down + tall * 0.2, across + wide * 0.1),
        ]),
      )
    }
  }
  hairs(scene, scales, { colour: '#e3edb0', width: 4, opacity: 0.55 })
}

/** A whole fruit, its stalk's end at `seat.at`. */
export function chirimoyaFruit(scene: Scene, seat: Seat): void {
  const outline = closed(placed(seat, heart), 5)
  fruit(scene, outline, { colour: '#a9bf5e', blush: '#6f9144', hatching: 7 })
  scene.sheet.within(polygonPath(outline), () => areoles(scene, seat))
}

function whole(scene: Scene, from: Point, seat: Seat): void {
  stem(
    scene,
    through([from, plus(seat.at, [6, -20]), plus(seat.at, polar(seat.angle, seat.size * 0.08))], 6),
    {
      thick: 10,
      thin: 14,
      colour: '#77664a',
    },
  )
  chirimoyaFruit(scene, seat)
}

/** Half a fruit: white flesh in segments round the core, black seeds among them. */
export function chirimoyaHalf(scene: Scene, seat: Seat): void {
  const { random, hour } = scene
  cut(scene, closed(placed(seat, heart), 5), {
    rind: '#7d9a4a',
    flesh: '#f6efda',
    heart: '#fffdf4',
    thick: 0.055,
  })
  const core = placed(seat, [
    xy(0.1, 0),
    xy(0.3, -0.05),
    xy(0.62, -0.04),
    xy(0.78, 0),
    xy(0.62, 0.04),
    xy(0.3, 0.05),
  ])
  scene.sheet.gather(polygonPath(core), { fill: toned('#e6d9b4', hour, 0) })
  for (const [down, across] of [
    [0.2, -0.26],
    [0.34, -0.34],
    [0.36, -0.17],
    [0.52, -0.27],
    [0.66, -0.15],
    [0.2, 0.25],
    [0.33, 0.16],
    [0.4, 0.34],
    [0.54, 0.22],
    [0.7, 0.13],
  ] as const) {
    const at = placed(seat, [xy(down, across)])[0] as Point
    hairs(scene, linePath(placed(seat, [xy(0.46, across * 0.18), xy(down, across * 0.8)])), {
      colour: '#b7a67c',
      width: 1.2,
      opacity: 0.6,
    })
    const turn = random.between(-0.5, 0.5)
    const seed = lump(xy(0, 0), seat.size * 0.062, [0.6, 0.7, 1.1, 0.7, 0.6, 0.7, 0.95, 0.7]).map(
      ([x, y]): Point =>
        plus(at, [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)]),
    )
    fruit(scene, seed, { colour: '#4a3a30', blush: '#1d1713', hatching: 0, ink: 1.1 })
  }
}

function draw(scene: Scene): void {
  const bough = through([xy(-8, 96), xy(160, 118), xy(340, 140), xy(520, 120), xy(640, 96)], 6)
  const twig = through([xy(120, 114), xy(130, 190), xy(110, 260)], 6)
  const leaves = (line: readonly Point[], places: readonly (readonly [number, number, number])[]): void => {
    for (const [part, lean, length] of places) {
      const { at, angle } = along(line, part)
      blade(
        scene,
        { at, angle: angle + lean, length, bend: -lean * 0.3 },
        {
          ...shapes.ovate,
          half: 0.25,
          veins: 8,
          colour: scene.random.pick(greens),
          askew: lean < 0 ? [1, 0.75] : [0.75, 1],
        },
      )
    }
  }
  leaves(bough, [
    [0.22, -0.7, 150],
    [0.62, -0.8, 160],
    [0.7, 0.7, 210],
  ])
  whole(scene, along(bough, 0.5).at, { at: xy(330, 212), angle: 1.62, size: 330 })
  stem(scene, bough, { thick: 26, thin: 9, colour: '#7d6a55' })
  stem(scene, twig, { thick: 10, thin: 6, colour: '#7d6a55' })
  leaves(twig, [
    [0.5, -1, 140],
    [0.6, 0.9, 150],
    [0.98, 0.2, 200],
    [0.98, -0.5, 150],
  ])
  leaves(bough, [
    [0.97, 0.5, 170],
    [0.97, -0.5, 130],
    [0.42, -0.6, 130],
    [0.88, 0.9, 190],
  ])
  chirimoyaHalf(scene, { at: xy(590, 410), angle: 1.5, size: 250 })
}

export const chirimoyaPlate = plate('chirimoya', '#bccfae', draw)
