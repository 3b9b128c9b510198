import { type Point, plus, polar, xy } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { bladeOf, shapes } from '../organs/blade.ts'
import { hairs, laid, rims, rounded } from '../organs/laid.ts'
import { plate } from '../organs/plate.ts'
import { along, girth, outlineOf, ribbon, type Sweep, sweep } from '../organs/ribbon.ts'
import { stem } from '../organs/stem.ts'
import { linePath, polygonPath } from '../path-text.ts'
import type { Scene } from '../scene.ts'

const greens = ['#5c9150', '#7bab5c', '#4b7f49'] as const

/** A paddle of a leaf, torn by the wind along its veins. */
export function bananaLeaf(
  scene: Scene,
  seat: Sweep,
  { askew, tears }: { askew: readonly [number, number]; tears: number },
): void {
  const { random, hour, sheet } = scene
  const stalk = sweep({ ...seat, length: seat.length * 0.2, bend: 0 }, 4)
  const organ = bladeOf(
    { ...seat, at: stalk[4] as Point, length: seat.length * 0.84 },
    { ...shapes.paddle, half: 0.19 },
    askew,
  )
  const colour = random.pick(greens)
  for (let i = 0; i < tears; i++) {
    const side = random.pick(['left', 'right'] as const)
    const rim = organ[side]
    const at = random.whole(8, rim.length - 8)
    const mid = along(organ.spine, (at / (rim.length - 1)) * 0.98).at
    const edge = rim[at] as Point
    rim[at] = [mid[0] + (edge[0] - mid[0]) * 0.22, mid[1] + (edge[1] - mid[1]) * 0.22]
  }
  laid(scene, outlineOf(organ), { paint: toned(colour, hour, 0.12), ink: 0 })
  const dark = Math.cos(seat.angle) > 0 ? 'right' : 'left'
  sheet.gather(polygonPath([...organ.spine, ...[...organ[dark]].reverse()]), {
    fill: toned(colour, hour, -0.2),
    'fill-opacity': 0.9,
  })
  let veins = ''
  for (let i = 2; i < organ.spine.length - 2; i++)
    for (const side of ['left', 'right'] as const) {
      const [from, to] = [
        organ.spine[i] as Point,
        organ[side][Math.min(organ.spine.length - 1, i + 1)] as Point,
      ]
      veins += linePath([from, [from[0] + (to[0] - from[0]) * 0.9, from[1] + (to[1] - from[1]) * 0.9]])
    }
  hairs(scene, veins, { colour: toned(colour, hour, 0.55), width: 1, opacity: 0.45 })
  rims(scene, organ, 1.5)
  const rib = ribbon(
    [...stalk.slice(0, -1), ...organ.spine],
    girth([
      [0, 8],
      [0.25, 5],
      [1, 1],
    ]),
  )
  rounded(scene, rib, { colour: '#a9c37a', ink: 1.2 })
}

/** One hand of fingers, curved upwards, the farther ones behind. */
function hand(scene: Scene, at: Point, { size, ripe }: { size: number; ripe: string }): void {
  const leans = [-1.25, 1.25, -0.85, 0.85, -0.42, 0.42, 0]
  for (const lean of leans) {
    const spine = sweep(
      {
        at: plus(at, [lean * size * 0.34, Math.abs(lean) * -4]),
        angle: Math.PI / 2 - lean * 1.05,
        length: size,
        bend: lean === 0 ? 0.1 : lean * 0.95,
      },
      10,
    )
    rounded(
      scene,
      ribbon(
        spine,
        girth([
          [0, size * 0.07],
          [0.2, size * 0.14],
          [0.75, size * 0.14],
          [0.94, size * 0.05],
          [1, size * 0.035],
        ]),
      ),
      { colour: ripe, ink: 1.5 },
    )
    const tip = along(spine, 1)
    inkLine(scene, [tip.at, plus(tip.at, polar(tip.angle, 4))], { width: 3.4, opacity: 0.85 })
  }
}

/** The bunch on its bowed stalk, and below it the purple bud of bracts. */
function bunch(scene: Scene, at: Point): void {
  const axis = [
    ...sweep({ at, angle: -0.9, length: 130, bend: 2.3 }, 12),
    ...sweep({ at: plus(at, [112, -10]), angle: 1.42, length: 300, bend: 0.2 }, 12).slice(1),
  ]
  stem(scene, axis, { thick: 22, thin: 11, colour: '#8ea65a' })
  for (const [down, size] of [
    [52, 96],
    [108, 92],
    [160, 84],
  ] as const)
    hand(scene, plus(at, [116 + down * 0.05, down - 6]), { size, ripe: down < 60 ? '#d8c24a' : '#b6bb4b' })
  const foot = plus(at, [140, 286])
  for (const [lean, length] of [
    [0.5, 104],
    [-0.5, 104],
    [0, 138],
  ] as const) {
    const bract = ribbon(
      sweep({ at: foot, angle: Math.PI / 2 - 0.06 + lean, length, bend: -lean * 1.5 }, 12),
      girth([
        [0, 15],
        [0.4, 36],
        [0.8, 20],
        [1, 1],
      ]),
    )
    rounded(scene, bract, { colour: lean === 0 ? '#84355a' : '#6c2a4c', ink: 1.7 })
  }
}

function draw(scene: Scene): void {
  const top = xy(352, 330)
  for (const [angle, length, bend, askew] of [
    [-2.75, 360, -0.55, [1, 0.8]],
    [-0.75, 440, 0.5, [0.8, 1]],
    [-2.28, 380, -0.3, [0.55, 1]],
    [-1.5, 296, 0.2, [1, 0.55]],
  ] as const)
    bananaLeaf(scene, { at: top, angle, length, bend }, { askew, tears: 3 })
  const trunk = sweep({ at: xy(334, 790), angle: -1.55, length: 470, bend: 0.04 }, 14)
  stem(scene, trunk, { thick: 84, thin: 50, colour: '#93a562', ink: 1.8 })
  for (const [part, side, length] of [
    [0.1, 1, 300],
    [0.35, -1, 250],
    [0.6, 1, 160],
  ] as const) {
    const from = along(trunk, part)
    inkLine(
      scene,
      sweep({ at: plus(from.at, [side * 32, 0]), angle: -1.55 - side * 0.16, length, bend: side * 0.05 }, 8),
      { width: 1.7, opacity: 0.6 },
    )
  }
  for (let i = 0; i < 9; i++) {
    const from = along(trunk, scene.random.between(0.02, 0.6))
    const blot = ribbon(
      sweep(
        {
          at: plus(from.at, [scene.random.between(-26, 26), 0]),
          angle: -1.5,
          length: scene.random.between(24, 60),
        },
        4,
      ),
      girth([
        [0, 1],
        [0.5, 5],
        [1, 1],
      ]),
    )
    scene.sheet.gather(polygonPath(outlineOf(blot)), { fill: '#5d4a33', 'fill-opacity': 0.4 })
  }
  bunch(scene, xy(364, 330))
  bananaLeaf(scene, { at: top, angle: -2.95, length: 300, bend: -1.05 }, { askew: [0.9, 0.6], tears: 2 })
}

export const platanoPlate = plate('platano', '#c3d0ab', draw)
