import { type Point, plus, polar, through, xy } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { blade, shapes } from '../organs/blade.ts'
import { hairs, laid } from '../organs/laid.ts'
import { plate } from '../organs/plate.ts'
import { along, sweep } from '../organs/ribbon.ts'
import { circleOf, onRing, type Ring } from '../organs/ring.ts'
import { stem } from '../organs/stem.ts'
import { tube } from '../organs/tube.ts'
import { linePath } from '../path-text.ts'
import type { Scene } from '../scene.ts'

const greens = ['#4f8049', '#6d9a55', '#3f6d40'] as const

/** A hanging trumpet, white and as long as a hand: green calyx, ribs, five drawn-out points turned up. */
function trumpet(
  scene: Scene,
  from: Point,
  { lean, length, tilt }: { lean: number; length: number; tilt: number },
): void {
  const hook = sweep({ at: from, angle: 1.1 + lean, length: 62, bend: 0.45 - lean * 0.5 }, 5)
  stem(scene, hook, { thick: 8, thin: 10, colour: '#86a056' })
  const seat = { at: along(hook, 1).at, angle: Math.PI / 2 + lean * 0.6, length, bend: -lean * 0.2 }
  const ring = tube(scene, seat, {
    girth: [
      [0, 0.06],
      [0.3, 0.068],
      [0.55, 0.11],
      [0.84, 0.17],
      [1, 0.25],
    ],
    colour: '#f6f1e2',
    base: '#cbd39c',
    throat: '#e6e4c4',
    tilt,
    calyx: { length: length * 0.34, half: length * 0.075, colour: '#8fae5f' },
    ink: 1.9,
  })
  limb(scene, ring, length)
  const spine = sweep(seat, 12)
  const ribs = [-0.5, 0, 0.5].map((side) =>
    linePath(
      spine.slice(5, -1).map((point, i): Point => plus(point, [side * length * (0.08 + 0.05 * i) * 0.9, 0])),
    ),
  )
  hairs(scene, ribs.join(''), { colour: '#9a9a78', width: 1.2, opacity: 0.7 })
}

/** The skirt round the mouth: its rim drawn out to five tails that curl up; inside, green ribs run to the throat. */
function limb(scene: Scene, ring: Ring, length: number): void {
  const tips = [0.32, 1.58, 2.83, 4.09, 5.35]
  const reach = (around: number): number =>
    1.06 + 0.34 * Math.max(...tips.map((tip) => Math.max(0, Math.cos(around - tip)) ** 26))
  const rim = Array.from({ length: 60 }, (_, i) =>
    onRing(ring, (i / 60) * Math.PI * 2, ring.radius * reach((i / 60) * Math.PI * 2)),
  )
  laid(scene, rim, { paint: toned('#fbf7ea', scene.hour, 0.2), ink: 1.9 })
  laid(
    scene,
    circleOf({ ...ring, at: plus(ring.at, polar(ring.angle, -length * 0.02)) }, ring.radius * 0.62),
    { paint: toned('#dfe0bb', scene.hour, -0.05), ink: 0, opacity: 0.85 },
  )
  laid(
    scene,
    circleOf({ ...ring, at: plus(ring.at, polar(ring.angle, -length * 0.04)) }, ring.radius * 0.26),
    { paint: toned('#a9b17a', scene.hour, -0.1), ink: 0, opacity: 0.8 },
  )
  hairs(
    scene,
    tips
      .map((tip) => linePath([onRing(ring, tip, ring.radius * 0.2), onRing(ring, tip, ring.radius * 1.2)]))
      .join(''),
    { colour: '#8f9a63', width: 1.6, opacity: 0.7 },
  )
  for (const tip of tips) {
    const at = onRing(ring, tip, ring.radius * 1.3)
    const aside = Math.cos(tip) * (ring.angle < 2 ? -1 : 1)
    inkLine(
      scene,
      sweep({ at, angle: Math.PI / 2 - aside * 1.5, length: length * 0.14, bend: aside * 2.4 }, 8),
      { width: 3, opacity: 0.8, taper: 0.45 },
    )
  }
}

function draw(scene: Scene): void {
  const bough = through([xy(-8, 226), xy(130, 168), xy(290, 134), xy(460, 124), xy(620, 140)], 7)
  const leaf = (part: number, angle: number, length: number): void => {
    const { at } = along(bough, part)
    blade(
      scene,
      { at, angle, length, bend: Math.cos(angle) > 0 ? 0.35 : -0.35 },
      {
        ...shapes.ovate,
        half: 0.2,
        veins: 8,
        colour: scene.random.pick(greens),
        askew: Math.cos(angle) > 0 ? [0.75, 1] : [1, 0.75],
      },
    )
  }
  leaf(0.28, -2.3, 160)
  leaf(0.5, -1.1, 130)
  leaf(0.7, -0.5, 170)
  leaf(0.98, -0.5, 140)
  trumpet(scene, along(bough, 0.24).at, { lean: 0.1, length: 320, tilt: 0.35 })
  trumpet(scene, along(bough, 0.92).at, { lean: -0.1, length: 326, tilt: 0.32 })
  stem(scene, bough, { thick: 24, thin: 9, colour: '#8d7a5c' })
  leaf(0.14, 2.1, 180)
  leaf(0.98, 0.7, 220)
  leaf(0.74, 1.0, 190)
  leaf(0.42, 2.0, 190)
  trumpet(scene, along(bough, 0.58).at, { lean: 0, length: 410, tilt: 0.42 })
}

export const floripondioPlate = plate('floripondio', '#9fb8a4', draw)
