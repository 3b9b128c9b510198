import type { Colour } from '../colour.ts'
import { toned } from '../hours.ts'
import { linePath } from '../path-text.ts'
import type { Scene } from '../scene.ts'
import { dot } from './fruit.ts'
import { hairs, laid } from './laid.ts'
import { girth, outlineOf } from './ribbon.ts'
import { circleOf, onRing, petalOf, type Ring, roundAbout } from './ring.ts'

/** Ray florets or petals round a middle. */
type Rays = {
  count: number
  length: number
  half: number
  flare: readonly [number, number]
  colours: readonly [Colour, ...Colour[]]
  from?: number
  /** 0 pointed, 1 blunt. */
  blunt?: number
  ink?: number
}

/** A whorl of petals, each with a streak, the farthest first. */
export function rays(scene: Scene, ring: Ring, drawn: Rays): void {
  const { random, hour } = scene
  const { count, length, half, flare, colours, from = 0, blunt = 0.4, ink = 1.2 } = drawn
  for (const around of roundAbout(ring, count, from)) {
    const petal = petalOf(ring, {
      around: around + random.between(-0.04, 0.04),
      flare,
      length: length * random.between(0.92, 1.06),
      half: girth([
        [0, half * 0.45],
        [0.5, half],
        [0.85, half * (0.45 + blunt * 0.5)],
        [1, half * blunt * 0.3],
      ]),
    })
    laid(scene, outlineOf(petal), {
      paint: toned(random.pick(colours), hour, petal.depth * 0.12 - 0.04),
      ink,
    })
    hairs(scene, linePath(petal.spine.slice(2, -2)), {
      colour: toned(colours[0], hour, -0.55),
      width: 1,
      opacity: 0.55,
    })
  }
}

/** A disc of florets set in the spirals of a sunflower. */
export function disc(
  scene: Scene,
  ring: Ring,
  { radius, count, colours }: { radius: number; count: number; colours: readonly [Colour, Colour, Colour] },
): void {
  const { sheet, hour } = scene
  laid(scene, circleOf(ring, radius), { paint: toned(colours[0], hour, -0.1), ink: 1.5 })
  const tones = [0.45, 0.75, 1.01]
  for (let i = 0; i < count; i++) {
    const out = Math.sqrt((i + 0.5) / count)
    const colour = colours[tones.findIndex((edge) => out < edge)] ?? colours[2]
    const spot = onRing(ring, i * 2.39996, radius * out * 0.96)
    sheet.gather(dot(spot, radius * 0.055 * (0.75 + out * 0.4)), {
      fill: toned(colour, hour, 0.15),
      stroke: '#22301f',
      'stroke-width': 0.8,
      'stroke-opacity': 0.5,
    })
  }
}
