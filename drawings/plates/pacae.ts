import { type Point, plus, polar, through, xy } from '../geometry.ts'
import { toned } from '../hours.ts'
import { shapes } from '../organs/blade.ts'
import { pinnate } from '../organs/compound.ts'
import { fruit, lump } from '../organs/fruit.ts'
import { hairs, laid, rounded } from '../organs/laid.ts'
import { plate } from '../organs/plate.ts'
import { along, girth, outlineOf, type Ribbon, ribbon, strip, sweep } from '../organs/ribbon.ts'
import { onRing, type Ring } from '../organs/ring.ts'
import { stalk, stem } from '../organs/stem.ts'
import { linePath, softPath } from '../path-text.ts'
import type { Scene } from '../scene.ts'

const greens = ['#4d8048', '#6c9a55', '#3e6d40'] as const

const podOf = (at: Point, { lean, length, half }: { lean: number; length: number; half: number }): Ribbon =>
  ribbon(
    sweep({ at, angle: Math.PI / 2 + lean, length, bend: -lean * 1.7 }, 26),
    girth([
      [0, 5],
      [0.05, half],
      [0.94, half * 0.92],
      [1, 5],
    ]),
  )

/** A long ribbed pod, hanging from a place. */
export function pacaePod(
  scene: Scene,
  from: Point,
  seat: { lean: number; length: number; half: number },
): void {
  const organ = podOf(from, seat)
  rounded(scene, organ, { colour: '#6f9450', ink: 1.8 })
  const ridge = strip(organ, 'left', [0.42, 0.42]).slice(1, 25)
  hairs(scene, linePath(ridge) + linePath(organ.spine.slice(1, -1)), {
    colour: '#2f4a2c',
    width: 1.3,
    opacity: 0.5,
  })
}

/** A pod opened down its length: seeds in white cotton. */
function opened(scene: Scene, from: Point, seat: { lean: number; length: number; half: number }): void {
  const shell = podOf(from, seat)
  laid(scene, outlineOf(shell), { paint: toned('#7f9d58', scene.hour, -0.05), ink: 1.9 })
  const inside = podOf(plus(from, [0, 8]), { ...seat, length: seat.length - 18, half: seat.half * 0.72 })
  laid(scene, outlineOf(inside), { paint: toned('#e4e2bf', scene.hour, 0), ink: 1.2 })
  const count = 7
  for (let i = 0; i < count; i++) {
    const { at, angle } = along(inside.spine, (i + 0.6) / (count + 0.25))
    const cotton = lump(at, seat.half * 0.92, [0.8, 0.95, 1.08, 0.9, 0.82, 0.98, 1.05, 0.92])
    laid(scene, cotton, {
      paint: scene.sheet.glow(plus(at, [-6, -7]), seat.half, [
        [0, '#ffffff'],
        [0.7, '#f4f0e4'],
        [1, '#d5d2c2'],
      ]),
      ink: 1.4,
    })
    if (i % 3 !== 1) continue
    const seed = lump(plus(at, polar(angle, 2)), seat.half * 0.55, [0.42, 0.7, 1, 0.7, 0.42, 0.7, 1, 0.7])
    fruit(scene, seed, { colour: '#3c3a34', blush: '#191814', hatching: 0, ink: 1.1 })
  }
}

/** A brush of white stamens on a short head. */
function brush(scene: Scene, at: Point, { angle, size }: { angle: number; size: number }): void {
  const ring: Ring = { at, angle, tilt: 0.7, radius: 3 }
  const tips: Point[] = []
  let d = ''
  for (let i = 0; i < 74; i++) {
    const around = scene.random.between(0, Math.PI * 2)
    const reach = size * (0.45 + 0.6 * Math.sqrt(scene.random.next()))
    const end = plus(onRing(ring, around, reach * 0.62), polar(angle, reach * 0.7))
    const knee = plus(onRing(ring, around, reach * 0.22), polar(angle, reach * 0.45))
    d += linePath(through([at, knee, end], 3))
    tips.push(end)
  }
  hairs(scene, d, { colour: '#8b8f74', width: 2.6, opacity: 0.5 })
  hairs(scene, d, { colour: '#fffdf6', width: 1.5, opacity: 1 })
  hairs(
    scene,
    tips
      .map(([x, y]) =>
        linePath([
          [x, y],
          [x + 0.3, y],
        ]),
      )
      .join(''),
    { colour: '#d9b64a', width: 4, opacity: 1 },
  )
  scene.sheet.gather(
    softPath([-1, 0, 1, 2].map((k) => plus(at, polar(angle + (k * Math.PI) / 2, size * 0.16)))),
    { fill: toned('#8aa25c', scene.hour, 0), stroke: '#22301f', 'stroke-width': 1 },
  )
}

function draw(scene: Scene): void {
  const bough = through([xy(-8, 250), xy(150, 236), xy(320, 258), xy(500, 240), xy(640, 200)], 7)
  const leaf = (part: number, angle: number, length: number): void =>
    pinnate(
      scene,
      { at: along(bough, part).at, angle, length, bend: Math.cos(angle) > 0 ? 0.25 : -0.25 },
      {
        pairs: 3,
        leaflet: (way) => length * (0.34 + way * 0.14),
        shape: { ...shapes.elliptic, half: 0.23 },
        greens,
        wing: 15,
        lean: 1.15,
      },
    )
  leaf(0.52, 1.3, 330)
  leaf(0.97, 0.85, 140)
  pacaePod(scene, along(bough, 0.66).at, { lean: -0.02, length: 480, half: 25 })
  stem(scene, bough, { thick: 22, thin: 9, colour: '#7d6a52' })
  leaf(0.26, 1.75, 300)
  opened(scene, along(bough, 0.86).at, { lean: -0.16, length: 490, half: 31 })
  for (const [part, x, y, angle, size] of [
    [0.24, 150, 186, -1.8, 104],
    [0.5, 352, 176, -1.4, 116],
    [0.84, 560, 150, -1.2, 100],
  ] as const) {
    stalk(scene, through([along(bough, part).at, plus(xy(x, y), polar(angle, -22)), xy(x, y)], 4), {
      width: 4,
      colour: '#8aa25c',
    })
    brush(scene, xy(x, y), { angle, size })
  }
}

export const pacaePlate = plate('pacae', '#8fb08e', draw)
