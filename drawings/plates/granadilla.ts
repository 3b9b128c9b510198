import { type Point, plus, polar, through, xy } from '../geometry.ts'
import { blade, shapes } from '../organs/blade.ts'
import { closed, placed, type Seat, symmetric } from '../organs/figure.ts'
import { berry, cut, fruit, round } from '../organs/fruit.ts'
import { passionFlower } from '../organs/passion.ts'
import { plate } from '../organs/plate.ts'
import { along, sweep } from '../organs/ribbon.ts'
import { specks, strewn } from '../organs/seeds.ts'
import { stalk, stem, tendril } from '../organs/stem.ts'
import type { Scene } from '../scene.ts'

const greens = ['#4f8550', '#74a55f', '#3f7347'] as const

const egg: readonly Point[] = symmetric([
  xy(0, -0.05),
  xy(0.04, -0.2),
  xy(0.25, -0.4),
  xy(0.55, -0.46),
  xy(0.85, -0.36),
  xy(1, -0.12),
])

/** A heart leaf on its stalk. */
function leaf(scene: Scene, from: Point, { angle, length }: { angle: number; length: number }): void {
  const line = sweep({ at: from, angle, length: length * 0.3 }, 4)
  stalk(scene, line, { width: 4, colour: '#86a552' })
  const end = along(line, 1)
  blade(
    scene,
    { at: end.at, angle: angle + 0.1, length, bend: Math.cos(angle) > 0 ? 0.3 : -0.3 },
    {
      ...shapes.heart,
      half: 0.38,
      colour: scene.random.pick(greens),
      askew: Math.cos(angle) > 0 ? [0.85, 1] : [1, 0.85],
    },
  )
}

/** A whole fruit, its stalk's end at `at`. */
export function granadillaFruit(scene: Scene, { at, size, angle }: Seat): void {
  fruit(scene, closed(placed({ at, angle, size }, egg), 5), {
    colour: '#f0a53a',
    blush: '#cf6f28',
    hatching: 7,
  })
  specks(
    scene,
    strewn(scene, plus(at, polar(angle, size * 0.52)), { radii: [size * 0.36, size * 0.42], count: 40 }),
    { radius: 1.5, colour: '#fbe0a0' },
  )
}

function hanging(
  scene: Scene,
  from: Point,
  { at, size, angle }: { at: Point; size: number; angle: number },
): void {
  stem(scene, through([from, plus(at, [4, -50]), at], 5), { thick: 6, thin: 9, colour: '#a98f54' })
  granadillaFruit(scene, { at, size, angle })
  stem(scene, [plus(at, [0, -6]), plus(at, [1, 8])], { thick: 26, thin: 30, colour: '#9a8a4e', ink: 1.3 })
}

/** The shell broken open: white pith, seeds in grey jelly. */
export function granadillaHalf(scene: Scene, seat: Seat): void {
  cut(scene, closed(placed(seat, egg), 5), {
    rind: '#e2913a',
    flesh: '#f7f0de',
    heart: '#fffdf4',
    thick: 0.1,
  })
  const jelly = placed(seat, [xy(0.54, 0)])[0] as Point
  fruit(scene, round(jelly, seat.size * 0.316, 1.06), {
    colour: '#cfd0b4',
    blush: '#a4ab8c',
    hatching: 0,
    ink: 1.2,
  })
  for (const place of strewn(scene, jelly, { radii: [seat.size * 0.25, seat.size * 0.27], count: 24 })) {
    berry(scene, place, { radius: seat.size * 0.04, colour: '#3d3c39' })
  }
}

function draw(scene: Scene): void {
  const vine = through(
    [xy(-8, 250), xy(110, 168), xy(250, 128), xy(400, 150), xy(540, 128), xy(660, 70), xy(720, -8)],
    7,
  )
  tendril(scene, along(vine, 0.48).at, { angle: 1.1, length: 210, turn: 1 })
  tendril(scene, along(vine, 0.86).at, { angle: 0.5, length: 150, turn: -1 })
  hanging(scene, along(vine, 0.2).at, { at: xy(190, 400), size: 190, angle: 1.6 })
  stem(scene, vine, { thick: 13, thin: 8, colour: '#86a05a' })
  for (const [part, angle, length] of [
    [0.07, 0.95, 150],
    [0.24, -1.1, 110],
    [0.62, 1.25, 190],
    [0.82, 0.35, 130],
    [0.7, -2.5, 110],
  ] as const)
    leaf(scene, along(vine, part).at, { angle, length })
  const flower = along(vine, 0.42)
  stalk(scene, through([flower.at, plus(flower.at, [-10, 60]), xy(372, 306)], 5), {
    width: 5,
    colour: '#86a552',
  })
  passionFlower(
    scene,
    { at: xy(372, 330), angle: 1.25, tilt: 1.05, radius: 22 },
    {
      size: 138,
      sepal: '#dfe3c4',
      petal: '#f4e6ea',
      bands: [
        [0.25, '#7b3f86'],
        [0.45, '#f4edf4'],
        [0.62, '#6a4a9c'],
        [0.8, '#f4edf4'],
        [1, '#7f68b4'],
      ],
    },
  )
  granadillaHalf(scene, { at: xy(556, 554), angle: 1.35, size: 158 })
}

export const granadillaPlate = plate('granadilla', '#d9c9a6', draw)
