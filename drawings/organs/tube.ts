import type { Colour } from '../colour.ts'
import { type Point, plus, polar } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { lensPath, linePath } from '../path-text.ts'
import type { Scene } from '../scene.ts'
import { hairs, laid, rims, rounded } from './laid.ts'
import { along, type Girth, girth, outlineOf, ribbon, type Sweep, sweep } from './ribbon.ts'
import { circleOf, petalOf, type Ring, roundAbout } from './ring.ts'

/** The free ends of a corolla. */
type Lobes = {
  count: number
  length: number
  half: number
  flare: readonly [number, number]
  colour: Colour
  from?: number
}

/** A tubular flower. Breadths are parts of its length; `tilt` turns its mouth to the viewer. */
export type Tube = {
  girth: readonly (readonly [number, number])[]
  colour: Colour
  /** The tube's colour by its calyx, when it differs. */
  base?: Colour
  throat: Colour
  tilt: number
  lobes?: Lobes
  calyx?: { length: number; half: number; colour: Colour }
  /** Anthers that stand out of the mouth. */
  stamens?: { count: number; length: number; colour: Colour; spread?: number }
  ink?: number
}

/** A lobe outline: broad in the middle, round at its end. */
const rounding = (half: number): Girth =>
  girth([
    [0, half * 0.55],
    [0.55, half],
    [0.86, half * 0.7],
    [1, 0],
  ])

function lobesOf(
  scene: Scene,
  ring: Ring,
  { lobes, near, ink }: { lobes: Lobes; near: 'near' | 'far'; ink: number },
): void {
  const { hour, random } = scene
  for (const around of roundAbout(ring, lobes.count, lobes.from ?? 0.35)) {
    const petal = petalOf(ring, {
      around,
      flare: lobes.flare,
      length: lobes.length,
      half: rounding(lobes.half),
    })
    if (Math.sin(around) > 0 !== (near === 'near')) continue
    laid(scene, outlineOf(petal), {
      paint: toned(lobes.colour, hour, (near === 'near' ? 0.1 : -0.2) + random.between(-0.06, 0.06)),
      ink,
    })
    hairs(scene, linePath(petal.spine.slice(1, -2)), {
      colour: toned(lobes.colour, hour, -0.6),
      width: 0.9,
      opacity: 0.6,
    })
  }
}

function stamensOf(scene: Scene, ring: Ring, stamens: NonNullable<Tube['stamens']>): void {
  const { random, sheet, hour } = scene
  const spread = stamens.spread ?? 0.2
  for (let i = 0; i < stamens.count; i++) {
    const lean = stamens.count === 1 ? 0 : (i / (stamens.count - 1) - 0.5) * 2 * spread
    const line = sweep(
      {
        at: ring.at,
        angle: ring.angle + lean,
        length: stamens.length * random.between(0.85, 1.08),
        bend: -lean * 0.5,
      },
      5,
    )
    inkLine(scene, line, { width: 1.1, opacity: 0.7, tremor: 0.2 })
    const { at, angle } = along(line, 1)
    sheet.gather(lensPath(plus(at, polar(angle + 1.2, -4)), plus(at, polar(angle + 1.2, 4)), 2.4), {
      fill: toned(stamens.colour, hour, 0),
      stroke: '#22301f',
      'stroke-width': 0.8,
      'stroke-opacity': 0.7,
    })
  }
}

/** A tubular flower from its stalk's end to its anthers. Returns its mouth. */
export function tube(scene: Scene, seat: Sweep, flower: Tube): Ring {
  const { hour, sheet } = scene
  const { ink = 1.5, lobes, calyx, stamens, tilt } = flower
  const spine = sweep(seat, 12)
  const half = girth(flower.girth.map(([part, width]) => [part, width * seat.length] as const))
  const body = ribbon(spine, half)
  const end = along(spine, 1)
  const ring: Ring = { at: end.at, angle: end.angle, tilt, radius: half(1) }
  if (lobes) lobesOf(scene, ring, { lobes, near: 'far', ink })
  rounded(scene, body, { colour: flower.colour, ink: 0 })
  if (flower.base) {
    const middle = along(spine, 0.62).at
    laid(scene, outlineOf(body), {
      paint: sheet.gradient(seat.at, middle, [
        [0, toned(flower.base, hour, 0.1), 0.95],
        [0.45, toned(flower.base, hour, 0), 0.8],
        [1, flower.colour, 0],
      ]),
      ink: 0,
    })
  }
  rims(scene, body, ink)
  laid(scene, circleOf(ring), { paint: toned(flower.throat, hour, -0.1), ink: ink * 0.7 })
  if (lobes) lobesOf(scene, ring, { lobes, near: 'near', ink })
  if (stamens) stamensOf(scene, ring, stamens)
  if (calyx) calyxOf(scene, seat, calyx)
  return ring
}

/** A calyx cup with its teeth laid to the tube. */
function calyxOf(scene: Scene, seat: Sweep, { length, half, colour }: NonNullable<Tube['calyx']>): void {
  const spine = sweep({ ...seat, at: plus(seat.at, polar(seat.angle, -5)), length: length + 5, bend: 0 }, 8)
  const cup = ribbon(
    spine,
    girth([
      [0, half * 0.5],
      [0.25, half],
      [0.7, half * 1.06],
      [1, half * 0.98],
    ]),
  )
  rounded(scene, cup, { colour, ink: 1.3 })
  const end = along(spine, 1)
  const tooth = (aside: number): Point => plus(end.at, polar(end.angle + Math.PI / 2, aside * half))
  for (const aside of [-0.62, 0, 0.62])
    laid(
      scene,
      [tooth(aside - 0.33), plus(tooth(aside * 1.05), polar(end.angle, length * 0.32)), tooth(aside + 0.33)],
      { paint: toned(colour, scene.hour, aside < 0 ? 0.15 : -0.15), ink: 1 },
    )
}
