import {
  basketBack,
  basketWork,
  cup,
  loaf,
  plateOf,
  steam,
  tableTop,
  vessel,
} from '../../furniture/tableware.ts'
import { type Point, plus, polar, xy } from '../../geometry.ts'
import { hours, toned } from '../../hours.ts'
import { inkLine } from '../../ink-line.ts'
import { shrub, slopeOf } from '../../landscape/garden.ts'
import { fruit, lump, round } from '../../organs/fruit.ts'
import { laid } from '../../organs/laid.ts'
import { stem } from '../../organs/stem.ts'
import { polygonPath } from '../../path-text.ts'
import { slidePicture } from '../../picture.ts'
import { jacarandaBough } from '../../plants/pinnate-trees.ts'
import { granadillaFruit } from '../../plates/granadilla.ts'
import { papayaHalf } from '../../plates/papaya.ts'
import type { Scene } from '../../scene.ts'
import { type Band, type Cloth, weave } from '../../textiles.ts'
import { valley } from '../../valley.ts'

const tilt = 0.46

const runner: readonly Band[] = [
  { motif: 'plain', share: 1, ground: '#2c6e7f' },
  { motif: 'zigzag', share: 1.1, ground: '#f3e6c8', figure: '#b4552d', repeats: 26 },
  { motif: 'plain', share: 0.5, ground: '#e3b04b' },
  { motif: 'diamonds', share: 1.8, ground: '#2c6e7f', figure: '#f3e6c8', heart: '#b4552d', repeats: 20 },
  { motif: 'plain', share: 0.5, ground: '#e3b04b' },
  { motif: 'zigzag', share: 1.1, ground: '#f3e6c8', figure: '#b4552d', repeats: 26 },
  { motif: 'plain', share: 1, ground: '#2c6e7f' },
]

/** The runner lies along the table, narrower far off. */
const cloth: Cloth = (along, across) => [-60 + along * 1320, 430 + across * 250]

/** A tin coffee pot with its spout and wooden handle. */
function coffeePot(scene: Scene, at: Point, size: number): void {
  const p = (x: number, y: number): Point => plus(at, [x * size, y * size])
  stem(scene, [p(0.5, 0.9), p(0.98, 0.5), p(1.16, 0.1)], {
    thick: size * 0.24,
    thin: size * 0.14,
    colour: '#8fa9b0',
    ink: 1.6,
  })
  stem(scene, [p(-0.72, 0.3), p(-1.2, 0.34), p(-1.16, 0.9), p(-0.76, 1.06)], {
    thick: size * 0.13,
    colour: '#7a5236',
    ink: 1.6,
  })
  vessel(
    scene,
    { at, radius: size * 0.62, tilt: 0.32 },
    {
      profile: [
        [0, 1],
        [0.12, 0.94],
        [0.6, 1.3],
        [1, 1.42],
      ],
      deep: 2.3,
      colour: '#a9c0c4',
      inside: '#6f8288',
    },
  )
  laid(
    scene,
    [p(-0.6, 0), p(-0.36, -0.22), p(0, -0.32), p(0.36, -0.22), p(0.6, 0), p(0.3, 0.14), p(-0.3, 0.14)],
    { paint: toned('#b9cdcf', scene.hour, 0.1), ink: 1.7 },
  )
  fruit(scene, round(p(0, -0.4), size * 0.12), { colour: '#7a5236', hatching: 0, ink: 1.3 })
}

/** Eggs over on a plate with a heap of mote. */
function eggs(scene: Scene, at: Point): void {
  plateOf(scene, { at, radius: 150, tilt }, { colour: '#f6eedc', band: '#7c8f5a' })
  for (const [x, y, turn] of [
    [-38, -8, 0],
    [36, 14, 2],
  ] as const) {
    const white = lump(
      plus(at, [x, y]),
      66,
      [1, 0.86, 1.08, 0.94, 1, 0.84, 1.05, 0.9].map((reach, i) => reach + ((i + turn) % 3) * 0.04),
    ).map(([px, py]): Point => [px, at[1] + y + (py - at[1] - y) * tilt * 1.1])
    laid(scene, white, { paint: toned('#fffdf4', scene.hour, 0.1), ink: 1.5 })
    fruit(scene, round(plus(at, [x + 4, y - 3]), 24, 0.62), {
      colour: '#f3b530',
      blush: '#de8a25',
      hatching: 0,
      ink: 1.3,
    })
  }
}

/** The window's light lies across the cloth. */
function light(scene: Scene): void {
  scene.sheet.path(polygonPath([xy(150, 380), xy(420, 380), xy(860, 810), xy(330, 810)]), {
    fill: '#fff3cf',
    'fill-opacity': 0.2,
  })
  scene.sheet.path(polygonPath([xy(520, 380), xy(760, 380), xy(1210, 760), xy(1210, 810), xy(1000, 810)]), {
    fill: '#fff3cf',
    'fill-opacity': 0.2,
  })
}

/** What stands on the table, the farthest first. */
function table(scene: Scene): void {
  coffeePot(scene, xy(846, 306), 92)
  steam(scene, xy(958, 300), 70)
  const basket = { at: xy(330, 446), radius: 150, tilt: 0.34 }
  basketBack(scene, basket)
  for (const [x, y, radius] of [
    [-66, -12, 66],
    [62, -18, 68],
    [0, -52, 70],
    [-8, 16, 72],
  ] as const)
    loaf(scene, plus(basket.at, [x, y]), { radius, tilt: 0.62 })
  basketWork(scene, basket, { deep: 0.5, foot: 0.78 })
  plateOf(scene, { at: xy(1010, 540), radius: 140, tilt }, { colour: '#f6eedc', band: '#b4552d' })
  papayaHalf(scene, { at: xy(928, 560), angle: -0.24, size: 152 })
  granadillaFruit(scene, { at: xy(1086, 500), angle: 1.3, size: 70 })
  eggs(scene, xy(560, 670))
  cup(scene, { at: xy(806, 610), radius: 58, tilt: 0.42 }, { colour: '#b4552d', drink: '#4a2c1a', ear: 1 })
  steam(scene, xy(806, 600), 74)
  vessel(
    scene,
    { at: xy(586, 470), radius: 40, tilt: 0.4 },
    {
      profile: [
        [0, 1],
        [0.5, 1.16],
        [1, 0.8],
      ],
      deep: 1.2,
      colour: '#7c8f5a',
      inside: '#d98a2b',
    },
  )
  inkLine(scene, [xy(598, 470), plus(xy(598, 470), polar(-0.9, 92))], { width: 5, opacity: 0.8, taper: 0.3 })
  stem(scene, [xy(356, 724), xy(372, 664), xy(384, 616)], { thick: 9, thin: 7, colour: '#b9bdb4', ink: 1.3 })
  fruit(scene, lump(xy(390, 594), 22, [0.62, 0.9, 1, 0.9, 0.62, 0.9, 1, 0.9]), {
    colour: '#c3c7bd',
    hatching: 0,
    ink: 1.4,
  })
}

/** Breakfast on the veranda: bread from the oven, papaya, coffee. */
function draw(scene: Scene): void {
  valley(scene, {
    bounds: { left: -5, right: 1205, top: 0, bottom: 400 },
    horizon: 270,
    rise: 190,
    count: 5,
    wave: 380,
    snow: 36,
    gap: 0.44,
    ink: 1,
  })
  slopeOf(scene, [xy(-10, 330), xy(300, 346), xy(700, 352), xy(1210, 330)], { colour: '#93a862', tufts: 0 })
  for (const [x, y, size] of [
    [90, 372, 60],
    [1120, 372, 64],
    [690, 380, 40],
  ] as const)
    shrub(scene, [x, y], size)
  jacarandaBough(scene, { at: [-20, 60], angle: 0.1, length: 170, scale: 30 })
  tableTop(scene, { far: 372, colour: '#b98757', boards: 7 })
  weave(scene, cloth, runner)
  scene.sheet.path(polygonPath([xy(-10, 430), xy(1210, 430), xy(1210, 680), xy(-10, 680)]), {
    fill: scene.sheet.gradient(xy(0, 430), xy(0, 680), [
      [0, '#22301f', 0.16],
      [0.3, '#22301f', 0],
      [1, '#22301f', 0.1],
    ]),
  })
  light(scene)
  table(scene)
}

export const desayuno = slidePicture('desayuno', hours.morning, draw)
