import { type Colour, mix } from './colour.ts'
import { type Bounds, type Point, xy } from './geometry.ts'
import { hatch, inkLine } from './ink-line.ts'
import { layeredNoise } from './noise.ts'
import { linePath, polygonPath } from './path-text.ts'
import type { Scene } from './scene.ts'

/** A range of ridges across the picture, far ones first. */
type Range = {
  bounds: Bounds
  /** Height of the line of sight on paper; the ridges stand on it. */
  horizon: number
  /** How high the farthest ridge climbs, in pixels. */
  rise: number
  count: number
  /** Pixels from one summit to the next. */
  wave: number
  ink?: number
  /** Leaves the valley open here (0 left to 1 right): ridges sink towards it. */
  gap?: number
}

/** The crest of one ridge, left to right; `near` goes from 0 (far) to 1. */
function crest(scene: Scene, range: Range, near: number): Point[] {
  const { bounds, horizon, rise, wave, gap = 0.5 } = range
  const shape = layeredNoise(scene.random, 5, 0.48)
  const shift = scene.random.between(0, 200)
  const step = Math.max(3, (bounds.right - bounds.left) / 75)
  const out: Point[] = []
  for (let x = bounds.left - step; x <= bounds.right + step; x += step) {
    const side = Math.abs((x - bounds.left) / (bounds.right - bounds.left) - gap)
    const open = 0.25 + Math.min(1, side * 2.1) * 0.85
    const sharp = 1 - Math.abs(shape(x / (wave * (1 - near * 0.35)) + shift))
    const height =
      rise * (1 - near * 0.78) * (0.32 + 0.68 * sharp ** 1.4) * (near > 0.15 ? open : 0.75 + open * 0.25)
    out.push([x, horizon - height])
  }
  return out
}

/** Streaks of shade down the flank, as a field sketcher hatches a slope away from the light. */
function flank(scene: Scene, top: readonly Point[], drop: number): void {
  const scale = drop > 60 ? 1.6 : 1
  for (let i = 2; i < top.length - 6; i += scene.random.whole(5, 9)) {
    const [a, b] = [top[i] as Point, top[i + 4] as Point]
    if (b[1] - a[1] < 2) continue
    const tall = drop * scene.random.between(0.35, 0.8)
    hatch(scene, [a, b, [b[0] + tall * 0.5, b[1] + tall], [a[0] + tall * 0.25, a[1] + tall * 0.7]], {
      angle: 1.12,
      spacing: 6 * scale,
      width: 0.6,
      opacity: 0.24,
    })
  }
}

/** Snow on the highest summits: bare paper that runs down the ribs, longer where the slope is steep. */
function snow(scene: Scene, top: readonly Point[], depth: number): void {
  const high = Math.min(...top.map((point) => point[1]))
  const line = high + depth * 1.15
  const reach = layeredNoise(scene.random, 4, 0.7)
  let run: Point[] = []
  const lay = (): void => {
    const low = run
      .map(
        ([x, y], k): Point => [
          x + 2,
          Math.min(y + (line - y) * (0.55 + 0.6 * Math.abs(reach(k * 0.55))), line + depth * 0.3),
        ],
      )
      .reverse()
    if (run.length > 3)
      scene.sheet.path(polygonPath([...run, ...low]), { fill: '#fffdf8', 'fill-opacity': 0.9 })
    const lee = run.filter((_, k) => k > 0 && (run[k - 1]?.[1] ?? 0) < (run[k]?.[1] ?? 0))
    if (depth > 40)
      for (const [x, y] of lee)
        scene.sheet.gather(linePath([xy(x, y + 2), xy(x - depth * 0.05, y + (line - y) * 0.6)]), {
          fill: 'none',
          stroke: '#8f9cba',
          'stroke-width': 2.4,
          'stroke-opacity': 0.35,
        })
    run = []
  }
  for (const point of top) {
    if (point[1] < line - 2) run.push(point)
    else lay()
  }
  lay()
}

type RidgeTone = { far: Colour; near: Colour; haze: Colour; snow?: number }

/** Draws the range; each ridge stands in its own haze. */
export function ridges(scene: Scene, range: Range, tone: RidgeTone): void {
  const { bounds, horizon, count, rise, ink = 1 } = range
  const { sheet } = scene
  for (let i = 0; i < count; i++) {
    const near = count === 1 ? 0 : i / (count - 1)
    const top = crest(scene, range, near)
    const high = Math.min(...top.map((point) => point[1]))
    const body: Point[] = [...top, [bounds.right + 9, horizon + 4], [bounds.left - 9, horizon + 4]]
    const colour = mix(tone.far, tone.near, near ** 0.9)
    const foot = mix(colour, tone.haze, 0.85 - near * 0.2)
    const paint = sheet.gradient(
      [0, high],
      [0, Math.max(high + rise * 0.2, horizon)],
      [
        [0, mix(colour, tone.haze, 0.12)],
        [0.45, colour],
        [1, foot],
      ],
    )
    sheet.path(polygonPath(body), { fill: paint })
    if (i === 0 && tone.snow) snow(scene, top, tone.snow)
    brokenCrest(scene, top, ink * (0.5 + near * 0.6))
    if (near > 0.2 && ink > 0.6) flank(scene, top, rise * 0.3)
  }
}

/** The crest in ink, the pen lifted here and there. */
function brokenCrest(scene: Scene, top: readonly Point[], width: number): void {
  let from = 0
  while (from < top.length - 3) {
    const to = Math.min(top.length - 1, from + scene.random.whole(9, 26))
    inkLine(scene, top.slice(from, to + 1), { width, opacity: 0.5, tremor: 0.3, taper: 0.9 })
    from = to + scene.random.whole(0, 3)
  }
}
