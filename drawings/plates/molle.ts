import { type Point, plus, through, xy } from '../geometry.ts'
import { leaflets } from '../organs/compound.ts'
import { berry } from '../organs/fruit.ts'
import { hairs } from '../organs/laid.ts'
import { plate } from '../organs/plate.ts'
import { along, sweep } from '../organs/ribbon.ts'
import { stalk, stem } from '../organs/stem.ts'
import { linePath } from '../path-text.ts'
import type { Scene } from '../scene.ts'

const greens = ['#7f9f58', '#66894c', '#94b069'] as const

/** One hanging leaf of narrow leaflets. */
function weeping(scene: Scene, at: Point, { lean, length }: { lean: number; length: number }): void {
  leaflets(
    scene,
    { at, angle: Math.PI / 2 + lean * 1.6, length, bend: -lean * 1.5 },
    {
      pairs: 17,
      length: (part) => 66 * Math.sin(Math.PI * (0.3 + part * 0.5)),
      half: 0.075,
      greens,
      lean: 0.95,
    },
  )
}

/** A hanging panicle of peppercorns, pink to red, some still green. */
function panicle(
  scene: Scene,
  at: Point,
  { lean, length, count }: { lean: number; length: number; count: number },
): void {
  const { random } = scene
  const line = sweep({ at, angle: Math.PI / 2 + lean, length, bend: -lean }, 12)
  stalk(scene, line, { width: 3, colour: '#8a7a4a' })
  scene.sheet.piled(() => {
    for (let i = 0; i < count; i++) {
      const part = 0.12 + 0.88 * random.next() ** 0.6
      const { at: from } = along(line, part)
      const out = Math.sin(Math.PI * (0.2 + part * 0.68)) * 46 * random.between(-1, 1)
      const to = plus(from, [out, Math.abs(out) * 0.4 + random.between(2, 14)])
      hairs(scene, linePath([from, [(from[0] + to[0]) / 2, to[1] - 6], to]), {
        colour: '#5d4a2c',
        width: 1.4,
        opacity: 0.8,
      })
      berry(scene, to, {
        radius: random.between(7, 10),
        colour: random.pick(['#d4607a', '#c4405c', '#e48a96', '#b6323f', '#d97f72']),
      })
    }
  })
}

function draw(scene: Scene): void {
  const bough = through([xy(-8, 150), xy(140, 112), xy(320, 84), xy(500, 74), xy(640, 104)], 6)
  const second = through([xy(190, 104), xy(330, 140), xy(470, 166), xy(560, 200)], 6)
  stem(scene, bough, { thick: 30, thin: 9, colour: '#7d6247' })
  for (const [part, lean, length] of [
    [0.12, 0.34, 400],
    [0.99, 0.2, 400],
    [0.22, 0.1, 470],
    [0.86, -0.16, 500],
    [0.66, 0.14, 420],
    [0.42, -0.14, 520],
  ] as const)
    weeping(scene, along(bough, part).at, { lean, length })
  panicle(scene, along(bough, 0.97).at, { lean: -0.2, length: 330, count: 62 })
  panicle(scene, along(bough, 0.17).at, { lean: 0.14, length: 360, count: 64 })
  stem(scene, second, { thick: 14, thin: 6, colour: '#7d6247' })
  for (const [part, lean, length] of [
    [0.2, 0.26, 480],
    [0.98, -0.12, 470],
    [0.58, 0.1, 540],
  ] as const)
    weeping(scene, along(second, part).at, { lean, length })
  panicle(scene, along(second, 0.38).at, { lean: 0.1, length: 440, count: 80 })
  panicle(scene, along(second, 0.84).at, { lean: -0.08, length: 410, count: 76 })
}

export const mollePlate = plate('molle', '#d8b9b0', draw)
