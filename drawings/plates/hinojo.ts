import { type Point, plus, polar, xy } from '../geometry.ts'
import { toned } from '../hours.ts'
import { hairs, rounded } from '../organs/laid.ts'
import { plate } from '../organs/plate.ts'
import { along, girth, ribbon, type Sweep, sweep } from '../organs/ribbon.ts'
import { type Ring, roundAbout, spoke } from '../organs/ring.ts'
import { grains } from '../organs/seeds.ts'
import { stalk, stem } from '../organs/stem.ts'
import { linePath } from '../path-text.ts'
import type { Scene } from '../scene.ts'

const leaf = ['#5f9150', '#7cab5f', '#4b7f4a'] as const

/** Threads in pairs along a thread, down to the third division. */
function feather(scene: Scene, seat: Sweep, depth: number): string {
  const line = sweep(seat, 8)
  let d = linePath(line)
  const pairs = depth === 2 ? 7 : 5
  for (let i = 0; i < pairs && depth > 0; i++) {
    const part = 0.2 + (0.8 * i) / pairs
    const { at, angle } = along(line, part)
    const length = seat.length * (depth === 2 ? 0.46 : 0.5) * (1.1 - part * 0.75)
    for (const side of [-1, 1])
      d += feather(
        scene,
        { at, angle: angle + side * scene.random.between(0.55, 0.85), length, bend: -side * 0.25 },
        depth - 1,
      )
  }
  return d
}

/** A feathery leaf from its broad sheath. */
function plume(scene: Scene, seat: Sweep): void {
  const colour = scene.random.pick(leaf)
  const foot = sweep({ ...seat, length: seat.length * 0.2, bend: 0 }, 4)
  rounded(
    scene,
    ribbon(
      foot,
      girth([
        [0, 11],
        [0.6, 8],
        [1, 2.5],
      ]),
    ),
    { colour: '#9fbf78', ink: 1.3 },
  )
  const d = feather(scene, { ...seat, at: along(foot, 0.9).at, length: seat.length * 0.8 }, 2)
  hairs(scene, d, { colour: '#22301f', width: 3.1, opacity: 0.45 })
  hairs(scene, d, { colour: toned(colour, scene.hour, 0), width: 2.1, opacity: 1 })
}

/** An umbel of umbels: rays like the ribs of a parasol, each with its own little tuft of gold. */
function umbel(
  scene: Scene,
  at: Point,
  { angle, size, rays }: { angle: number; size: number; rays: number },
): void {
  const ring: Ring = { at, angle, tilt: 0.42, radius: 2 }
  const second = roundAbout(ring, Math.ceil(rays * 0.55), 0.3).map((around) => ({ around, out: 0.34 }))
  const first = roundAbout(ring, rays).map((around) => ({ around, out: 0.86 }))
  for (const { around, out } of [
    ...first.slice(0, Math.ceil(rays / 2)),
    ...second,
    ...first.slice(Math.ceil(rays / 2)),
  ]) {
    const ray = spoke(ring, { around, flare: [out * 0.7, out * 1.25], length: size * (1.08 - out * 0.12) }, 6)
    stalk(scene, ray, { width: 2.2, colour: '#a5ac58' })
    const end = along(ray, 1)
    const tuft: Ring = { at: end.at, angle: end.angle, tilt: 0.5, radius: 1 }
    const places: Point[] = []
    let threads = ''
    for (let i = 0; i < 11; i++) {
      const tip = along(
        spoke(tuft, { around: i * 2.4, flare: [0.3 + (i / 11) * 0.9, 1.1], length: size * 0.2 }, 3),
        1,
      ).at
      threads += linePath([end.at, tip])
      places.push(tip)
    }
    hairs(scene, threads, { colour: '#7c8440', width: 1.3, opacity: 0.8 })
    grains(scene, places, { radius: size * 0.03, colour: '#e9bf35', ring: '#7a5f16' })
    grains(
      scene,
      places.slice(0, 5).map((spot) => plus(spot, [-1.5, -2])),
      { radius: size * 0.017, colour: '#f8df77' },
    )
  }
}

function draw(scene: Scene): void {
  const main = sweep({ at: xy(372, 800), angle: -1.58, length: 560, bend: 0.05 }, 16)
  const left = sweep({ at: along(main, 0.42).at, angle: -2.15, length: 300, bend: 0.35 }, 10)
  const right = sweep({ at: along(main, 0.56).at, angle: -0.85, length: 250, bend: -0.35 }, 10)
  plume(scene, { at: along(main, 0.16).at, angle: -0.5, length: 400, bend: -0.25 })
  plume(scene, { at: along(main, 0.1).at, angle: -2.75, length: 380, bend: 0.3 })
  stem(scene, left, { thick: 12, thin: 6, colour: '#8fb065' })
  stem(scene, right, { thick: 11, thin: 6, colour: '#8fb065' })
  stem(scene, main, { thick: 27, thin: 8, colour: '#8fb065', ink: 1.8 })
  plume(scene, { at: along(left, 0.06).at, angle: -2.6, length: 240, bend: 0.2 })
  plume(scene, { at: along(right, 0.04).at, angle: -0.2, length: 250, bend: -0.3 })
  plume(scene, { at: plus(along(main, 0.04).at, polar(0, 8)), angle: -0.3, length: 330, bend: -0.45 })
  umbel(scene, along(left, 1).at, { angle: -1.75, size: 112, rays: 12 })
  umbel(scene, along(right, 1).at, { angle: -1.3, size: 104, rays: 12 })
  umbel(scene, along(main, 1).at, { angle: -1.55, size: 156, rays: 16 })
}

export const hinojoPlate = plate('hinojo', '#ccd3b0', draw)
