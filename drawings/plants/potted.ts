import { project, scaleAt, type Vec } from '../camera.ts'
import type { Colour } from '../colour.ts'
import { type Point, xy } from '../geometry.ts'
import type { View } from '../scene.ts'
import { footShade, turnedThing } from '../solids.ts'

/** A clay pot with whatever grows in it; `grow` is told where the soil is and how many pixels a metre measures. */
export function potted(
  view: View,
  foot: Vec,
  {
    height,
    radius,
    colour,
    grow,
  }: { height: number; radius: number; colour: Colour; grow: (at: Point, metre: number) => void },
): void {
  footShade(
    view,
    [
      [foot[0] - radius, foot[1], foot[2] - radius],
      [foot[0] + radius * 1.3, foot[1], foot[2] - radius],
      [foot[0] + radius * 1.3, foot[1], foot[2] + radius],
      [foot[0] - radius, foot[1], foot[2] + radius],
    ],
    0.5,
  )
  turnedThing(
    view,
    foot,
    [
      xy(radius * 0.62, 0),
      xy(radius * 0.86, height * 0.5),
      xy(radius * 0.98, height * 0.82),
      xy(radius * 1.06, height * 0.84),
      xy(radius * 1.06, height),
    ],
    { colour },
  )
  const soil: Vec = [foot[0], foot[1] + height, foot[2]]
  grow(project(view.camera, soil), scaleAt(view.camera, soil))
}
