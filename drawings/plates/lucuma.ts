import { type Point, plus, polar, through, xy } from '../geometry.ts'
import { blade, shapes } from '../organs/blade.ts'
import { cut, fruit, lump, round } from '../organs/fruit.ts'
import { plate } from '../organs/plate.ts'
import { along } from '../organs/ribbon.ts'
import { stem } from '../organs/stem.ts'
import type { Scene } from '../scene.ts'

const greens = ['#3f6f41', '#5a8a4c', '#2f5d3a'] as const

/** Leathery obovate leaves crowded at a shoot's end, the farthest first. */
function whorl(scene: Scene, at: Point, { facing, length }: { facing: number; length: number }): void {
  const leans = [-1.9, 1.8, -1.35, 1.3, -0.8, 0.75, -0.28, 0.25]
  for (const lean of leans)
    blade(
      scene,
      {
        at: plus(at, polar(facing + lean, 8)),
        angle: facing + lean,
        length: length * scene.random.between(0.82, 1.08),
        bend: lean * 0.22,
      },
      { ...shapes.obovate, colour: scene.random.pick(greens), askew: lean < 0 ? [1, 0.72] : [0.72, 1] },
    )
  fruit(scene, round(at, 9), { colour: '#8d8a4c', hatching: 0, ink: 1.1 })
}

function hanging(scene: Scene, from: Point, { at, size }: { at: Point; size: number }): void {
  stem(
    scene,
    through(
      [from, [(from[0] + at[0]) / 2 + 5, (from[1] + at[1] - size) / 2], [at[0], at[1] - size * 0.8]],
      5,
    ),
    { thick: 8, thin: 9, colour: '#7d6a45' },
  )
  fruit(
    scene,
    lump(at, size, [1, 0.99, 1.0, 0.98, 1.08, 0.98, 1, 0.99, 1, 0.98, 0.96, 0.9, 0.86, 0.9, 0.96, 0.98]),
    { colour: '#b9b24c', blush: '#6f8a3c', hatching: 7 },
  )
}

/** Half a fruit: green skin, orange flesh dry as chestnut, one or two brown seeds with their pale scar. */
export function lucumaHalf(scene: Scene, at: Point, size: number): void {
  cut(
    scene,
    lump(at, size, [1, 1, 1.0, 0.98, 1.06, 0.98, 1, 1, 1, 0.98, 0.95, 0.92, 0.9, 0.92, 0.95, 0.98]),
    { rind: '#7f9440', flesh: '#ef9a32', heart: '#f7b64c', thick: 0.07 },
  )
  for (const [dx, turn] of [
    [-0.27, 0.16],
    [0.27, -0.16],
  ] as const) {
    const seed = lump(
      plus(at, [dx * size, size * 0.02]),
      size * 0.42,
      [0.52, 0.72, 1, 0.72, 0.52, 0.72, 0.96, 0.72],
    ).map(([x, y]): Point => [x + (y - at[1]) * turn, y])
    fruit(scene, seed, { colour: '#6b3a20', blush: '#4a2615', hatching: 0 })
    const scar = lump(
      plus(at, [dx * size * 1.15, size * 0.04]),
      size * 0.22,
      [0.42, 0.8, 1, 0.8, 0.42, 0.8, 1, 0.8],
    )
    fruit(scene, scar, { colour: '#d9b98a', hatching: 0, ink: 0 })
  }
}

function draw(scene: Scene): void {
  const bough = through([xy(-8, 176), xy(130, 196), xy(290, 234), xy(462, 250)], 6)
  const upper = through([xy(120, 194), xy(190, 164), xy(252, 156)], 6)
  hanging(scene, [176, 206], { at: [172, 430], size: 104 })
  stem(scene, bough, { thick: 26, thin: 13, colour: '#6f5a45' })
  stem(scene, upper, { thick: 14, thin: 9, colour: '#6f5a45' })
  whorl(scene, along(upper, 1).at, { facing: -0.5, length: 138 })
  hanging(scene, [420, 250], { at: [396, 534], size: 114 })
  whorl(scene, along(bough, 1).at, { facing: 0.1, length: 208 })
  lucumaHalf(scene, [606, 606], 106)
}

export const lucumaPlate = plate('lucuma', '#cfc08a', draw)
