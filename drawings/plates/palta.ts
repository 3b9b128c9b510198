import { type Point, plus, polar, through, xy } from '../geometry.ts'
import { blade, shapes } from '../organs/blade.ts'
import { closed, placed, symmetric } from '../organs/figure.ts'
import { cut, fruit, round } from '../organs/fruit.ts'
import { plate } from '../organs/plate.ts'
import { along } from '../organs/ribbon.ts'
import { specks, strewn } from '../organs/seeds.ts'
import { stem } from '../organs/stem.ts'
import type { Scene } from '../scene.ts'

const greens = ['#477a44', '#66944f', '#376339'] as const

/** The pear: its neck at the origin, its belly one unit away. */
const pear: readonly Point[] = symmetric([
  xy(0, -0.04),
  xy(0.03, -0.14),
  xy(0.24, -0.21),
  xy(0.5, -0.3),
  xy(0.8, -0.38),
  xy(1.03, -0.29),
  xy(1.12, -0.08),
])

type Hung = { at: Point; angle: number; size: number }

function hanging(scene: Scene, from: Point, seat: Hung): void {
  const { at, angle, size } = seat
  stem(scene, through([from, plus(at, polar(angle, -36)), plus(at, polar(angle, 8))], 6), {
    thick: 8,
    thin: 13,
    colour: '#84914f',
  })
  fruit(scene, closed(placed(seat, pear), 5), { colour: '#6a8c40', blush: '#38502f', hatching: 6 })
  const belly = plus(at, polar(angle, size * 0.72))
  specks(scene, strewn(scene, belly, { radii: [size * 0.3, size * 0.34], count: 54 }), {
    radius: 1.4,
    colour: '#c3cf86',
  })
}

/** Half a fruit: thin skin, green flesh that pales to butter, the one big seed. */
export function paltaHalf(scene: Scene, seat: Hung): void {
  cut(scene, closed(placed(seat, pear), 5), {
    rind: '#41572f',
    flesh: '#c9d67e',
    heart: '#f4edb4',
    thick: 0.075,
  })
  fruit(scene, round(plus(seat.at, polar(seat.angle, seat.size * 0.74)), seat.size * 0.2), {
    colour: '#a8683a',
    blush: '#6d3f22',
    hatching: 5,
  })
}

/** Leaves in a loose spiral along a twig. */
function leafy(
  scene: Scene,
  twig: readonly Point[],
  leaves: readonly (readonly [part: number, lean: number, length: number])[],
): void {
  for (const [part, lean, length] of leaves) {
    const { at, angle } = along(twig, part)
    blade(
      scene,
      { at, angle: angle + lean, length, bend: -lean * 0.35 },
      {
        ...shapes.elliptic,
        half: 0.19,
        colour: scene.random.pick(greens),
        askew: lean < 0 ? [1, 0.7] : [0.7, 1],
      },
    )
  }
}

function draw(scene: Scene): void {
  const bough = through([xy(780, 150), xy(630, 172), xy(470, 176), xy(310, 222)], 6)
  const twig = through([xy(560, 176), xy(450, 128), xy(330, 108), xy(236, 118)], 6)
  stem(scene, twig, { thick: 14, thin: 7, colour: '#75614a' })
  leafy(scene, twig, [
    [0.5, -0.3, 140],
    [0.66, 0.9, 170],
    [0.98, -0.4, 160],
    [0.99, 0.5, 186],
  ])
  hanging(scene, xy(520, 176), { at: xy(520, 292), angle: 1.5, size: 236 })
  stem(scene, bough, { thick: 26, thin: 12, colour: '#75614a' })
  leafy(scene, bough, [
    [0.24, -0.55, 150],
    [0.06, -0.8, 236],
    [0.3, 0.8, 150],
    [0.9, -0.7, 190],
    [0.98, 0.1, 230],
  ])
  hanging(scene, xy(342, 210), { at: xy(300, 368), angle: 1.62, size: 284 })
  leafy(scene, bough, [
    [0.99, -1.1, 210],
    [0.86, 0.8, 120],
  ])
  paltaHalf(scene, { at: xy(672, 452), angle: 1.98, size: 236 })
}

export const paltaPlate = plate('palta', '#c7cda0', draw)
