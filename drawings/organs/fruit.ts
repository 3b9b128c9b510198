import type { Colour } from '../colour.ts'
import { arc, boundsOf, type Point, plus, polar, times } from '../geometry.ts'
import { toned } from '../hours.ts'
import { hatch } from '../ink-line.ts'
import { linePath, softPath } from '../path-text.ts'
import type { Scene } from '../scene.ts'
import type { Paint } from '../sheet.ts'
import { hairs, laid } from './laid.ts'

/** A closed outline round a middle, by its reach at even angles from the right, clockwise (1 = `size`). */
export function lump(at: Point, size: number, reaches: readonly number[]): Point[] {
  const count = reaches.length
  const reach = (angle: number): number => {
    const place = ((angle / (Math.PI * 2)) * count + count) % count
    const [a, b] = [Math.floor(place), Math.ceil(place) % count]
    const part = place - a
    const ease = part * part * (3 - 2 * part)
    return (reaches[a % count] ?? 1) * (1 - ease) + (reaches[b] ?? 1) * ease
  }
  return Array.from({ length: 36 }, (_, i) => {
    const angle = (i / 36) * Math.PI * 2
    return plus(at, times([Math.cos(angle), Math.sin(angle)], size * reach(angle)))
  })
}

export const round = (at: Point, radius: number, squash = 1): Point[] =>
  arc(at, [radius, radius * squash], [0, Math.PI * 2]).slice(0, -1)

/** Paint that is lit from the upper left and darkens to the far rim. */
export function lit(
  scene: Scene,
  outline: readonly Point[],
  { colour, blush }: { colour: Colour; blush?: Colour },
): Paint {
  const { left, right, top, bottom } = boundsOf(outline)
  const span = Math.max(right - left, bottom - top)
  return scene.sheet.glow([left + (right - left) * 0.34, top + (bottom - top) * 0.3], span * 0.86, [
    [0, toned(colour, scene.hour, 0.5)],
    [0.3, toned(colour, scene.hour, 0.1)],
    [0.7, toned(blush ?? colour, scene.hour, -0.14)],
    [1, toned(blush ?? colour, scene.hour, -0.5)],
  ])
}

/** A smooth fruit: lit wash, hatching in the shade, ink. */
export function fruit(
  scene: Scene,
  outline: readonly Point[],
  {
    colour,
    blush,
    ink = 1.9,
    hatching = 6,
  }: { colour: Colour; blush?: Colour; ink?: number; hatching?: number },
): void {
  laid(scene, outline, { paint: lit(scene, outline, { colour, ...(blush ? { blush } : {}) }), ink: 0 })
  if (hatching > 0) {
    const { left, right, top, bottom } = boundsOf(outline)
    const middle: Point = [(left + right) / 2, (top + bottom) / 2]
    const crescent = outline.filter(([x, y]) => x - middle[0] + (y - middle[1]) * 0.8 > (right - left) * 0.22)
    hatch(scene, ordered(crescent, middle), { angle: 0.95, spacing: hatching, width: 0.9, opacity: 0.32 })
  }
  laid(scene, outline, { paint: 'none', ink })
}

/** The crescent's rim, and the same rim pulled inwards: a closed sickle. */
function ordered(rim: readonly Point[], middle: Point): Point[] {
  const turn = (point: Point): number => Math.atan2(point[1] - middle[1], point[0] - middle[0])
  const sorted = [...rim].sort((a, b) => turn(a) - turn(b))
  const inner = sorted.map(([x, y], i): Point => {
    const deep = 0.42 * Math.sin((Math.PI * i) / Math.max(1, sorted.length - 1))
    return [x + (middle[0] - x) * deep, y + (middle[1] - y) * deep]
  })
  return [...sorted, ...inner.reverse()]
}

/** A fruit cut through: rind, flesh, and the paler line between. */
export function cut(
  scene: Scene,
  outline: readonly Point[],
  { rind, flesh, heart, thick = 0.1 }: { rind: Colour; flesh: Colour; heart: Colour; thick?: number },
): Point[] {
  const { left, right, top, bottom } = boundsOf(outline)
  const middle: Point = [(left + right) / 2, (top + bottom) / 2]
  const inner = outline.map((point) =>
    plus(point, times([middle[0] - point[0], middle[1] - point[1]], thick)),
  )
  laid(scene, outline, { paint: toned(rind, scene.hour, 0), ink: 1.9 })
  laid(scene, inner, {
    paint: scene.sheet.glow(middle, (bottom - top) * 0.6, [
      [0, heart],
      [0.55, flesh],
      [1, toned(flesh, scene.hour, -0.16)],
    ]),
    ink: 0.9,
  })
  return inner
}

/** Pips, seeds and berries: many small round things, each with its point of light. */
export function berry(scene: Scene, at: Point, { radius, colour }: { radius: number; colour: Colour }): void {
  const { sheet, hour } = scene
  sheet.gather(dot(at, radius), {
    fill: toned(colour, hour, 0),
    stroke: '#22301f',
    'stroke-width': 1.1,
    'stroke-opacity': 0.7,
  })
  hairs(
    scene,
    linePath([plus(at, [-radius * 0.45, -radius * 0.2]), plus(at, [-radius * 0.15, -radius * 0.5])]),
    {
      colour: toned(colour, hour, 0.75),
      width: Math.max(1, radius * 0.32),
      opacity: 0.9,
    },
  )
}

/** A small disc in a few curves. */
export const dot = (at: Point, radius: number): string =>
  softPath(Array.from({ length: 6 }, (_, i) => plus(at, polar((i / 6) * Math.PI * 2, radius * 1.1))))
