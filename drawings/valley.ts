import { type Colour, mix } from './colour.ts'
import { type Bounds, type Point, plus, polar, xy } from './geometry.ts'
import { polygonPath, softPath } from './path-text.ts'
import { ridges } from './ridges.ts'
import type { Scene } from './scene.ts'
import { fields, river } from './valley-floor.ts'
import { valleySides } from './valley-sides.ts'

/** The valley as it is seen from a window or the garden. */
type Prospect = {
  bounds: Bounds
  horizon: number
  /** Where the sun or moon stands, and how large; none when it is behind the viewer. */
  disc?: { at: Point; radius: number; colour: Colour }
  /** Height of the farthest ridge in pixels; by default a fair part of the sky. */
  rise?: number
  count?: number
  wave?: number
  snow?: number
  gap?: number
  ink?: number
  river?: 'wide' | 'none'
}

const box = ({ left, right, top, bottom }: Bounds): Point[] => [
  xy(left, top),
  xy(right, top),
  xy(right, bottom),
  xy(left, bottom),
]

function sky(scene: Scene, { bounds, horizon, disc }: Prospect): void {
  const { sheet, hour, random } = scene
  const wide = bounds.right - bounds.left
  sheet.path(polygonPath(box(bounds)), {
    fill: sheet.gradient(xy(0, bounds.top), xy(0, horizon), [
      [0, hour.skyHigh],
      [0.5, mix(hour.skyHigh, hour.skyLow, 0.55)],
      [1, hour.skyLow],
    ]),
  })
  if (disc) {
    sheet.path(polygonPath(box(bounds)), {
      fill: sheet.glow(disc.at, disc.radius * 7, [
        [0, disc.colour, 0.75],
        [0.25, disc.colour, 0.35],
        [1, disc.colour, 0],
      ]),
    })
    sheet.path(
      softPath(
        Array.from({ length: 14 }, (_, i) =>
          plus(disc.at, polar((i / 14) * Math.PI * 2, disc.radius * random.between(0.97, 1.04))),
        ),
      ),
      { fill: mix(disc.colour, '#fffdf5', 0.6), 'fill-opacity': 0.92 },
    )
  }
  for (let i = 0; i < 6; i++) {
    const at: Point = [
      random.between(bounds.left, bounds.right),
      bounds.top + (horizon - bounds.top) * random.between(0.08, 0.6),
    ]
    cloud(scene, at, wide * random.between(0.12, 0.3))
  }
}

/** A long cloud: flat below, billows above, laid in three thin washes so that its edge is lost. */
function cloud(scene: Scene, at: Point, size: number): void {
  const { random, sheet, hour } = scene
  for (let layer = 0; layer < 3; layer++) {
    const spread = size * (0.62 - layer * 0.13)
    const upper = Array.from({ length: 8 }, (_, i): Point => {
      const part = i / 7
      const swell = Math.sin(part * Math.PI) * (i % 2 ? 1 : 0.55)
      return [
        at[0] - spread + 2 * spread * part + random.between(-4, 4),
        at[1] - swell * spread * random.between(0.12, 0.26),
      ]
    })
    const under: Point[] = [
      [at[0] + spread * 0.7, at[1] + spread * 0.05],
      [at[0] - spread * 0.6, at[1] + spread * 0.06],
    ]
    sheet.path(softPath([...upper, ...under]), {
      fill: layer === 1 ? mix(hour.skyLow, hour.shade, 0.1) : mix(hour.skyLow, '#ffffff', 0.7),
      'fill-opacity': layer === 1 ? 0.12 : 0.3,
    })
  }
}

/** The whole prospect: sky, ridges, fields, river. */
export function valley(scene: Scene, prospect: Prospect): void {
  const { bounds, horizon } = prospect
  const { hour } = scene
  sky(scene, prospect)
  const tall = horizon - bounds.top
  ridges(
    scene,
    {
      bounds,
      horizon: horizon + 2,
      rise: prospect.rise ?? tall * 0.62,
      count: prospect.count ?? 5,
      wave: prospect.wave ?? (bounds.right - bounds.left) * 0.42,
      ink: prospect.ink ?? 1,
      gap: prospect.gap ?? 0.5,
    },
    {
      far: hour.farRidge,
      near: hour.nearRidge,
      haze: hour.haze,
      ...(prospect.snow ? { snow: prospect.snow } : {}),
    },
  )
  if (bounds.bottom <= horizon + 3) return
  fields(scene, prospect)
  if (prospect.river !== 'none') river(scene, prospect)
  valleySides(scene, prospect)
}
