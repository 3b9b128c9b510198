import { type Point, plus, polar, xy } from '../geometry.ts'
import { toned } from '../hours.ts'
import { closed, placed, type Seat, symmetric } from '../organs/figure.ts'
import { berry, cut, fruit } from '../organs/fruit.ts'
import { laid } from '../organs/laid.ts'
import { type LobedShape, lobed } from '../organs/lobed.ts'
import { plate } from '../organs/plate.ts'
import { along, sweep } from '../organs/ribbon.ts'
import { stem } from '../organs/stem.ts'
import type { Scene } from '../scene.ts'

const greens = ['#54894a', '#74a558', '#447746'] as const

const shape: LobedShape = {
  lobes: [
    [-2.35, 0.62],
    [-1.5, 0.82],
    [-0.75, 0.96],
    [0, 1.02],
    [0.75, 0.96],
    [1.5, 0.82],
    [2.35, 0.62],
  ],
  margin: [
    [0.36, 0.1],
    [0.48, 0.2],
    [0.54, 0.13],
    [0.68, 0.24],
    [0.72, 0.12],
    [0.86, 0.13],
  ],
  notch: 0.24,
}

const melon: readonly Point[] = symmetric([
  xy(0, -0.06),
  xy(0.08, -0.2),
  xy(0.35, -0.31),
  xy(0.7, -0.34),
  xy(0.95, -0.22),
  xy(1.06, -0.04),
])

/** A leaf on its long hollow stalk. */
function leaf(
  scene: Scene,
  from: Point,
  {
    angle,
    reach,
    size,
    squash,
    bend = 0,
  }: { angle: number; reach: number; size: number; squash: number; bend?: number },
): void {
  const line = sweep({ at: from, angle, length: reach, bend }, 8)
  stem(scene, line, { thick: 10, thin: 7, colour: '#9fb868' })
  const end = along(line, 1)
  lobed(
    scene,
    { at: end.at, angle: end.angle + bend * 0.4, length: size },
    { ...shape, colour: scene.random.pick(greens), squash },
  )
}

/** The straight trunk with the scars its fallen leaves have left. */
function trunk(scene: Scene): void {
  const line = sweep({ at: xy(330, 800), angle: -1.58, length: 520 }, 12)
  stem(scene, line, { thick: 62, thin: 40, colour: '#a39678', ink: 1.9 })
  for (let i = 0; i < 20; i++) {
    const { at } = along(line, 0.05 + (i % 10) * 0.078)
    const scar = plus(at, [(i < 10 ? -1 : 1) * (13 - (i % 10) * 0.35) + (i % 2 ? 5 : -3), i < 10 ? 0 : 18])
    laid(
      scene,
      closed(
        placed({ at: scar, angle: Math.PI / 2, size: 10 }, [
          xy(-0.8, -0.8),
          xy(-0.5, 0),
          xy(-0.8, 0.8),
          xy(0.2, 0.75),
          xy(0.9, 0),
          xy(0.2, -0.75),
        ]),
        3,
      ),
      {
        paint: toned('#7b6c50', scene.hour, 0),
        ink: 1,
      },
    )
  }
}

/** Fruit packed round the top of the trunk, the lower ones riper. */
function crop(scene: Scene): void {
  for (const [x, y, lean, size, colour, blush] of [
    [288, 262, 0.34, 104, '#7ea552', '#52793f'],
    [368, 262, -0.34, 104, '#7ea552', '#52793f'],
    [262, 316, 0.4, 140, '#92ad4e', '#668440'],
    [392, 316, -0.4, 140, '#93ae52', '#5d8140'],
    [326, 268, 0, 112, '#83a955', '#52793f'],
    [296, 348, 0.16, 156, '#d9b64a', '#86a046'],
    [362, 352, -0.12, 150, '#b5b64e', '#6d8f44'],
  ] as const) {
    fruit(scene, closed(placed({ at: xy(x, y), angle: Math.PI / 2 + lean, size }, melon), 5), {
      colour,
      blush,
      hatching: 6,
    })
  }
}

/** Half a ripe fruit: orange flesh round the star of its hollow, full of black seeds. */
export function papayaHalf(scene: Scene, seat: Seat): void {
  cut(scene, closed(placed(seat, melon), 5), {
    rind: '#d2a83e',
    flesh: '#ee8b3c',
    heart: '#f6a95c',
    thick: 0.06,
  })
  const hollow = symmetric([xy(0.2, 0), xy(0.3, -0.08), xy(0.55, -0.14), xy(0.8, -0.12), xy(0.92, 0)])
  laid(scene, closed(placed(seat, hollow), 4), { paint: toned('#c9622a', scene.hour, -0.05), ink: 1.2 })
  for (const side of [-1, 1])
    for (let i = 0; i < 13; i++) {
      const down = 0.3 + (i / 13) * 0.56
      const across =
        side * (0.035 + 0.07 * Math.sin(Math.PI * (0.15 + (i / 13) * 0.75)) * scene.random.between(0.4, 1))
      berry(scene, placed(seat, [xy(down, across)])[0] as Point, {
        radius: seat.size * 0.034,
        colour: '#3a3530',
      })
    }
}

function draw(scene: Scene): void {
  const top = xy(326, 262)
  for (const [angle, reach, size, squash] of [
    [-2.72, 150, 170, 0.72],
    [-0.42, 170, 170, 0.72],
    [-1.95, 96, 150, 0.8],
    [-1.2, 100, 150, 0.8],
  ] as const)
    leaf(scene, top, { angle, reach, size, squash })
  trunk(scene)
  crop(scene)
  leaf(scene, plus(top, polar(2.6, 10)), { angle: 2.85, reach: 128, size: 156, squash: 0.6, bend: -0.7 })
  leaf(scene, plus(top, polar(0.4, 10)), { angle: 0.12, reach: 160, size: 160, squash: 0.6, bend: 0.6 })
  papayaHalf(scene, { at: xy(632, 462), angle: 1.7, size: 236 })
}

export const papayaPlate = plate('papaya', '#d8cba4', draw)
