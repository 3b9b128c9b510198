import type { Colour } from '../colour.ts'
import { type Point, plus, polar } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { linePath, polygonPath } from '../path-text.ts'
import type { Scene } from '../scene.ts'
import { rounded } from './laid.ts'
import { along, ribbon } from './ribbon.ts'

/** A stem, twig, stalk or trunk along a line, from one thickness to another (pixels). */
export function stem(
  scene: Scene,
  line: readonly Point[],
  { thick, thin = thick, colour, ink = 1.5 }: { thick: number; thin?: number; colour: Colour; ink?: number },
): void {
  rounded(
    scene,
    ribbon(line, (part) => (thick + (thin - thick) * part) / 2),
    { colour, ink },
  )
}

/** A thin stalk: a stroke of colour inside a broader one of ink, a little aside so that the shaded rim is the stronger. */
export function stalk(
  scene: Scene,
  line: readonly Point[],
  { width, colour }: { width: number; colour: Colour },
): void {
  const under = line.map(([x, y]): Point => [x + 0.5, y + 0.4])
  scene.sheet.gather(linePath(under), {
    fill: 'none',
    stroke: '#22301f',
    'stroke-width': width + 1.5,
    'stroke-opacity': 0.85,
  })
  scene.sheet.gather(linePath(line), {
    fill: 'none',
    stroke: toned(colour, scene.hour, 0.05),
    'stroke-width': width,
  })
}

/** A climbing plant's tendril: a stalk that winds up at its end. */
export function tendril(
  scene: Scene,
  at: Point,
  { angle, length, turn }: { angle: number; length: number; turn: 1 | -1 },
): void {
  const line: Point[] = [at]
  let spot = at
  const steps = 46
  for (let i = 0; i < steps; i++) {
    const part = i / steps
    const wind = turn * (part < 0.45 ? part * 0.9 : 0.4 + (part - 0.45) * 19)
    const step = (length / steps) * (part < 0.45 ? 1.7 : 1.15 * (1.25 - part))
    spot = plus(spot, polar(angle + wind, step))
    line.push(spot)
  }
  inkLine(scene, line, { width: 1.9, opacity: 0.7, tremor: 0.2, taper: 0.5, step: 5 })
}

/** Thorns or prickles along a line, on both sides in turn. */
export function thorns(
  scene: Scene,
  line: readonly Point[],
  { count, size, colour }: { count: number; size: number; colour: Colour },
): void {
  for (let i = 0; i < count; i++) {
    const { at, angle } = along(line, (i + 0.6) / (count + 0.4))
    const side = i % 2 ? 1 : -1
    const foot = (lead: number): Point => plus(at, polar(angle, lead * size * 0.3))
    const tip = plus(at, polar(angle + side * 1.25, size))
    scene.sheet.gather(polygonPath([foot(-1), tip, foot(1)]), {
      fill: colour,
      stroke: '#22301f',
      'stroke-width': 0.9,
      'stroke-opacity': 0.8,
    })
  }
}
