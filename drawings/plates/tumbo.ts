import { type Point, plus, polar, through, xy } from '../geometry.ts'
import { closed, placed, symmetric } from '../organs/figure.ts'
import { fruit } from '../organs/fruit.ts'
import { type LobedShape, lobed } from '../organs/lobed.ts'
import { androgynophore } from '../organs/passion.ts'
import { plate } from '../organs/plate.ts'
import { along, sweep } from '../organs/ribbon.ts'
import { specks, strewn } from '../organs/seeds.ts'
import { stalk, stem, tendril } from '../organs/stem.ts'
import { tube } from '../organs/tube.ts'
import type { Scene } from '../scene.ts'

const greens = ['#4e8049', '#6f9d58', '#3f6f45'] as const

/** Three toothed lobes, parted two thirds of the way. */
const shape: LobedShape = {
  lobes: [
    [-1.1, 0.86],
    [0, 1],
    [1.1, 0.86],
  ],
  margin: [
    [0.2, 0.12],
    [0.34, 0.19],
    [0.38, 0.18],
    [0.5, 0.22],
    [0.54, 0.2],
    [0.66, 0.2],
    [0.7, 0.17],
    [0.82, 0.13],
    [0.86, 0.1],
  ],
  notch: 0.3,
}

const oblong: readonly Point[] = symmetric([
  xy(0, -0.05),
  xy(0.05, -0.14),
  xy(0.28, -0.21),
  xy(0.6, -0.22),
  xy(0.88, -0.16),
  xy(1, -0.04),
])

function leaf(
  scene: Scene,
  from: Point,
  { angle, length, squash = 0.9 }: { angle: number; length: number; squash?: number },
): void {
  const line = sweep({ at: from, angle, length: length * 0.28 }, 4)
  stalk(scene, line, { width: 4, colour: '#86a552' })
  lobed(
    scene,
    { at: along(line, 1).at, angle, length },
    { ...shape, colour: scene.random.pick(greens), squash },
  )
}

/** The flower: a long green tube, rosy tepals thrown back from its mouth, the column beyond. */
function flower(scene: Scene, from: Point, { lean, length }: { lean: number; length: number }): void {
  const line = sweep({ at: from, angle: Math.PI / 2 + lean * 1.4, length: 54, bend: -lean * 0.5 }, 5)
  stalk(scene, line, { width: 4, colour: '#86a552' })
  const ring = tube(
    scene,
    { at: along(line, 1).at, angle: Math.PI / 2 + lean, length, bend: -lean * 0.6 },
    {
      girth: [
        [0, 0.07],
        [0.12, 0.055],
        [0.8, 0.055],
        [1, 0.085],
      ],
      colour: '#9fb877',
      throat: '#8f4a86',
      tilt: 0.4,
      lobes: { count: 9, length: length * 0.42, half: length * 0.085, flare: [0.7, 1.75], colour: '#e58fae' },
      calyx: { length: length * 0.16, half: length * 0.072, colour: '#7f9d58' },
    },
  )
  androgynophore(scene, { ...ring, tilt: 0.2 }, length * 0.34)
}

function hanging(
  scene: Scene,
  from: Point,
  { at, angle, size }: { at: Point; angle: number; size: number },
): void {
  stem(scene, through([from, plus(at, polar(angle, -40)), plus(at, polar(angle, 6))], 5), {
    thick: 5,
    thin: 10,
    colour: '#a3a55a',
  })
  fruit(scene, closed(placed({ at, angle, size }, oblong), 5), {
    colour: '#f0cf58',
    blush: '#d39a36',
    hatching: 6,
  })
  specks(
    scene,
    strewn(scene, plus(at, polar(angle, size * 0.5)), { radii: [size * 0.16, size * 0.4], count: 26 }),
    { radius: 1.2, colour: '#fff2bd' },
  )
}

function draw(scene: Scene): void {
  const vine = through([xy(-8, 126), xy(130, 176), xy(280, 158), xy(430, 166), xy(580, 136), xy(780, 170)], 7)
  tendril(scene, along(vine, 0.5).at, { angle: 1.2, length: 250, turn: -1 })
  for (const [part, angle, length] of [
    [0.36, -2.3, 130],
    [0.62, -0.6, 140],
    [0.94, 2.2, 130],
  ] as const)
    leaf(scene, along(vine, part).at, { angle, length, squash: 0.75 })
  hanging(scene, along(vine, 0.72).at, { at: xy(546, 388), angle: 1.55, size: 288 })
  hanging(scene, along(vine, 0.8).at, { at: xy(656, 340), angle: 1.4, size: 240 })
  stem(scene, vine, { thick: 12, thin: 8, colour: '#869a58' })
  flower(scene, along(vine, 0.26).at, { lean: 0.06, length: 300 })
  flower(scene, along(vine, 0.52).at, { lean: -0.06, length: 250 })
  leaf(scene, along(vine, 0.19).at, { angle: 1.95, length: 150, squash: 0.8 })
  leaf(scene, along(vine, 0.68).at, { angle: 1.0, length: 190 })
  leaf(scene, along(vine, 0.38).at, { angle: 1.45, length: 180 })
}

export const tumboPlate = plate('tumbo', '#d9c6c0', draw)
