import { basketBack, basketWork, type Laid, vessel } from '../../furniture/tableware.ts'
import { type Point, plus, polar, xy } from '../../geometry.ts'
import { hours, toned } from '../../hours.ts'
import { maizeCob } from '../../organs/cob.ts'
import { fruit, round } from '../../organs/fruit.ts'
import { hairs } from '../../organs/laid.ts'
import { grains, strewn } from '../../organs/seeds.ts'
import { linePath, polygonPath } from '../../path-text.ts'
import { slidePicture } from '../../picture.ts'
import { lucumaFruit } from '../../plants/lucuma.ts'
import { aguaymantoHusk, aguaymantoOpen } from '../../plates/aguaymanto.ts'
import { chirimoyaFruit, chirimoyaHalf } from '../../plates/chirimoya.ts'
import { granadillaFruit, granadillaHalf } from '../../plates/granadilla.ts'
import { lucumaHalf } from '../../plates/lucuma.ts'
import { paltaHalf } from '../../plates/palta.ts'
import { pricklyPear } from '../../plates/tuna.ts'
import type { Scene } from '../../scene.ts'
import { type Band, type Cloth, fringe, weave } from '../../textiles.ts'

const ripe = [
  ['#dd5a3c', '#a92c3e'],
  ['#e8913f', '#c85a34'],
  ['#d2455a', '#8f2450'],
] as const

const manta: readonly Band[] = [
  { motif: 'plain', share: 1, ground: '#7a2f48' },
  { motif: 'pairs', share: 0.6, ground: '#e3b04b', figure: '#7a2f48', heart: '#2c6e7f', repeats: 34 },
  { motif: 'plain', share: 1.4, ground: '#9c3c56' },
  { motif: 'eyes', share: 1.5, ground: '#2c6e7f', figure: '#f3e6c8', heart: '#b4552d', repeats: 18 },
  { motif: 'plain', share: 1.6, ground: '#9c3c56' },
  { motif: 'diamonds', share: 1.6, ground: '#e3b04b', figure: '#7a2f48', heart: '#5f7d4c', repeats: 15 },
  { motif: 'plain', share: 1.6, ground: '#9c3c56' },
  { motif: 'pairs', share: 0.6, ground: '#e3b04b', figure: '#7a2f48', heart: '#2c6e7f', repeats: 34 },
  { motif: 'plain', share: 1, ground: '#7a2f48' },
]

/** The woven cloth spread on the ground, the far edge narrower. */
const cloth: Cloth = (along, across) => {
  const spread = 0.86 + across * 0.26
  return [600 + (along - 0.5) * 1220 * spread, 214 + across * 530]
}

/** The paved ground of the market place. */
function ground(scene: Scene): void {
  const { sheet, hour, random } = scene
  sheet.path(polygonPath([xy(-5, -5), xy(1205, -5), xy(1205, 805), xy(-5, 805)]), {
    fill: sheet.gradient(xy(0, 0), xy(0, 800), [
      [0, toned('#c9b596', hour, 0.1)],
      [1, toned('#b39a78', hour, -0.1)],
    ]),
  })
  let d = ''
  for (let row = 0; row < 12; row++)
    for (let k = 0; k < 13; k++) {
      const tall = 40 + row * 5
      const at: Point = [
        k * 104 - 40 + (row % 2) * 50 + random.between(-8, 8),
        row * 64 - 20 + random.between(-6, 6),
      ]
      const p = (x: number, y: number): Point =>
        plus(at, [x * 92 + random.between(-4, 4), y * tall + random.between(-3, 3)])
      d += polygonPath([p(0, 0.1), p(0.5, 0), p(1, 0.1), p(1.02, 0.9), p(0.5, 1), p(0, 0.9)])
    }
  sheet.path(d, {
    fill: '#fff8e6',
    'fill-opacity': 0.16,
    stroke: '#22301f',
    'stroke-width': 1,
    'stroke-opacity': 0.16,
  })
}

/** A basket of one fruit; `heap` draws what is in it about the mouth's middle. */
function basketOf(scene: Scene, seat: Laid, heap: (at: Point) => void): void {
  const { sheet, hour } = scene
  const shade = Array.from({ length: 16 }, (_, i) =>
    plus(seat.at, [
      Math.cos((i / 16) * 6.283) * seat.radius * 1.12 + 14,
      Math.sin((i / 16) * 6.283) * seat.radius * 0.4 + seat.radius * 0.62,
    ]),
  )
  sheet.path(polygonPath(shade), { fill: hour.shade, 'fill-opacity': 0.34 })
  basketBack(scene, seat)
  heap(seat.at)
  basketWork(scene, seat, { deep: 0.6, foot: 0.76 })
}

/** A clay bowl of quinua grain. */
function quinua(scene: Scene, at: Point): void {
  const seat = { at, radius: 98, tilt: 0.36 }
  vessel(scene, seat, {
    profile: [
      [0, 1],
      [0.5, 0.94],
      [1, 0.52],
    ],
    deep: 0.72,
    colour: '#a85c3c',
    inside: '#c98a4b',
  })
  const heap = Array.from({ length: 20 }, (_, i) =>
    plus(at, [Math.cos((i / 20) * 6.283) * 86, Math.sin((i / 20) * 6.283) * 28 - (i > 10 ? 26 : 0)]),
  )
  scene.sheet.path(polygonPath(heap), { fill: toned('#e9d3a0', scene.hour, 0) })
  grains(scene, strewn(scene, plus(at, [0, -10]), { radii: [80, 30], count: 90 }), {
    radius: 2.2,
    colour: '#f7ead0',
  })
  grains(scene, strewn(scene, plus(at, [4, -4]), { radii: [78, 26], count: 40 }), {
    radius: 2,
    colour: '#b98a5c',
  })
}

/** The back row of baskets. */
function baskets(scene: Scene): void {
  basketOf(scene, { at: xy(236, 250), radius: 158, tilt: 0.34 }, (at) => {
    for (const [x, y, angle, size] of [
      [-84, -36, 1.9, 104],
      [70, -44, 1.3, 108],
      [-10, -70, 1.6, 112],
      [-40, -4, 1.8, 104],
      [90, 4, 1.4, 96],
    ] as const)
      chirimoyaFruit(scene, { at: plus(at, [x, y - 30]), angle, size })
  })
  basketOf(scene, { at: xy(606, 222), radius: 150, tilt: 0.34 }, (at) => {
    for (const [x, y] of [
      [-92, -20],
      [86, -26],
      [-40, -60],
      [40, -64],
      [-4, -24],
      [-74, 16],
      [70, 18],
      [0, 24],
    ] as const)
      granadillaFruit(scene, { at: plus(at, [x, y - 44]), angle: 1.57 + x * 0.002, size: 84 })
  })
  basketOf(scene, { at: xy(968, 250), radius: 158, tilt: 0.34 }, (at) => {
    const places = [
      [-100, -14],
      [96, -20],
      [-52, -54],
      [46, -60],
      [0, -26],
      [-70, 18],
      [72, 14],
      [6, 26],
    ] as const
    places.forEach(([x, y], i) =>
      pricklyPear(
        scene,
        { at: plus(at, [x, y + 30]), angle: -1.57 + x * 0.006, size: 92 },
        ripe[i % 3] ?? ripe[0],
      ),
    )
  })
}

/** What lies before them on the cloth. */
function front(scene: Scene): void {
  quinua(scene, xy(140, 520))
  for (const [x, y, size] of [
    [330, 520, 50],
    [420, 556, 54],
    [346, 604, 52],
  ] as const)
    lucumaFruit(scene, xy(x, y), size)
  lucumaHalf(scene, xy(452, 646), 62)
  for (const [x, y, angle, length] of [
    [560, 690, -0.62, 260],
    [640, 716, -0.5, 250],
  ] as const)
    maizeCob(scene, { at: xy(x, y), angle, length, bend: 0.06 })
  granadillaHalf(scene, { at: xy(620, 440), angle: 1.3, size: 112 })
  chirimoyaHalf(scene, { at: xy(236, 606), angle: 1.4, size: 126 })
  paltaHalf(scene, { at: xy(912, 500), angle: 2.3, size: 150 })
  for (const [x, y, angle] of [
    [930, 640, 1.2],
    [1010, 676, 1.5],
  ] as const)
    aguaymantoHusk(scene, plus(xy(x, y), polar(angle, -34)), {
      seat: { at: xy(x, y), angle, size: 84 },
      colour: '#ecc978',
      blush: '#cf9445',
    })
  aguaymantoOpen(scene, xy(1090, 590), { at: xy(1094, 620), angle: 1.7, size: 94 })
  for (const [x, y] of [
    [1004, 606],
    [1046, 572],
    [1096, 560],
    [960, 592],
  ] as const) {
    hairs(scene, linePath([xy(x - 12, y + 20), xy(x + 22, y + 22)]), {
      colour: '#22301f',
      width: 5,
      opacity: 0.25,
    })
    fruit(scene, round(xy(x, y), 21), { colour: '#f6b23a', blush: '#d9752a', hatching: 0, ink: 1.4 })
  }
}

/** Sunday's market: what the valley's kitchen gardens give. */
function draw(scene: Scene): void {
  ground(scene)
  weave(scene, cloth, manta)
  fringe(scene, (along, across) => cloth(across, along), { end: 1, drop: 22 })
  scene.sheet.path(polygonPath([cloth(0, 0), cloth(1, 0), cloth(1, 1), cloth(0, 1)]), {
    fill: scene.sheet.gradient(xy(0, 214), xy(0, 744), [
      [0, scene.hour.shade, 0.3],
      [0.5, scene.hour.shade, 0.04],
      [1, scene.hour.light, 0.12],
    ]),
  })
  baskets(scene)
  front(scene)
}

export const mercado = slidePicture('mercado', hours.morning, draw)
