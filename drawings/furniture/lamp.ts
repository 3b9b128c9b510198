import { project, scaleAt, sum, type Vec } from '../camera.ts'
import type { Colour } from '../colour.ts'
import { arc, xy } from '../geometry.ts'
import { polygonPath } from '../path-text.ts'
import type { View } from '../scene.ts'
import { pole, turnedThing } from '../solids.ts'

/** A lamp with a woven shade: a foot, a stem, and how high it stands. */
type Lamp = {
  foot: Vec
  height: number
  radius: number
  shade: Colour
  stem: Colour
  lit: 'lit' | 'out'
}

const warm = '#ffdf9a'

/** Light a lamp or fire throws about itself. */
export function glowAt(
  view: View,
  at: Vec,
  { reach, strength, colour = warm }: { reach: number; strength: number; colour?: Colour },
): void {
  const centre = project(view.camera, at)
  const radius = reach * scaleAt(view.camera, at)
  view.sheet.path(polygonPath(arc(centre, [radius, radius], [0, Math.PI * 2])), {
    fill: view.sheet.glow(centre, radius, [
      [0, colour, strength],
      [0.35, colour, strength * 0.45],
      [1, colour, 0],
    ]),
  })
}

export function lamp(view: View, { foot, height, radius, shade, stem, lit }: Lamp): void {
  const base = height * 0.55
  turnedThing(
    view,
    foot,
    [
      xy(radius * 0.42, 0),
      xy(radius * 0.6, base * 0.3),
      xy(radius * 0.5, base * 0.6),
      xy(radius * 0.14, base * 0.85),
      xy(radius * 0.12, base),
    ],
    { colour: stem, ink: 1.3 },
  )
  if (lit === 'lit') glowAt(view, sum(foot, [0, height * 0.75, 0]), { reach: height * 3.2, strength: 0.55 })
  turnedThing(
    view,
    sum(foot, [0, base * 0.92, 0]),
    [xy(radius, 0), xy(radius * 0.62, height - base * 0.92)],
    { colour: lit === 'lit' ? '#ffe9b0' : shade, level: lit === 'lit' ? 0.5 : 0.1, ink: 1.3 },
  )
  if (lit === 'lit')
    glowAt(view, sum(foot, [0, height * 0.72, 0]), { reach: radius * 2.2, strength: 0.5, colour: '#fff3cf' })
}

/** A lamp hung from the ceiling by its cord. */
export function hangingLamp(
  view: View,
  {
    from,
    drop,
    radius,
    shade,
    lit,
  }: { from: Vec; drop: number; radius: number; shade: Colour; lit: 'lit' | 'out' },
): void {
  const at = sum(from, [0, -drop, 0])
  pole(view, [from, at], { colour: '#3b3a2c', thick: 0.012 })
  if (lit === 'lit') glowAt(view, at, { reach: 1.7, strength: 0.5 })
  turnedThing(
    view,
    sum(at, [0, -radius * 0.9, 0]),
    [xy(radius, 0), xy(radius * 0.85, radius * 0.4), xy(radius * 0.2, radius * 0.9)],
    { colour: shade, level: lit === 'lit' ? 0.5 : 0 },
  )
  if (lit === 'lit')
    glowAt(view, sum(at, [0, -radius * 0.9, 0]), { reach: radius * 1.8, strength: 0.6, colour: '#fff3cf' })
}
