import { type Point, plus, through, xy } from '../geometry.ts'
import { bipinnate } from '../organs/compound.ts'
import { fruit, lump } from '../organs/fruit.ts'
import { plate } from '../organs/plate.ts'
import { along, sweep } from '../organs/ribbon.ts'
import { stalk, stem } from '../organs/stem.ts'
import { tube } from '../organs/tube.ts'
import type { Scene } from '../scene.ts'

const lilacs = ['#8b77c2', '#9d8ad0', '#7a68b4', '#a797d8'] as const

/** A bell: a narrow bent tube that widens and opens into five round lips. */
function bell(
  scene: Scene,
  at: Point,
  { angle, length, tilt }: { angle: number; length: number; tilt: number },
): void {
  const colour = scene.random.pick(lilacs)
  tube(
    scene,
    { at, angle, length, bend: scene.random.between(-0.1, 0.35) },
    {
      girth: [
        [0, 0.05],
        [0.18, 0.06],
        [0.55, 0.17],
        [1, 0.21],
      ],
      colour,
      throat: '#f0eaf6',
      tilt,
      lobes: { count: 5, length: length * 0.3, half: length * 0.17, flare: [0.5, 1.25], colour },
      calyx: { length: length * 0.1, half: length * 0.06, colour: '#6d5a86' },
      ink: 1.3,
    },
  )
}

/** A loose pyramid of bells at the twig's end; buds at its tip. */
function panicle(scene: Scene, at: Point, { angle, length }: { angle: number; length: number }): void {
  const { random } = scene
  const axis = sweep({ at, angle, length, bend: 0.25 }, 16)
  stem(scene, axis, { thick: 8, thin: 3, colour: '#6f6a4a' })
  const arms = [0.06, 0.22, 0.38, 0.54, 0.7, 0.84, 0.95]
  arms.forEach((part, i) => {
    const from = along(axis, part)
    for (const side of i % 2 ? [1, -1] : [-1, 1]) {
      const reach = (1.12 - part) * 128 + 14
      const arm = sweep({ at: from.at, angle: from.angle + side * 0.95, length: reach, bend: side * 0.3 }, 6)
      stalk(scene, arm, { width: 2.6, colour: '#7d7450' })
      const end = along(arm, 1)
      if (part > 0.8) {
        fruit(scene, lump(end.at, 11, [1, 0.7, 0.8, 0.7, 1, 0.7, 0.8, 0.7]), {
          colour: '#7a68b4',
          hatching: 0,
          ink: 1.1,
        })
        continue
      }
      const down = Math.PI / 2 + side * random.between(-0.75, -0.2)
      bell(scene, end.at, { angle: down, length: 112 * (1.1 - part * 0.3), tilt: random.between(0.25, 0.6) })
      if (part < 0.6)
        bell(scene, along(arm, 0.55).at, {
          angle: down + side * 0.4,
          length: 104,
          tilt: random.between(0.3, 0.7),
        })
    }
  })
}

/** The flat round pod, woody, split along its rim. */
function pod(scene: Scene, from: Point, at: Point): void {
  stalk(scene, through([from, [(from[0] + at[0]) / 2 + 8, (from[1] + at[1]) / 2], at], 5), {
    width: 3.4,
    colour: '#6f5c46',
  })
  const outline = lump(
    plus(at, [0, 46]),
    54,
    [1, 0.98, 0.9, 0.86, 0.84, 0.8, 0.78, 0.84, 0.96, 1.0, 0.92, 0.84],
  )
  fruit(scene, outline, { colour: '#a98a5c', blush: '#7d5f3c', hatching: 6 })
  stalk(scene, [plus(at, [-20, 16]), plus(at, [4, 46]), plus(at, [22, 84])], {
    width: 1.2,
    colour: '#6b4f33',
  })
}

function draw(scene: Scene): void {
  const bough = through([xy(-8, 690), xy(120, 640), xy(250, 560), xy(350, 452)], 6)
  bipinnate(
    scene,
    { at: xy(130, 636), angle: -1.8, length: 470, bend: 0.75 },
    {
      pinnae: 8,
      reach: (part) => 124 * Math.sin(Math.PI * (0.28 + part * 0.6)),
      each: { pairs: 8, length: 27, half: 0.17, greens: ['#6d9657', '#5a8450', '#82a765'] },
    },
  )
  pod(scene, xy(206, 590), xy(226, 640))
  stem(scene, bough, { thick: 24, thin: 10, colour: '#75614f' })
  bipinnate(
    scene,
    { at: xy(330, 470), angle: 0.62, length: 330, bend: -0.35 },
    {
      pinnae: 6,
      reach: (part) => 96 * Math.sin(Math.PI * (0.3 + part * 0.55)),
      each: { pairs: 7, length: 24, half: 0.17, greens: ['#6d9657', '#5a8450', '#82a765'] },
    },
  )
  panicle(scene, along(bough, 1).at, { angle: -1.3, length: 380 })
}

export const jacarandaPlate = plate('jacaranda', '#c9c3dc', draw)
