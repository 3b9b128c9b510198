import { project, scaleAt, type Vec } from '../camera.ts'
import { type Point, plus } from '../geometry.ts'
import { inkLine } from '../ink-line.ts'
import { softPath } from '../path-text.ts'
import type { View } from '../scene.ts'
import { pole } from '../solids.ts'
import { glowAt } from './lamp.ts'

type Tongues = { foot: Point; metre: number; grow: number; count: number }

/** Tongues of flame side by side, the middle ones tallest. */
function tongues({ random }: View, { foot, metre, grow, count }: Tongues): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const x = (i / (count - 1) - 0.5) * metre * 1.1 * grow
    const tall = metre * grow * random.between(0.6, 1.25) * (1 - Math.abs(i / (count - 1) - 0.5))
    const lean = random.between(-0.12, 0.12) * metre
    const p = (dx: number, dy: number): Point => plus(foot, [x + dx, -dy])
    const outline = [p(-metre * 0.13 * grow, 0), p(-metre * 0.16 * grow, tall * 0.4), p(lean, tall * 1.3)]
    d += softPath([...outline, p(metre * 0.15 * grow, tall * 0.45), p(metre * 0.13 * grow, 0)])
  }
  return d
}

/** A wood fire on the floor of a hearth. */
export function fire(view: View, at: Vec, size: number): void {
  const { sheet, random, camera } = view
  for (const [dx, dz] of [
    [-0.5, 0.1],
    [0.5, 0],
    [0.1, -0.3],
  ] as const)
    pole(
      view,
      [
        [at[0] + dx * size, at[1] + 0.03, at[2] + dz * size],
        [at[0] - dx * size * 0.4, at[1] + 0.16, at[2] - dz * size],
      ],
      { colour: '#5a3b28', thick: 0.08 },
    )
  const foot = project(camera, [at[0], at[1] + 0.08, at[2]])
  const metre = scaleAt(camera, at) * size
  glowAt(view, [at[0], at[1] + 0.3, at[2]], { reach: size * 2.4, strength: 0.75, colour: '#ffb24a' })
  for (const [colour, grow, count] of [
    ['#d9622b', 1, 7],
    ['#f0952f', 0.78, 7],
    ['#ffd45f', 0.52, 5],
    ['#fff3bf', 0.28, 3],
  ] as const) {
    const d = tongues(view, { foot, metre, grow, count })
    sheet.path(d, { fill: colour, 'fill-opacity': 0.85 })
  }
  for (let i = 0; i < 4; i++) {
    const x = random.between(-0.4, 0.4) * metre
    inkLine(
      view,
      [
        plus(foot, [x, -2]),
        plus(foot, [x + 5, -metre * 0.3]),
        plus(foot, [x - 2, -metre * random.between(0.45, 0.7)]),
      ],
      { width: 1.1, opacity: 0.45 },
    )
  }
}
