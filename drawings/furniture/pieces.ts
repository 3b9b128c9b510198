import { by, midway, project, projectFace, sum, type Vec, vec } from '../camera.ts'
import type { Colour } from '../colour.ts'
import { mix } from '../colour.ts'
import { type Point, xy } from '../geometry.ts'
import { toned } from '../hours.ts'
import { hatch } from '../ink-line.ts'
import { polygonPath } from '../path-text.ts'
import type { View } from '../scene.ts'
import { block, footShade, pole, slab } from '../solids.ts'
import { type Band, type Cloth, fringe, weave } from '../textiles.ts'

/** A table or stool on four legs; `at` is its middle on the floor. */
type Table = { at: Vec; width: number; depth: number; height: number; colour: Colour; top?: number }

export function table(view: View, { at, width, depth, height, colour, top = 0.045 }: Table): void {
  const [w, d] = [width / 2, depth / 2]
  footShade(
    view,
    [
      [at[0] - w, at[1], at[2] - d],
      [at[0] + w, at[1], at[2] - d],
      [at[0] + w, at[1], at[2] + d],
      [at[0] - w, at[1], at[2] + d],
    ],
    0.45,
  )
  const leg = 0.045
  for (const z of [1, -1]) {
    for (const x of [-1, 1]) {
      const foot: Vec = [at[0] + x * (w - leg), at[1], at[2] + z * (d - leg)]
      block(
        view,
        [
          [foot[0] - leg / 2, foot[1], foot[2] - leg / 2],
          [foot[0] + leg / 2, foot[1] + height, foot[2] + leg / 2],
        ],
        { colour, ink: 1.1 },
      )
    }
  }
  block(
    view,
    [
      [at[0] - w, at[1] + height - top * 2.6, at[2] - d + 0.02],
      [at[0] + w, at[1] + height - top, at[2] + d - 0.02],
    ],
    { colour, level: -0.18, ink: 1 },
  )
  block(
    view,
    [
      [at[0] - w - 0.02, at[1] + height - top, at[2] - d - 0.02],
      [at[0] + w + 0.02, at[1] + height, at[2] + d + 0.02],
    ],
    { colour },
  )
}

/** A chest or low cupboard with its doors. */
export function chest(
  view: View,
  [low, high]: readonly [Vec, Vec],
  { colour, doors }: { colour: Colour; doors: number },
): void {
  footShade(
    view,
    [low, [high[0], low[1], low[2]], [high[0], low[1], high[2]], [low[0], low[1], high[2]]],
    0.5,
  )
  block(view, [low, high], { colour })
  for (let i = 0; i < doors; i++) {
    const [a, b] = [
      low[0] + ((high[0] - low[0]) * (i + 0.08)) / doors,
      low[0] + ((high[0] - low[0]) * (i + 0.92)) / doors,
    ]
    const [c, d] = [low[1] + (high[1] - low[1]) * 0.12, low[1] + (high[1] - low[1]) * 0.88]
    slab(
      view,
      [
        [a, c, low[2]],
        [b, c, low[2]],
        [b, d, low[2]],
        [a, d, low[2]],
      ],
      { colour, level: -0.3, ink: 0.9 },
    )
  }
}

/** A chair with a woven seat, its back towards `back` (a unit direction on the floor). */
export function chair(
  view: View,
  { at, back, colour, seat }: { at: Vec; back: Vec; colour: Colour; seat: Colour },
): void {
  const aside: Vec = [back[2], 0, -back[0]]
  const spot = (b: number, s: number, y: number): Vec =>
    sum(sum(at, [0, y, 0]), sum(by(back, b), by(aside, s)))
  footShade(
    view,
    [spot(0.25, 0.25, 0), spot(0.25, -0.25, 0), spot(-0.25, -0.25, 0), spot(-0.25, 0.25, 0)],
    0.5,
  )
  const legs = ([xy(0.2, 0.22), xy(0.2, -0.22), xy(-0.22, 0.22), xy(-0.22, -0.22)] as const).map(
    ([b, s]) => ({ b, s, far: Math.hypot(...by(sum(spot(b, s, 0), by(view.camera.eye, -1)), 1)) }),
  )
  const drawLeg = ({ b, s }: { b: number; s: number }): void =>
    pole(view, [spot(b * 1.08, s * 1.05, 0), spot(b > 0 ? 0.28 : b, s, b > 0 ? 0.95 : 0.44)], {
      colour,
      thick: 0.045,
    })
  const ordered = legs.sort((p, q) => q.far - p.far)
  for (const leg of ordered.slice(0, 2)) drawLeg(leg)
  const cushion = [
    spot(0.22, 0.24, 0.45),
    spot(0.22, -0.24, 0.45),
    spot(-0.24, -0.24, 0.45),
    spot(-0.24, 0.24, 0.45),
  ]
  slab(view, cushion, { colour: seat, level: 0.2 })
  hatch(view, projectFace(view.camera, cushion), { angle: 0.1, spacing: 4, width: 0.7, opacity: 0.3 })
  pole(view, [spot(-0.24, 0.24, 0.43), spot(-0.24, -0.24, 0.43)], { colour, thick: 0.045 })
  pole(view, [spot(0.22, 0.24, 0.43), spot(-0.24, 0.24, 0.43)], { colour, thick: 0.045 })
  pole(view, [spot(0.22, -0.24, 0.43), spot(-0.24, -0.24, 0.43)], { colour, thick: 0.045 })
  for (const leg of ordered.slice(2)) drawLeg(leg)
  for (const y of [0.62, 0.77, 0.9])
    pole(view, [spot(0.245 + (y - 0.6) * 0.1, 0.22, y), spot(0.245 + (y - 0.6) * 0.1, -0.22, y)], {
      colour,
      thick: 0.06,
    })
}

/** A cloth stretched flat between four corners: rug, hanging, wall cloth. The bands run from the first corner to the second. */
export function flatCloth(view: View, [a, b, c, d]: readonly [Vec, Vec, Vec, Vec]): Cloth {
  return (along, across) => project(view.camera, midway(midway(a, b, along), midway(d, c, along), across))
}

/** A rectangle on the floor between two corners (`x`, `z`), near left first. */
export const onFloor = ([x, z]: Point, [right, far]: Point): [Vec, Vec, Vec, Vec] => [
  vec(x, 0.01, z),
  vec(right, 0.01, z),
  vec(right, 0.01, far),
  vec(x, 0.01, far),
]

export function rug(view: View, corners: readonly [Vec, Vec, Vec, Vec], bands: readonly Band[]): void {
  footShade(view, corners, 0.3)
  const cloth = flatCloth(view, corners)
  weave(view, cloth, bands)
  const face = projectFace(view.camera, corners)
  const [near, far] = [project(view.camera, corners[0]), project(view.camera, corners[3])]
  view.sheet.path(polygonPath(face), {
    fill: view.sheet.gradient(near, far, [
      [0, view.hour.shade, 0.28],
      [0.6, view.hour.shade, 0.06],
      [1, view.hour.light, 0.12],
    ]),
  })
  for (const end of [0, 1]) fringe(view, cloth, { end, drop: 4 })
}

/** A framed sheet on a wall; `draw` fills it, with the place of any spot on the sheet. */
export function framed(
  view: View,
  [a, b, c, d]: readonly [Vec, Vec, Vec, Vec],
  { colour, draw }: { colour: Colour; draw: (spot: Cloth) => void },
): void {
  const outer = projectFace(view.camera, [a, b, c, d])
  view.sheet.path(polygonPath(outer.map(([x, y]) => [x + 3, y + 5] as const)), {
    fill: view.hour.shade,
    'fill-opacity': 0.28,
  })
  slab(view, [a, b, c, d], { colour, level: -0.1, ink: 1.2 })
  const at = flatCloth(view, [a, b, c, d])
  const sheet = [at(0.08, 0.07), at(0.92, 0.07), at(0.92, 0.93), at(0.08, 0.93)]
  view.sheet.path(polygonPath(sheet), {
    fill: mix(toned('#fbf5e6', view.hour, 0.1), view.hour.shade, 0.06),
    stroke: '#22301f',
    'stroke-opacity': 0.4,
    'stroke-width': 0.8,
  })
  draw(at)
}
