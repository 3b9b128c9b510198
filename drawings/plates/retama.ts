import { type Point, xy } from '../geometry.ts'
import { rounded } from '../organs/laid.ts'
import { pea } from '../organs/pea.ts'
import { plate } from '../organs/plate.ts'
import { along, girth, ribbon, sweep } from '../organs/ribbon.ts'
import { stem } from '../organs/stem.ts'
import type { Scene } from '../scene.ts'

const rush = '#5f8a4e'

/** A loose raceme at a rod's end: open flowers below, buds at the tip. */
function raceme(
  scene: Scene,
  line: readonly Point[],
  { from, flowers, size }: { from: number; flowers: number; size: number },
): void {
  const { random } = scene
  for (let i = flowers - 1; i >= 0; i--) {
    const part = from + ((1 - from) * i) / (flowers - 1)
    const { at, angle } = along(line, part)
    const side = i % 2 ? 1 : -1
    const bud = part > 0.93 ? 0.55 : 1
    pea(
      scene,
      { at, angle: angle + side * random.between(0.6, 1), size: size * bud * (1.12 - (i / flowers) * 0.35) },
      { colour: random.pick(['#f2c230', '#f7d24e', '#eab522']), calyx: '#9aa84e', flip: side < 0 ? 1 : -1 },
    )
  }
}

/** A flat pod, dark when ripe. */
function pod(scene: Scene, line: readonly Point[], { part, side }: { part: number; side: 1 | -1 }): void {
  const { at, angle } = along(line, part)
  const body = ribbon(
    sweep({ at, angle: angle + side * 0.75, length: 96, bend: -side * 0.35 }, 12),
    girth([
      [0, 1.5],
      [0.12, 6],
      [0.9, 6.5],
      [1, 0.5],
    ]),
  )
  rounded(scene, body, { colour: '#7b8a4a', ink: 1.4 })
}

function draw(scene: Scene): void {
  const foot = xy(372, 800)
  const rods = [
    { lean: -0.62, length: 600, bend: 0.24 },
    { lean: 0.58, length: 620, bend: -0.22 },
    { lean: -0.4, length: 560, bend: -0.34 },
    { lean: 0.4, length: 560, bend: 0.36 },
    { lean: -0.3, length: 680, bend: 0.2 },
    { lean: 0.25, length: 690, bend: -0.12 },
    { lean: -0.04, length: 715, bend: 0.06 },
  ].map(({ lean, length, bend }) =>
    sweep({ at: [foot[0] + lean * 50, foot[1]], angle: -Math.PI / 2 + lean, length, bend }, 30),
  )
  rods.forEach((rod, i) => {
    stem(scene, rod, { thick: 12, thin: 4, colour: i % 2 ? rush : '#6e9a58' })
  })
  pod(scene, rods[2] as Point[], { part: 0.46, side: -1 })
  pod(scene, rods[2] as Point[], { part: 0.6, side: -1 })
  pod(scene, rods[3] as Point[], { part: 0.52, side: 1 })
  for (const [i, from, flowers] of [
    [2, 0.66, 7],
    [3, 0.66, 7],
    [0, 0.56, 9],
    [1, 0.56, 9],
    [4, 0.52, 12],
    [5, 0.52, 12],
    [6, 0.5, 13],
  ] as const)
    raceme(scene, rods[i] as Point[], { from, flowers, size: 56 })
}

export const retamaPlate = plate('retama', '#b5c3a0', draw)
