import type { Colour } from '../colour.ts'
import { between, type Point, plus, polar, through, xy } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { linePath, polygonPath } from '../path-text.ts'
import type { Scene } from '../scene.ts'
import { hairs, laid, rims } from './laid.ts'
import { along, outlineOf, type Ribbon, ribbon, type Sweep, shadeSide, sweep } from './ribbon.ts'

/** The shape of a simple leaf, by its half breadth as a part of its length and by how its margin rises and falls. */
export type BladeShape = {
  half: number
  /** How the margin leaves the foot: small blunt, large drawn out. */
  foot: number
  /** How it comes to the tip: small blunt, large drawn out. */
  tip: number
  /** How far the two lobes at the foot reach back, as a part of the length: hearts and arrows. */
  lobe?: number
  /** Teeth on each margin. */
  teeth?: number
  /** Pairs of side veins. */
  veins?: number
  /** How far forward the veins lean: 0 straight aside. */
  lean?: number
}

/** How a leaf is painted and how it lies: `askew` narrows its left or right half. */
export type BladeLook = { colour: Colour; askew?: readonly [number, number]; ink?: number; vein?: Colour }

export const shapes = {
  ovate: { half: 0.27, foot: 0.5, tip: 0.95, veins: 6 },
  elliptic: { half: 0.22, foot: 0.75, tip: 0.95, veins: 7 },
  lanceolate: { half: 0.16, foot: 0.7, tip: 1.05, veins: 7 },
  obovate: { half: 0.19, foot: 1.15, tip: 0.55, veins: 8 },
  strap: { half: 0.05, foot: 0.22, tip: 0.75 },
  heart: { half: 0.36, foot: 0.34, tip: 1, lobe: 0.17, veins: 5 },
  arrow: { half: 0.26, foot: 0.36, tip: 1.05, lobe: 0.3, veins: 7 },
  paddle: { half: 0.17, foot: 0.32, tip: 0.38, veins: 16, lean: 0.12 },
} as const satisfies Record<string, BladeShape>

/** The blade's outline as a ribbon along its mid line. */
export function bladeOf(seat: Sweep, shape: BladeShape, askew: readonly [number, number] = [1, 1]): Ribbon {
  const { half, foot, tip, lobe = 0, teeth = 0 } = shape
  const pieces = teeth > 0 ? teeth * 2 : Math.max(12, Math.min(40, Math.round(seat.length / 5)))
  const peak = foot / (foot + tip)
  const most = peak ** foot * (1 - peak) ** tip
  const swell = (part: number): number => ((part ** foot * (1 - part) ** tip) / most) * half * seat.length
  const tooth = (part: number): number => (teeth > 0 && Math.round(part * pieces) % 2 === 1 ? 1.13 : 1)
  const spine = sweep(seat, pieces)
  const body = ribbon(spine, (part) => swell(part) * tooth(part), askew)
  return lobe === 0 ? body : lobedFoot({ ...body, spine }, { lobe, half, askew, length: seat.length, teeth })
}

/** A heart's or arrow's margin: back round the lobe at its foot, then forward to the tip. */
function lobedFoot(
  { spine }: Ribbon,
  {
    lobe,
    half,
    askew,
    length,
    teeth,
  }: { lobe: number; half: number; askew: readonly [number, number]; length: number; teeth: number },
): Ribbon {
  const margin = [
    xy(0, 0),
    xy(-lobe * 0.7, 0.16),
    xy(-lobe, 0.42),
    xy(-lobe * 0.78, 0.72),
    xy(-lobe * 0.1, 0.97),
    xy(0.2, 1),
    xy(0.48, 0.74),
    xy(0.74, 0.36),
    xy(0.92, 0.1),
    xy(1, 0),
  ]
  const pieces = teeth > 0 ? 4 : 5
  const rim = (side: number): Point[] =>
    through(margin, pieces).map(([part, out], i) => {
      const { at, angle } = along(spine, Math.max(0, part))
      const tooth = teeth > 0 && i > 8 && i % 2 === 1 ? 1.07 : 1
      return plus(
        plus(at, polar(angle, Math.min(0, part) * length)),
        polar(angle + Math.PI / 2, out * half * length * side * tooth),
      )
    })
  return { spine, left: rim(-askew[0]), right: rim(askew[1]) }
}

function veinsOf(organ: Ribbon, shape: BladeShape, sides: readonly ('left' | 'right')[]): string {
  const count = shape.veins ?? 0
  const lean = shape.lean ?? 0.17
  // A lobed foot takes up the first part of its margin.
  const onRim = (part: number): number => (shape.lobe ? 0.4 + part * 0.6 : part)
  let d = ''
  for (const side of shape.lobe ? sides : [])
    for (const rim of [0.17, 0.3])
      d += linePath([
        organ.spine[0] as Point,
        between(organ.spine[0] as Point, along(organ[side], rim).at, 0.88),
      ])
  for (let i = 0; i < count; i++) {
    const from = 0.06 + (i / count) * 0.8
    for (const side of sides) {
      const start = along(organ.spine, from).at
      const end = along(organ[side], onRim(from + lean * (1.1 - from * 0.5))).at
      const knee = between(along(organ.spine, from + lean * 0.3).at, end, 0.5)
      d += linePath([start, knee, between(start, end, 0.92)])
    }
  }
  return d
}

/** One leaf: a lit half and a shaded one, its veins, its rims in ink. Returns where it lies. */
export function blade(scene: Scene, seat: Sweep, drawn: BladeShape & BladeLook): Ribbon {
  const { colour, askew = [1, 1], ink = 1.4, vein } = drawn
  const { sheet, hour, random } = scene
  const organ = bladeOf(seat, drawn, askew)
  const dark = shadeSide(organ)
  const level = random.between(-0.08, 0.1)
  laid(scene, outlineOf(organ), { paint: toned(colour, hour, level + 0.1), ink: 0 })
  sheet.gather(polygonPath([...organ.spine, ...[...organ[dark]].reverse()]), {
    fill: toned(colour, hour, level - 0.24),
    'fill-opacity': 0.9,
  })
  const pale = vein ?? toned(colour, hour, 0.55)
  hairs(scene, veinsOf(organ, drawn, ['left', 'right']), { colour: pale, width: 1, opacity: 0.6 })
  if (ink <= 0) return organ
  inkLine(scene, organ.spine.slice(0, -1), {
    width: Math.min(1.3, ink),
    opacity: 0.7,
    tremor: 0.2,
    taper: 0.9,
  })
  rims(scene, organ, ink)
  return organ
}
