import type { Colour } from '../colour.ts'
import { bezier, type Point, plus, polar } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { lensPath } from '../path-text.ts'
import type { Scene } from '../scene.ts'

const greens: readonly [Colour, ...Colour[]] = ['#4f7d4a', '#6b9657', '#2f5d3a', '#86a862']

/** One arching frond: a rachis with lanceolate leaflets that shorten to the tip, each pair true to its place. */
function frond(
  scene: Scene,
  at: Point,
  { angle, length, arch }: { angle: number; length: number; arch: number },
): void {
  const line = bezier(
    [
      at,
      plus(at, polar(angle, length * 0.4)),
      plus(at, polar(angle + arch * 0.45, length * 0.8)),
      plus(at, polar(angle + arch, length)),
    ],
    20,
  )
  const { random, sheet, hour } = scene
  let d = ''
  for (let i = 2; i < line.length - 1; i++) {
    const [a, b] = [line[i] as Point, line[i + 1] as Point]
    const lean = Math.atan2(b[1] - a[1], b[0] - a[0])
    const part = i / line.length
    const size = length * 0.26 * Math.sin(Math.PI * (0.12 + part * 0.86)) ** 0.8
    for (const side of [-1, 1])
      d += lensPath(
        a,
        plus(a, polar(lean + side * (1.25 - part * 0.5), size)),
        size * (length > 100 ? 0.085 : 0.11),
      )
  }
  sheet.gather(d, {
    fill: toned(random.pick(greens), hour, random.between(-0.3, 0.25)),
    'fill-opacity': 0.95,
  })
  inkLine(scene, line, { width: Math.max(1, length * 0.012), opacity: 0.75 })
}

/** A whole fern: fronds from one crown, the outer ones hanging. */
export function fern(
  scene: Scene,
  at: Point,
  { size, fronds, hang = 0.9 }: { size: number; fronds: number; hang?: number },
): void {
  const order = Array.from({ length: fronds }, (_, i) => i / (fronds - 1) - 0.5).sort(
    (a, b) => Math.abs(b) - Math.abs(a),
  )
  for (const lean of order) {
    const angle = -Math.PI / 2 + lean * 2.7 + scene.random.between(-0.12, 0.12)
    frond(scene, at, {
      angle,
      length: size * scene.random.between(0.8, 1.1),
      arch: Math.sign(lean || 1) * hang * (0.35 + Math.abs(lean) * 1.1),
    })
  }
}
