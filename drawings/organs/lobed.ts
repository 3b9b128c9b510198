import type { Colour } from '../colour.ts'
import { type Point, plus, polar, turned } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { linePath } from '../path-text.ts'
import type { Scene } from '../scene.ts'
import { hairs, laid } from './laid.ts'
import type { Sweep } from './ribbon.ts'

/** A palmately lobed leaf: each lobe by its direction and reach, its margin by half breadths along it. */
export type LobedShape = {
  lobes: readonly (readonly [angle: number, reach: number])[]
  /** Half breadth of a lobe at places along it, as parts of its reach; corners stay sharp. */
  margin: readonly (readonly [part: number, half: number])[]
  /** Where two lobes part, as a part of the leaf's length. */
  notch: number
}

/** Breadth of the leaf as it is seen: 1 flat on paper, less when it is turned away. */
type LobedLook = { colour: Colour; squash?: number; ink?: number }

function outlineOf({ lobes, margin, notch }: LobedShape): Point[] {
  const out: Point[] = []
  lobes.forEach(([angle, reach], i) => {
    const side = (part: number, half: number): Point =>
      plus(polar(angle, reach * part), polar(angle + Math.PI / 2, half * reach))
    out.push(...margin.map(([part, half]) => side(part, -half)), polar(angle, reach))
    out.push(...[...margin].reverse().map(([part, half]) => side(part, half)))
    const next = lobes[i + 1]
    if (next) out.push(polar((angle + next[0]) / 2, notch))
  })
  return [[0, 0], ...out]
}

/** One lobed leaf, its stalk's end at `seat.at`. */
export function lobed(scene: Scene, seat: Sweep, drawn: LobedShape & LobedLook): void {
  const { colour, squash = 1, ink = 1.5 } = drawn
  const put = ([x, y]: Point): Point =>
    plus(seat.at, turned([x * seat.length, y * seat.length * squash], seat.angle))
  const level = scene.random.between(-0.1, 0.08)
  const outline = outlineOf(drawn)
  laid(scene, outline.map(put), { paint: toned(colour, scene.hour, level + 0.08), ink: 0 })
  const shaded = drawn.lobes.map(([angle, reach]): Point[] => {
    const side = (part: number, half: number): Point =>
      plus(polar(angle, reach * part), polar(angle + Math.PI / 2, half * reach))
    return [[0, 0], ...drawn.margin.map(([part, half]) => side(part, half)), polar(angle, reach)]
  })
  for (const half of shaded)
    laid(scene, half.map(put), { paint: toned(colour, scene.hour, level - 0.2), ink: 0, opacity: 0.85 })
  let veins = ''
  for (const [angle, reach] of drawn.lobes)
    for (const part of [0.45, 0.62, 0.78])
      for (const side of [-1, 1])
        veins += linePath(
          [
            polar(angle, reach * part),
            plus(polar(angle, reach * (part + 0.1)), polar(angle + (side * Math.PI) / 2, reach * 0.09)),
          ].map(put),
        )
  hairs(scene, veins, { colour: toned(colour, scene.hour, 0.6), width: 1, opacity: 0.6 })
  for (const [angle, reach] of drawn.lobes)
    inkLine(scene, [[0, 0] as Point, polar(angle, reach * 0.9)].map(put), {
      width: 1.3,
      opacity: 0.65,
      tremor: 0.3,
    })
  if (ink > 0) laid(scene, outline.map(put), { paint: 'none', ink })
}
