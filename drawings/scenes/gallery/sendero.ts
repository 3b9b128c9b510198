import { type Point, plus, polar, through, xy } from '../../geometry.ts'
import { hours, toned } from '../../hours.ts'
import { inkLine } from '../../ink-line.ts'
import { agave, path, shrub, slopeOf } from '../../landscape/garden.ts'
import { leafCloud, orchardTree } from '../../landscape/trees.ts'
import { blade, shapes } from '../../organs/blade.ts'
import { laid } from '../../organs/laid.ts'
import { sweep } from '../../organs/ribbon.ts'
import { stem } from '../../organs/stem.ts'
import { lensPath, softPath } from '../../path-text.ts'
import { galleryPicture } from '../../picture.ts'
import { fern } from '../../plants/fern.ts'
import { cartuchoFlower } from '../../plates/cartucho.ts'
import { heliconiaChain } from '../../plates/heliconia.ts'
import { bananaLeaf } from '../../plates/platano.ts'
import type { Scene } from '../../scene.ts'
import { valley } from '../../valley.ts'

/** A plant's label: a wooden stake, a pale tablet, a few lines of writing and its square code. */
function label(scene: Scene, foot: Point, size: number): void {
  const { hour, sheet } = scene
  stem(scene, [foot, plus(foot, [0, -size])], { thick: size * 0.1, colour: '#8a6a48', ink: 1.3 })
  const at = (x: number, y: number): Point => plus(foot, [x * size, -size + y * size])
  laid(scene, [at(-0.42, -0.34), at(0.42, -0.42), at(0.42, 0.12), at(-0.42, 0.18)], {
    paint: toned('#f1e6cb', hour, 0.1),
    ink: 1.6,
  })
  for (const [y, to] of [
    [-0.2, 0.02],
    [-0.1, -0.06],
    [0, 0],
  ] as const)
    inkLine(scene, [at(-0.34, y), at(to, y - 0.035)], { width: 1.5, opacity: 0.6 })
  let d = ''
  for (let i = 0; i < 16; i++) {
    if ((i * 7) % 5 > 2) continue
    const spot = at(0.12 + (i % 4) * 0.065, -0.26 + Math.floor(i / 4) * 0.075)
    d += softPath([
      spot,
      plus(spot, [size * 0.06, 0]),
      plus(spot, [size * 0.06, size * 0.065]),
      plus(spot, [0, size * 0.065]),
    ])
  }
  sheet.path(d, { fill: '#22301f', 'fill-opacity': 0.8 })
}

/** A banana plant in the middle distance. */
function banana(scene: Scene, foot: Point, tall: number): void {
  const top = plus(foot, [0, -tall * 0.55])
  stem(scene, [foot, top], { thick: tall * 0.1, thin: tall * 0.07, colour: '#8fa562', ink: 1.4 })
  for (const [angle, bend, askew] of [
    [-2.6, -0.6, [1, 0.7]],
    [-0.5, 0.6, [0.7, 1]],
    [-2.05, -0.3, [0.7, 1]],
    [-1.15, 0.3, [1, 0.6]],
  ] as const)
    bananaLeaf(scene, { at: top, angle, length: tall * 0.62, bend }, { askew, tears: 2 })
}

/** A tree fern. */
function treeFern(scene: Scene, foot: Point, tall: number): void {
  stem(scene, [foot, plus(foot, [tall * 0.03, -tall * 0.5]), plus(foot, [0, -tall])], {
    thick: tall * 0.11,
    thin: tall * 0.08,
    colour: '#6d5540',
    ink: 1.6,
  })
  fern(scene, plus(foot, [0, -tall]), { size: tall * 0.78, fronds: 11, hang: 1.6 })
}

/** Cartuchos in a clump. */
function cartuchos(scene: Scene, at: Point, size: number): void {
  for (const [x, angle, length, askew] of [
    [-0.5, -2.2, 0.62, [1, 0.7]],
    [0.42, -0.8, 0.6, [0.7, 1]],
    [-0.1, -1.75, 0.7, [1, 0.8]],
  ] as const)
    blade(
      scene,
      {
        at: plus(at, [x * size * 0.5, -size * 0.1]),
        angle,
        length: length * size,
        bend: Math.cos(angle) * 0.4,
      },
      { ...shapes.arrow, colour: '#4f8449', askew },
    )
  for (const [lean, tall, flip] of [
    [-0.3, 0.9, 1],
    [0.24, 0.8, -1],
    [0.02, 1.15, 1],
  ] as const)
    cartuchoFlower(
      scene,
      sweep(
        {
          at: plus(at, [lean * size * 0.4, 0]),
          angle: -Math.PI / 2 + lean * 0.6,
          length: size * tall,
          bend: lean * 0.3,
        },
        10,
      ).slice(),
      { size: size * 0.46, flip },
    )
}

function heliconias(scene: Scene): void {
  for (const [x, angle, length, bend] of [
    [84, -1.72, 500, -0.12],
    [176, -1.25, 470, 0.3],
  ] as const)
    bananaLeaf(scene, { at: xy(x, 920), angle, length, bend }, { askew: [1, 0.8], tears: 0 })
  const hook = through([xy(110, 920), xy(128, 620), xy(176, 470), xy(238, 458), xy(262, 500)], 6)
  stem(scene, hook, { thick: 13, thin: 9, colour: '#9a9a4e', ink: 1.4 })
  heliconiaChain(scene, xy(262, 494), { bracts: 8, size: 108, lean: -2 })
}

/** Specks of sun on the path. */
function dapple(scene: Scene): void {
  let d = ''
  for (let i = 0; i < 46; i++) {
    const at: Point = [scene.random.between(420, 800), scene.random.between(560, 890)]
    const size = 5 + (at[1] - 540) * 0.05
    d += lensPath(plus(at, [-size, 0]), plus(at, [size, scene.random.between(-3, 3)]), size * 0.3)
  }
  scene.sheet.path(d, { fill: '#fff6d8', 'fill-opacity': 0.4 })
}

/** The garden's path in the morning: each plant with its label. */
function draw(scene: Scene): void {
  valley(scene, {
    bounds: { left: -5, right: 1205, top: 0, bottom: 520 },
    horizon: 420,
    rise: 260,
    count: 5,
    wave: 380,
    snow: 40,
    gap: 0.5,
    ink: 1,
    river: 'none',
  })
  slopeOf(scene, [xy(-10, 470), xy(300, 486), xy(640, 492), xy(960, 480), xy(1210, 468)], {
    colour: '#93a862',
    tufts: 40,
  })
  scene.sheet.piled(() => {
    for (const [x, y, size] of [
      [330, 452, 62],
      [430, 470, 50],
      [250, 440, 70],
      [800, 462, 56],
      [700, 474, 44],
      [910, 448, 66],
    ] as const)
      leafCloud(scene, [x, y], { size, greens: ['#4a6f47', '#648c52', '#8dae68'], pale: 0.2 })
  })
  path(
    scene,
    [xy(566, 506), xy(520, 556), xy(560, 612), xy(500, 700), xy(360, 910)],
    [xy(590, 506), xy(560, 556), xy(660, 618), xy(690, 710), xy(700, 910)],
  )
  orchardTree(scene, [1010, 560], { height: 330, clouds: 18, greens: ['#5b4f94', '#8676bd', '#b3a5de'] })
  treeFern(scene, [318, 610], 250)
  banana(scene, [816, 640], 300)
  for (const [x, y, size] of [
    [450, 566, 44],
    [690, 596, 48],
    [742, 622, 40],
    [400, 640, 60],
  ] as const)
    shrub(scene, [x, y], size)
  dapple(scene)
  label(scene, xy(436, 720), 74)
  label(scene, xy(748, 744), 84)
  agave(scene, [900, 800], 130)
  for (const [x, y, size] of [[310, 830, 130]] as const) fern(scene, [x, y], { size, fronds: 8 })
  cartuchos(scene, xy(1010, 920), 300)
  fern(scene, [1150, 910], { size: 190, fronds: 9 })
  heliconias(scene)
  inkLine(scene, sweep({ at: plus(xy(560, 610), polar(0, 4)), angle: 0.4, length: 40 }, 4), {
    width: 1,
    opacity: 0.2,
  })
}

export const sendero = galleryPicture('sendero', hours.morning, draw)
