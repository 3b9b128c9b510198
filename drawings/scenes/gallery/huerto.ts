import { type Point, plus, polar, xy } from '../../geometry.ts'
import { hours, toned } from '../../hours.ts'
import { inkLine } from '../../ink-line.ts'
import { path, slopeOf } from '../../landscape/garden.ts'
import { orchardTree, weepingTree } from '../../landscape/trees.ts'
import { rounded } from '../../organs/laid.ts'
import { girth, ribbon } from '../../organs/ribbon.ts'
import { stem } from '../../organs/stem.ts'
import { linePath, softPath } from '../../path-text.ts'
import { galleryPicture } from '../../picture.ts'
import { lucumaFruit } from '../../plants/lucuma.ts'
import { pacaePod } from '../../plates/pacae.ts'
import type { Scene } from '../../scene.ts'
import { valley } from '../../valley.ts'

const lucumaGreens = ['#3a5f3c', '#52804a', '#7da25c'] as const

/** Shade under a tree, with spots of sun. */
function shade(scene: Scene, at: Point, wide: number): void {
  const ring = Array.from({ length: 9 }, (_, i) =>
    plus(at, [
      Math.cos((i / 9) * 6.283) * wide * scene.random.between(0.85, 1.1),
      Math.sin((i / 9) * 6.283) * wide * 0.2,
    ]),
  )
  scene.sheet.path(softPath(ring), { fill: '#2f4a33', 'fill-opacity': 0.34 })
}

/** A fruit ladder leaning into the crown. */
function ladder(scene: Scene, [left, right]: readonly [Point, Point], top: Point): void {
  const rungs = 9
  const end = (side: number): Point => plus(top, [side * 17, 0])
  for (let i = 1; i < rungs; i++) {
    const at = (foot: Point, side: number): Point => {
      const to = end(side)
      return [foot[0] + ((to[0] - foot[0]) * i) / rungs, foot[1] + ((to[1] - foot[1]) * i) / rungs]
    }
    stem(scene, [plus(at(left, -1), [-4, 0]), plus(at(right, 1), [4, 0])], {
      thick: 8,
      colour: '#a5805a',
      ink: 1.2,
    })
  }
  stem(scene, [left, end(-1)], { thick: 13, thin: 9, colour: '#94714c', ink: 1.5 })
  stem(scene, [right, end(1)], { thick: 13, thin: 9, colour: '#94714c', ink: 1.5 })
}

/** A cane basket heaped with fruit. */
function basket(scene: Scene, at: Point, size: number): void {
  const { hour } = scene
  for (const [x, y] of [
    [-0.62, -0.1],
    [0.6, -0.1],
    [-0.2, -0.34],
    [0.26, -0.36],
    [0, -0.12],
    [-0.44, -0.3],
    [0.5, -0.34],
  ] as const)
    lucumaFruit(scene, plus(at, [x * size, -size * 0.62 + y * size]), size * 0.27)
  const body = ribbon(
    [plus(at, [0, -size * 0.66]), plus(at, [0, -size * 0.3]), plus(at, [0, size * 0.16])],
    girth([
      [0, size * 0.98],
      [0.5, size * 0.9],
      [1, size * 0.66],
    ]),
  )
  rounded(scene, body, { colour: '#c79a5c', ink: 1.8 })
  let d = ''
  for (let row = 0; row < 6; row++)
    for (let k = -6; k <= 6; k++) {
      const y = -size * 0.56 + row * size * 0.13
      const half = size * (0.94 - row * 0.05)
      const spot = plus(at, [(k / 6.6) * half + (row % 2) * size * 0.06, y])
      d += linePath([
        plus(spot, [-size * 0.06, 0]),
        plus(spot, [0, size * 0.05]),
        plus(spot, [size * 0.06, 0]),
      ])
    }
  scene.sheet.path(d, {
    fill: 'none',
    stroke: toned('#6b4a2a', hour, 0),
    'stroke-width': 1.4,
    'stroke-opacity': 0.6,
  })
  stem(
    scene,
    [
      plus(at, [-size * 0.99, -size * 0.66]),
      plus(at, [0, -size * 0.58]),
      plus(at, [size * 0.99, -size * 0.66]),
    ],
    { thick: size * 0.13, colour: '#b5854a', ink: 1.5 },
  )
  const bow = Array.from({ length: 15 }, (_, i) =>
    plus(at, plus(polar(Math.PI + (i / 14) * Math.PI, size * 0.86), [0, -size * 0.66])),
  )
  inkLine(scene, bow, { width: 5, opacity: 0.85, taper: 0.2 })
}

/** The orchard in the afternoon: lúcumos, the old molle, the morning's fruit in its basket. */
function draw(scene: Scene): void {
  valley(scene, {
    bounds: { left: -5, right: 1205, top: 0, bottom: 560 },
    horizon: 390,
    rise: 250,
    count: 5,
    wave: 400,
    snow: 34,
    gap: 0.5,
    ink: 1.1,
    river: 'none',
  })
  slopeOf(scene, [xy(-10, 480), xy(260, 496), xy(600, 500), xy(920, 490), xy(1210, 470)], {
    colour: '#9aa85f',
    tufts: 70,
  })
  path(
    scene,
    [xy(604, 506), xy(590, 600), xy(500, 720), xy(330, 910)],
    [xy(622, 506), xy(634, 600), xy(610, 720), xy(540, 910)],
  )
  for (const [x, y, height, clouds, pale] of [
    [480, 530, 160, 12, 0.3],
    [730, 530, 170, 12, 0.3],
    [340, 570, 240, 15, 0.14],
  ] as const) {
    shade(scene, [x + 20, y + 4], height * 0.5)
    orchardTree(scene, [x, y], { height, clouds, greens: lucumaGreens, pale })
  }
  shade(scene, [900, 616], 240)
  weepingTree(scene, [880, 610], { height: 400, strands: 56, greens: ['#5f7d45', '#7c9a55', '#9db36c'] })
  shade(scene, [170, 752], 260)
  orchardTree(scene, [140, 740], {
    height: 620,
    clouds: 28,
    greens: lucumaGreens,
    fruit: (at) => lucumaFruit(scene, at, 17),
  })
  ladder(scene, [xy(238, 800), xy(300, 792)], xy(178, 420))
  basket(scene, [800, 800], 92)
  lucumaFruit(scene, xy(930, 828), 25)
  lucumaFruit(scene, xy(668, 838), 25)
  pacaePod(scene, xy(976, 800), { lean: -1.25, length: 170, half: 12 })
}

export const huerto = galleryPicture('huerto', hours.afternoon, draw)
