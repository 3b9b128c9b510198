import { mix } from '../colour.ts'
import { between, type Point, plus } from '../geometry.ts'
import { toned } from '../hours.ts'
import { hatch, inkLine } from '../ink-line.ts'
import { layeredNoise } from '../noise.ts'
import { polygonPath, softPath } from '../path-text.ts'
import type { Scene } from '../scene.ts'

/** A stretch of wall seen straight on; `lean` draws its ends in towards the top, as the old masons built. */
type Stretch = {
  left: number
  right: number
  top: number
  bottom: number
  courses: number
  lean?: readonly [number, number]
}

const stones = ['#b3a48c', '#a39a88', '#bfae93', '#9c8f7c', '#aea08d'] as const

/** One stone, cut to its neighbours: pillowed, pale where the light strikes its upper edge. */
function stone(scene: Scene, outline: readonly Point[]): void {
  const { random, sheet, hour } = scene
  const colour = toned(random.pick(stones), hour, random.between(-0.12, 0.14))
  const middle = outline.reduce<Point>(
    (sum, p) => plus(sum, [p[0] / outline.length, p[1] / outline.length]),
    [0, 0],
  )
  const inset = (part: number, shift: Point): Point[] =>
    outline.map((p) => plus(between(p, middle, part), shift))
  sheet.path(softPath(doubled(inset(0.035, [0, 0]))), { fill: toned(colour, hour, -0.2) })
  sheet.path(softPath(doubled(inset(0.09, [-2, -2.5]))), { fill: mix(colour, hour.light, 0.16) })
  if (random.chance(0.5))
    hatch(scene, inset(0.3, [8, 8]), { angle: 0.9, spacing: 8, width: 0.8, opacity: 0.16 })
  const rim = doubled(inset(0.02, [0, 0]))
  inkLine(scene, rim.slice(0, Math.ceil(rim.length * 0.72)), {
    width: 1.9,
    opacity: 0.62,
    tremor: 0.6,
    step: 18,
  })
}

/** Each corner kept close: a soft outline through doubled corners stays a stone and does not become an egg. */
function doubled(outline: readonly Point[]): Point[] {
  return outline.flatMap((p, i) => {
    const [before, after] = [
      outline[(i + outline.length - 1) % outline.length] as Point,
      outline[(i + 1) % outline.length] as Point,
    ]
    return [between(p, before, 0.16), between(p, after, 0.16)]
  })
}

/** Dry masonry without mortar: courses that rise and sink, joints that lean, no two stones alike. */
export function stoneWall(scene: Scene, { left, right, top, bottom, courses, lean = [0, 0] }: Stretch): void {
  const { random, sheet, hour } = scene
  const lines = Array.from({ length: courses + 1 }, () => layeredNoise(random, 2, 0.5))
  const level = (course: number, x: number): number => {
    const tall = (bottom - top) / courses
    const edge = course === 0 || course === courses
    return top + tall * course + (edge ? 0.05 : 0.3) * tall * (lines[course]?.(x / 130) ?? 0)
  }
  const side = (course: number, which: 0 | 1): number =>
    (which === 0 ? left : right) + lean[which] * (1 - course / courses)
  sheet.path(
    polygonPath([
      [side(0, 0), top],
      [side(0, 1), top],
      [right, bottom],
      [left, bottom],
    ]),
    { fill: toned('#5c5042', hour, -0.3) },
  )
  for (let course = 0; course < courses; course++) {
    const tall = (bottom - top) / courses
    let x = side(course, 0)
    let tilt = 0
    while (x < side(course, 1) - 8) {
      const wide = tall * random.between(0.8, 1.75)
      const last = x + wide > side(course, 1) - tall * 0.6
      const end = last ? side(course, 1) : x + wide
      const next = last ? 0 : random.between(-0.16, 0.16) * tall
      const low = (at: number): number => level(course + 1, at)
      const foot = last ? side(course + 1, 1) : end - next
      const start = x === side(course, 0) ? side(course + 1, 0) : x - tilt
      stone(scene, [
        [x + tilt, level(course, x + tilt)],
        [(x + end) / 2, level(course, (x + end) / 2)],
        [end + next, level(course, end + next)],
        [foot, low(foot)],
        [(start + foot) / 2, low((start + foot) / 2)],
        [start, low(start)],
      ])
      x = end
      tilt = next
    }
  }
}
