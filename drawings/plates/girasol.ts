import { type Point, plus, polar, xy } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { blade, shapes } from '../organs/blade.ts'
import { disc, rays } from '../organs/composite.ts'
import { laid } from '../organs/laid.ts'
import { plate } from '../organs/plate.ts'
import { along, girth, outlineOf, sweep } from '../organs/ribbon.ts'
import { petalOf, type Ring, roundAbout } from '../organs/ring.ts'
import { stem } from '../organs/stem.ts'
import type { Scene } from '../scene.ts'

const golds = ['#f2bf2e', '#f7d04c', '#e8ab1f'] as const

/** Green bracts under a head. */
function bracts(
  scene: Scene,
  ring: Ring,
  {
    length,
    half,
    flare,
    count,
  }: { length: number; half: number; flare: readonly [number, number]; count: number },
): void {
  for (const around of roundAbout(ring, count, 0.2)) {
    const leaf = petalOf(ring, {
      around,
      flare,
      length,
      half: girth([
        [0, half],
        [0.4, half * 0.9],
        [1, 0.5],
      ]),
    })
    laid(scene, outlineOf(leaf), { paint: toned('#6f9850', scene.hour, leaf.depth * 0.14), ink: 1.3 })
  }
}

/** The great head: two ranks of rays round a disc of spirals. */
function head(scene: Scene, at: Point): void {
  const ring: Ring = { at, angle: -2.1, tilt: 1.12, radius: 104 }
  bracts(scene, { ...ring, radius: 96 }, { length: 110, half: 20, flare: [1.5, 1.7], count: 13 })
  rays(scene, ring, {
    count: 19,
    length: 132,
    half: 25,
    flare: [1.35, 1.62],
    colours: golds,
    from: 0.1,
    blunt: 0.12,
    ink: 1.4,
  })
  rays(
    scene,
    { ...ring, radius: 98 },
    {
      count: 19,
      length: 116,
      half: 24,
      flare: [1.25, 1.5],
      colours: golds,
      from: 0.27,
      blunt: 0.12,
      ink: 1.4,
    },
  )
  disc(scene, ring, { radius: 110, count: 210, colours: ['#4a3320', '#7a4c24', '#d29a34'] })
}

/** A younger head from the side, still half shut. */
function young(scene: Scene, at: Point, angle: number): void {
  const ring: Ring = { at, angle, tilt: 0.25, radius: 44 }
  rays(scene, ring, {
    count: 15,
    length: 84,
    half: 15,
    flare: [0.5, 0.9],
    colours: golds,
    blunt: 0.12,
    ink: 1.3,
  })
  bracts(
    scene,
    { ...ring, at: plus(at, polar(angle, -22)), radius: 40 },
    { length: 74, half: 17, flare: [0.15, 0.7], count: 11 },
  )
}

/** A rough heart leaf with toothed margins. */
function leaf(
  scene: Scene,
  from: Point,
  { angle, length, colour }: { angle: number; length: number; colour: string },
): void {
  const foot = sweep(
    {
      at: from,
      angle: angle - Math.sign(Math.cos(angle)) * 0.35,
      length: length * 0.38,
      bend: Math.sign(Math.cos(angle)) * 0.5,
    },
    6,
  )
  stem(scene, foot, { thick: 12, thin: 8, colour: '#8aa85c' })
  blade(
    scene,
    { at: along(foot, 1).at, angle, length, bend: Math.sign(Math.cos(angle)) * 0.4 },
    {
      ...shapes.heart,
      half: 0.36,
      lobe: 0.1,
      teeth: 9,
      colour,
      askew: Math.cos(angle) > 0 ? [0.8, 1] : [1, 0.8],
    },
  )
}

function draw(scene: Scene): void {
  const stalk = sweep({ at: xy(430, 800), angle: -1.5, length: 520, bend: -0.34 }, 16)
  const side = sweep({ at: along(stalk, 0.36).at, angle: -0.75, length: 220, bend: -0.4 }, 10)
  leaf(scene, along(stalk, 0.46).at, { angle: 2.7, length: 190, colour: '#5f9150' })
  stem(scene, side, { thick: 16, thin: 12, colour: '#82a557' })
  young(scene, along(side, 1).at, -0.9)
  stem(scene, stalk, { thick: 28, thin: 20, colour: '#82a557', ink: 1.8 })
  for (let i = 0; i < 26; i++) {
    const { at } = along(stalk, 0.04 + i * 0.03)
    inkLine(scene, [plus(at, [i % 2 ? 12 : -12, 0]), plus(at, [i % 2 ? 19 : -19, -3])], {
      width: 1,
      opacity: 0.5,
    })
  }
  leaf(scene, along(stalk, 0.18).at, { angle: 0.35, length: 210, colour: '#6d9d56' })
  leaf(scene, along(stalk, 0.12).at, { angle: 2.95, length: 220, colour: '#4f8449' })
  head(scene, plus(along(stalk, 1).at, [-6, -14]))
}

export const girasolPlate = plate('girasol', '#c7cfb4', draw)
