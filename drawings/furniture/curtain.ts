import { midway, project, type Vec } from '../camera.ts'
import { type Colour, mix } from '../colour.ts'
import { type Point } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { polygonPath } from '../path-text.ts'
import type { View } from '../scene.ts'

/**
 * A hanging cloth between two places of its rail, falling `drop` metres.
 * `gather` draws it in at the foot: 1 hangs straight, 0.4 is tied back towards the first place.
 */
type Curtain = {
  rail: readonly [Vec, Vec]
  drop: number
  colour: Colour
  opacity?: number
  gather?: number
  tie?: number
}

/** How much of its breadth the cloth keeps, `down` from 0 to 1: drawn in as far as its tie, let out a little below. */
function breadthAt(down: number, { gather = 1, tie = 0.62 }: Curtain): number {
  if (gather >= 1) return 1
  if (down < tie) return 1 - (1 - gather) * Math.sin(((down / tie) * Math.PI) / 2) ** 1.6
  return gather + (1 - gather) * 0.28 * ((down - tie) / (1 - tie))
}

/** Where the cloth is, `part` along its rail and `down` from 0 to 1. */
const spotOf =
  (view: View, drawn: Curtain) =>
  (part: number, down: number): Point => {
    const [x, y, z] = midway(drawn.rail[0], drawn.rail[1], part * breadthAt(down, drawn))
    return project(view.camera, [x, y - drawn.drop * down, z])
  }

export function curtain(view: View, drawn: Curtain): void {
  const { sheet, hour, random } = view
  const { colour, opacity = 1 } = drawn
  const spot = spotOf(view, drawn)
  const downs = Array.from({ length: 10 }, (_, i) => i / 9)
  const hem = Array.from({ length: 15 }, (_, i): Point => {
    const [x, y] = spot(i / 14, 1)
    return [x, y + Math.sin(i * 1.9) * 3]
  })
  const shape = [
    ...downs.map((down) => spot(0, down)).reverse(),
    ...downs.map((down) => spot(1, down)),
    ...hem.reverse(),
  ]
  const [a, b] = [spot(0, 0.3), spot(1, 0.3)]
  const paint = toned(colour, hour, 0.1)
  sheet.path(polygonPath(shape), {
    fill: sheet.gradient(a, b, [
      [0, mix(paint, hour.shade, 0.3)],
      [0.5, paint],
      [1, mix(paint, hour.light, 0.5)],
    ]),
    'fill-opacity': opacity,
  })
  for (let part = 0.06; part < 0.97; part += random.between(0.08, 0.15)) {
    const wide = random.between(0.02, 0.05)
    const fold = downs.map((down) => spot(part + Math.sin(down * 3 + part * 20) * 0.012, down))
    const far = downs.map((down) => spot(Math.min(1, part + wide * (0.4 + down)), down))
    sheet.path(polygonPath([...fold, ...far.reverse()]), { fill: hour.shade, 'fill-opacity': 0.17 * opacity })
    inkLine(view, fold.slice(random.whole(0, 2), random.whole(7, 10)), {
      width: 1.1,
      opacity: 0.45 * Math.max(0.6, opacity),
      taper: 1,
    })
  }
  inkLine(
    view,
    downs.map((down) => spot(1, down)),
    { width: 1.3, opacity: 0.6 },
  )
  inkLine(
    view,
    downs.map((down) => spot(0, down)),
    { width: 1, opacity: 0.5 },
  )
  inkLine(view, hem, { width: 1.2, opacity: 0.55 })
}
