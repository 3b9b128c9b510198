import { type Point, plus, times, xy } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkContour, inkLine } from '../ink-line.ts'
import { softPath } from '../path-text.ts'
import type { Scene } from '../scene.ts'

const body: readonly Point[] = [
  xy(0.3, -0.16),
  xy(0.42, -0.2),
  xy(0.5, -0.12),
  xy(0.46, 0.0),
  xy(0.4, 0.14),
  xy(0.26, 0.3),
  xy(0.06, 0.44),
  xy(-0.16, 0.52),
  xy(-0.12, 0.4),
  xy(0.02, 0.2),
  xy(0.16, 0.0),
]
const throat: readonly Point[] = [
  xy(0.44, -0.1),
  xy(0.5, -0.06),
  xy(0.44, 0.08),
  xy(0.36, 0.12),
  xy(0.36, 0.0),
]
const tail: readonly Point[] = [
  xy(-0.02, 0.3),
  xy(-0.2, 0.52),
  xy(-0.4, 0.86),
  xy(-0.26, 0.82),
  xy(-0.16, 0.92),
  xy(-0.02, 0.62),
  xy(0.12, 0.38),
]
const farWing: readonly Point[] = [
  xy(0.26, -0.02),
  xy(0.3, -0.4),
  xy(0.22, -0.86),
  xy(0.1, -0.62),
  xy(0.1, -0.2),
]
const nearWing: readonly Point[] = [
  xy(0.22, 0.04),
  xy(-0.12, -0.26),
  xy(-0.56, -0.62),
  xy(-0.86, -0.72),
  xy(-0.7, -0.42),
  xy(-0.4, -0.12),
  xy(-0.02, 0.14),
]

/** A hummingbird hovering; `facing` 1 looks right, -1 left; `size` is about its height in pixels. */
export function hummingbird(
  scene: Scene,
  at: Point,
  { size, facing }: { size: number; facing: 1 | -1 },
): void {
  const { sheet, hour } = scene
  const put = (points: readonly Point[]): Point[] =>
    points.map(([x, y]) => plus(at, times([x * facing, y], size)))
  sheet.path(softPath(put(farWing)), { fill: toned('#7d8f94', hour, 0.2), 'fill-opacity': 0.6 })
  sheet.path(softPath(put(tail)), { fill: toned('#1f5d58', hour, -0.1) })
  const [head, belly] = put([xy(0.4, -0.2), xy(0, 0.5)]) as [Point, Point]
  sheet.path(softPath(put(body)), {
    fill: sheet.gradient(head, belly, [
      [0, '#2a7a5e'],
      [0.45, '#4b9a6a'],
      [1, '#cfd6b8'],
    ]),
  })
  sheet.path(softPath(put(throat)), { fill: '#b4335d' })
  sheet.path(softPath(put(nearWing)), { fill: toned('#8fa3a3', hour, 0.25), 'fill-opacity': 0.78 })
  for (const part of [0.25, 0.5, 0.75])
    inkLine(
      scene,
      put([
        xy(0.1 - part * 0.1, 0.06),
        xy(-0.2 - part * 0.3, -0.2 + part * 0.1),
        xy(-0.84 + part * 0.34, -0.68 + part * 0.4),
      ]),
      { width: 0.9, opacity: 0.45 },
    )
  inkContour(scene, put(body), { width: 1.3, step: 5, tremor: 0.2 })
  inkContour(scene, put(nearWing), { width: 1.1, step: 6, tremor: 0.3 })
  inkContour(scene, put(tail), { width: 1, step: 6, tremor: 0.2 })
  inkLine(scene, put([xy(0.48, -0.13), xy(0.7, -0.2), xy(0.94, -0.22)]), {
    width: 1.9,
    taper: 0.6,
    tremor: 0.1,
  })
  sheet.path(softPath(put([xy(0.4, -0.14), xy(0.43, -0.16), xy(0.45, -0.13), xy(0.42, -0.11)])), {
    fill: '#14181a',
  })
}
