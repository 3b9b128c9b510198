import type { Colour } from '../colour.ts'
import { lengthOf, type Point } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { valueNoise } from '../noise.ts'
import { polygonPath } from '../path-text.ts'
import type { Scene } from '../scene.ts'
import type { Paint } from '../sheet.ts'
import { outlineOf, type Ribbon, shadeSide, strip } from './ribbon.ts'

/** How a part of a plant is painted: its wash, and how broad the pen goes round it (0: no ink). */
type Look = { paint: Paint; ink?: number; opacity?: number }

/** A part with a shorter contour than this (pixels) gets a hairline: nobody sees that line swell. */
const SMALL = 170
const HAIR = 1.15

/** The wash lies a little up and left of the ink: the two never quite meet. */
const ASIDE: Point = [-1.3, -1]

function shifted(scene: Scene, outline: readonly Point[]): Point[] {
  const stray = valueNoise(scene.random)
  return outline.map(([x, y], i) => [
    x + ASIDE[0] + stray(i * 0.37) * 0.9,
    y + ASIDE[1] + stray(i * 0.37 + 50) * 0.9,
  ])
}

/** Any closed shape: wash, then one round of the pen. */
export function laid(scene: Scene, outline: readonly Point[], { paint, ink = 1.5, opacity = 1 }: Look): void {
  if (outline.length < 3) return
  scene.sheet.gather(polygonPath(shifted(scene, outline)), { fill: paint, 'fill-opacity': opacity })
  if (ink <= 0) return
  const small = lengthOf(outline) < SMALL
  const start = scene.random.whole(0, outline.length - 1)
  inkLine(scene, [...outline.slice(start), ...outline.slice(0, start + 1)], {
    width: small ? Math.min(HAIR, ink) : ink,
    opacity: 0.82,
    tremor: 0.4,
    taper: 0.6,
    step: small ? 5 : 11,
  })
}

/** A rounded part (stem, tube, pod, fruit): wash, a glaze of shade on its far side, a light on the near one. */
export function rounded(
  scene: Scene,
  organ: Ribbon,
  {
    colour,
    ink = 1.6,
    shade = 0.34,
    light = 0.3,
  }: { colour: Colour; ink?: number; shade?: number; light?: number },
): void {
  const { sheet, hour } = scene
  const dark = shadeSide(organ)
  const lit = dark === 'right' ? 'left' : 'right'
  laid(scene, outlineOf(organ), { paint: toned(colour, hour, 0), ink: 0 })
  sheet.gather(polygonPath(strip(organ, dark, [0.25, 0.97])), {
    fill: toned(colour, hour, -shade),
    'fill-opacity': 0.85,
  })
  sheet.gather(polygonPath(strip(organ, lit, [0.2, 0.66])), {
    fill: toned(colour, hour, light),
    'fill-opacity': 0.85,
  })
  rims(scene, organ, ink)
}

/** Both rims in ink, the one in shade pressed harder. */
export function rims(scene: Scene, organ: Ribbon, ink: number): void {
  if (ink <= 0) return
  const dark = shadeSide(organ)
  for (const side of ['left', 'right'] as const)
    inkLine(scene, organ[side], {
      width: side === dark ? ink * 1.25 : ink * 0.8,
      opacity: 0.84,
      tremor: 0.4,
      taper: 0.7,
      step: 12,
    })
}

/** Hairlines that belong to one organ: veins, streaks, folds. */
export function hairs(
  scene: Scene,
  d: string,
  { colour, width = 0.8, opacity = 0.5 }: { colour: Colour; width?: number; opacity?: number },
): void {
  if (d === '') return
  scene.sheet.gather(d, { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-opacity': opacity })
}
