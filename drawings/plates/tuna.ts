import { type Point, plus, polar, xy } from '../geometry.ts'
import { toned } from '../hours.ts'
import { rays } from '../organs/composite.ts'
import { closed, placed, type Seat, symmetric } from '../organs/figure.ts'
import { cut, fruit, lit } from '../organs/fruit.ts'
import { hairs, laid } from '../organs/laid.ts'
import { plate } from '../organs/plate.ts'
import { grains, strewn } from '../organs/seeds.ts'
import { linePath } from '../path-text.ts'
import type { Scene } from '../scene.ts'

const pad: readonly Point[] = symmetric([
  xy(0, -0.03),
  xy(0.06, -0.16),
  xy(0.3, -0.32),
  xy(0.62, -0.38),
  xy(0.88, -0.27),
  xy(1, -0.08),
])
const pear: readonly Point[] = symmetric([
  xy(0, -0.08),
  xy(0.1, -0.22),
  xy(0.45, -0.36),
  xy(0.8, -0.34),
  xy(0.98, -0.2),
  xy(0.94, 0),
])

/** A cushion of spines. */
function areole(scene: Scene, at: Point, { size, out }: { size: number; out: number }): void {
  let d = ''
  for (const lean of [-0.7, 0.05, 0.75])
    d += linePath([at, plus(at, polar(out + lean, size * (lean === 0.05 ? 1.3 : 1)))])
  hairs(scene, d, { colour: '#3b3324', width: 1.7, opacity: 0.85 })
  grains(scene, [at], { radius: size * 0.16, colour: '#efe3b4' })
}

/** One joint: a flat fleshy pad, its areoles set in crossing rows. */
function joint(scene: Scene, seat: Seat, colour: string): void {
  const outline = closed(placed(seat, pad), 6)
  laid(scene, outline, { paint: lit(scene, outline, { colour }), ink: 2.1 })
  for (let row = 0; row < 6; row++)
    for (let k = -1.5 + (row % 2) * 0.5; k <= 1.5; k++) {
      const down = 0.16 + row * 0.15
      const half = 0.37 * Math.sin(Math.PI * (0.12 + down * 0.72))
      const across = (k / 1.9) * half
      if (Math.abs(across) > half * 0.86) continue
      areole(scene, placed(seat, [xy(down, across)])[0] as Point, {
        size: 17,
        out: seat.angle + across * 1.6,
      })
    }
}

/** A prickly pear on a pad's rim, with the dent its flower left. */
export function pricklyPear(scene: Scene, seat: Seat, [colour, blush]: readonly [string, string]): void {
  fruit(scene, closed(placed(seat, pear), 5), { colour, blush, hatching: 6 })
  const rim = Array.from(
    { length: 14 },
    (_, i) =>
      placed(seat, [
        xy(0.95 + Math.cos((i / 14) * 6.283) * 0.06, Math.sin((i / 14) * 6.283) * 0.2),
      ])[0] as Point,
  )
  laid(scene, rim, { paint: toned(blush, scene.hour, -0.2), ink: 1.2 })
  for (const [down, across] of [
    [0.34, -0.16],
    [0.34, 0.16],
    [0.58, 0],
    [0.62, -0.26],
    [0.62, 0.26],
    [0.8, -0.1],
    [0.8, 0.14],
  ] as const)
    grains(scene, placed(seat, [xy(down, across)]), { radius: 2.6, colour: '#f3e2a2' })
}

/** A flower on its young fruit: satin yellow cup, a brush of stamens. */
function flower(scene: Scene, seat: Seat): void {
  pricklyPear(scene, { ...seat, size: seat.size * 0.8 }, ['#8fab5a', '#6d8f48'])
  const at = placed(seat, [xy(0.78, 0)])[0] as Point
  const ring = { at, angle: seat.angle, tilt: 0.62, radius: seat.size * 0.14 }
  rays(scene, ring, {
    count: 9,
    length: seat.size * 0.62,
    half: seat.size * 0.17,
    flare: [0.75, 1.25],
    colours: ['#f0b93a', '#f5cb58'],
    blunt: 0.5,
    ink: 1.5,
  })
  rays(scene, ring, {
    count: 7,
    length: seat.size * 0.46,
    half: seat.size * 0.14,
    flare: [0.4, 0.95],
    colours: ['#f5cf5f', '#f8dc83'],
    from: 0.3,
    blunt: 0.5,
    ink: 1.4,
  })
  grains(
    scene,
    strewn(scene, plus(at, polar(seat.angle, seat.size * 0.2)), {
      radii: [seat.size * 0.17, seat.size * 0.1],
      count: 24,
    }),
    { radius: 4.2, colour: '#e8a52b', ring: '#7a4e12' },
  )
}

/** Half a fruit: thin rind, wine-red flesh full of seeds. */
function half(scene: Scene): void {
  const seat = { at: xy(618, 690), angle: -1.75, size: 168 }
  cut(scene, closed(placed(seat, pear), 5), {
    rind: '#d9703a',
    flesh: '#b92f5a',
    heart: '#d34a6c',
    thick: 0.11,
  })
  grains(scene, strewn(scene, placed(seat, [xy(0.55, 0)])[0] as Point, { radii: [34, 48], count: 30 }), {
    radius: 3.6,
    colour: '#3d2a2c',
    ring: '#e98aa0',
  })
}

function draw(scene: Scene): void {
  joint(scene, { at: xy(330, 500), angle: -2.28, size: 300 }, '#7ba066')
  joint(scene, { at: xy(352, 480), angle: -1.02, size: 330 }, '#86ab6c')
  joint(scene, { at: xy(330, 830), angle: -1.6, size: 430 }, '#719a60')
  const ripe = [
    ['#dd5a3c', '#a92c3e'],
    ['#e8913f', '#c85a34'],
    ['#d2455a', '#8f2450'],
  ] as const
  pricklyPear(scene, { at: xy(118, 286), angle: -2.5, size: 92 }, ripe[0])
  pricklyPear(scene, { at: xy(172, 262), angle: -2.0, size: 96 }, ripe[1])
  pricklyPear(scene, { at: xy(222, 288), angle: -1.45, size: 84 }, ripe[2])
  pricklyPear(scene, { at: xy(462, 214), angle: -1.6, size: 100 }, ripe[0])
  pricklyPear(scene, { at: xy(572, 254), angle: -0.55, size: 96 }, ripe[2])
  flower(scene, { at: xy(520, 208), angle: -1.05, size: 116 })
  half(scene)
}

export const tunaPlate = plate('tuna', '#d6c9a0', draw)
