import type { Colour } from '../colour.ts'
import { plus, polar } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { lensPath, polygonPath } from '../path-text.ts'
import type { Scene } from '../scene.ts'
import { type BladeShape, blade } from './blade.ts'
import { along, type Girth, outlineOf, ribbon, type Sweep, sweep } from './ribbon.ts'

type Greens = readonly [Colour, ...Colour[]]

/** A leaf of leaflets in pairs. Lengths in pixels; `lean` is the angle leaflets make with the rachis. */
type Pinnate = {
  pairs: number
  leaflet: (part: number) => number
  shape: BladeShape
  greens: Greens
  lean?: number
  /** One leaflet at the end; none when the pairs go to the tip. */
  end?: boolean
  /** Half the width of a winged rachis, in pixels. */
  wing?: number
  ink?: number
}

/** A pinnate leaf whose leaflets are each drawn as a blade. */
export function pinnate(scene: Scene, seat: Sweep, leaf: Pinnate): void {
  const { random, hour, sheet } = scene
  const { pairs, lean = 1.1, wing = 0, ink = 1.3, end = true } = leaf
  const spine = sweep(seat, 24)
  if (wing > 0) {
    const lobes = ribbon(spine, (part) => 2 + wing * Math.abs(Math.sin(Math.PI * part * pairs * 0.98)))
    sheet.gather(polygonPath(outlineOf(lobes)), {
      fill: toned(random.pick(leaf.greens), hour, 0.05),
      stroke: '#22301f',
      'stroke-width': 1.1,
      'stroke-opacity': 0.75,
    })
  }
  inkLine(scene, spine, { width: 2.2, opacity: 0.8, taper: 0.3 })
  for (let i = 0; i < pairs; i++) {
    const part = 0.16 + (0.84 * (i + (end ? 0 : 0.15))) / pairs
    const { at, angle } = along(spine, part)
    for (const side of [-1, 1])
      blade(
        scene,
        {
          at,
          angle: angle + side * (lean - part * 0.25) + random.between(-0.08, 0.08),
          length: leaf.leaflet(part),
          bend: side * -0.25,
        },
        { ...leaf.shape, colour: random.pick(leaf.greens), askew: side < 0 ? [0.85, 1] : [1, 0.85], ink },
      )
  }
  const last = along(spine, 1)
  if (end)
    blade(
      scene,
      { at: last.at, angle: last.angle, length: leaf.leaflet(1) },
      { ...leaf.shape, colour: random.pick(leaf.greens), ink },
    )
}

/** Many small leaflets along a line, as lenses: one side in light, the other in shade. */
export function leaflets(
  scene: Scene,
  seat: Sweep,
  {
    pairs,
    length,
    half,
    greens,
    lean = 1.05,
  }: { pairs: number; length: (part: number) => number; half: number; greens: Greens; lean?: number },
): void {
  const { hour, random, sheet } = scene
  const spine = sweep(seat, 14)
  const colour = random.pick(greens)
  for (const side of [-1, 1]) {
    let d = ''
    for (let i = 0; i < pairs; i++) {
      const part = 0.1 + (0.88 * i) / Math.max(1, pairs - 1)
      const { at, angle } = along(spine, part)
      const long = length(part) * random.between(0.9, 1.08)
      d += lensPath(
        at,
        plus(at, polar(angle + side * (lean - part * 0.3) + random.between(-0.1, 0.1), long)),
        long * half,
      )
    }
    sheet.gather(d, {
      fill: toned(colour, hour, side < 0 ? 0.14 : -0.16),
      stroke: '#22301f',
      'stroke-width': 0.7,
      'stroke-opacity': 0.45,
    })
  }
  const { at, angle } = along(spine, 1)
  sheet.gather(lensPath(at, plus(at, polar(angle, length(1) * 1.1)), length(1) * half), {
    fill: toned(colour, hour, 0),
    stroke: '#22301f',
    'stroke-width': 0.7,
    'stroke-opacity': 0.45,
  })
  inkLine(scene, spine, { width: 1.1, opacity: 0.75, tremor: 0.2 })
}

/** A leaf twice divided: pinnae in pairs, each with its leaflets. */
export function bipinnate(
  scene: Scene,
  seat: Sweep,
  {
    pinnae,
    reach,
    each,
    lean = 1,
  }: {
    pinnae: number
    reach: Girth
    lean?: number
    each: { pairs: number; length: number; half: number; greens: Greens }
  },
): void {
  const spine = sweep(seat, 20)
  for (let i = 0; i < pinnae; i++) {
    const part = 0.14 + (0.84 * i) / pinnae
    const { at, angle } = along(spine, part)
    for (const side of [-1, 1])
      leaflets(
        scene,
        { at, angle: angle + side * (lean - part * 0.2), length: reach(part), bend: side * -0.3 },
        { ...each, length: (way) => each.length * Math.sin(Math.PI * (0.25 + way * 0.6)) },
      )
  }
  const { at, angle } = along(spine, 1)
  leaflets(
    scene,
    { at, angle, length: reach(1) },
    { ...each, length: (way) => each.length * (1.1 - way * 0.5) },
  )
  inkLine(scene, spine, { width: 2.4, opacity: 0.8, taper: 0.3 })
}
