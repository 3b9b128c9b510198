import { type Colour, mix } from './colour.ts'
import { type Point, plus, polar, through } from './geometry.ts'
import { toned } from './hours.ts'
import { inkLine } from './ink-line.ts'
import { type LeafFamily, leafOutline, leafPath, midrib, type Set } from './leaves.ts'
import { lensPath, polygonPath } from './path-text.ts'
import type { Scene } from './scene.ts'

/** How leaves are painted. */
type Greens = {
  colours: readonly [Colour, ...Colour[]]
  opacity?: number
  ink?: number
  leaflets?: number
}

/** One leaf: wash, mid line, and part of its contour. */
export function leafDrawn(scene: Scene, family: LeafFamily, set: Set, greens: Greens): void {
  const { sheet, random, hour } = scene
  const { ink = 1, opacity = 0.92 } = greens
  const paint = toned(random.pick(greens.colours), hour, random.pick([-0.22, 0.16]))
  sheet.gather(leafPath(family, set, greens.leaflets), { fill: paint, 'fill-opacity': opacity })
  if (ink <= 0) return
  if (set.length > 14)
    inkLine(scene, midrib(set), { width: Math.min(0.9, ink * 0.8), opacity: 0.65, tremor: 0.2, step: 14 })
  if (family !== 'pinnate' && set.length > 34)
    inkLine(scene, leafOutline(family, set), { width: ink, opacity: 0.75, tremor: 0.3, taper: 0.9, step: 8 })
}

/** How a plant branches: angles in radians, lengths in pixels. */
type Habit = {
  generations: number
  /** Shoots at each fork. */
  forks: number
  spread: number
  /** Length of a shoot as a part of its parent. */
  shorter: number
  /** How much a shoot bends down (positive) or up on its way. */
  sag: number
  width: number
}

export type Tip = { at: Point; angle: number; generation: number }

/** Grows a branch in ink and returns its tips, where leaves and flowers sit. */
export function grow(scene: Scene, from: Tip & { length: number }, habit: Habit, bark: Colour): Tip[] {
  const { random, sheet, hour } = scene
  const sag = habit.sag * (Math.cos(from.angle) < 0 ? -1 : 1)
  const middle = from.angle + sag * 0.5 + random.between(-0.12, 0.12)
  const last = from.angle + sag + random.between(-0.15, 0.15)
  const joint = plus(from.at, polar(middle, from.length * 0.5))
  const end = plus(joint, polar(last, from.length * 0.5))
  const line = through([from.at, joint, end], 4)
  const thick = habit.width * 0.62 ** from.generation
  sheet.gather(polygonPath(tapered(line, thick)), { fill: toned(bark, hour, -0.1) })
  inkLine(
    scene,
    line.map(([x, y]): Point => [x + thick * 0.35, y + thick * 0.3]),
    { width: Math.max(0.8, thick * 0.28), opacity: 0.75, tremor: 0.4 },
  )
  const here: Tip[] = [
    { at: line[5] ?? joint, angle: middle, generation: from.generation },
    { at: end, angle: last, generation: from.generation },
  ]
  if (from.generation + 1 >= habit.generations) return here
  const shoots = Array.from({ length: habit.forks }, (_, i) => {
    const lean = (i / Math.max(1, habit.forks - 1) - 0.5) * 2 * habit.spread + random.between(-0.2, 0.2)
    const base = i === 0 && habit.forks > 2 ? joint : end
    return grow(
      scene,
      {
        at: base,
        angle: last + lean,
        generation: from.generation + 1,
        length: from.length * habit.shorter * random.between(0.8, 1.15),
      },
      habit,
      bark,
    )
  })
  return [...here.slice(from.generation === 0 ? 2 : 1), ...shoots.flat()]
}

export function tapered(line: readonly Point[], thick: number): Point[] {
  const side = (sign: number): Point[] =>
    line.map((point, i) => {
      const next = line[Math.min(line.length - 1, i + 1)] as Point
      const prev = line[Math.max(0, i - 1)] as Point
      const long = Math.hypot(next[0] - prev[0], next[1] - prev[1]) || 1
      const half = (thick / 2) * (1 - (i / line.length) * 0.45) * sign
      return [point[0] - ((next[1] - prev[1]) / long) * half, point[1] + ((next[0] - prev[0]) / long) * half]
    })
  return [...side(1), ...side(-1).reverse()]
}

/** A loose mass of foliage far enough off that single leaves are lost: dabs over a shade. */
export function mass(
  scene: Scene,
  centre: Point,
  [wide, tall]: Point,
  greens: Greens & { dabs: number; dab: number },
): void {
  const { random, sheet, hour } = scene
  const tones = [-0.5, -0.15, 0.3] as const
  tones.forEach((level, layer) => {
    let d = ''
    for (let i = 0; i < greens.dabs / 3; i++) {
      const angle = random.between(0, Math.PI * 2)
      const reach = Math.sqrt(random.next())
      const at: Point = [
        centre[0] + Math.cos(angle) * wide * reach - layer * wide * 0.06,
        centre[1] + Math.sin(angle) * tall * reach - layer * tall * 0.1,
      ]
      const size = greens.dab * random.between(0.6, 1.3)
      const turn = random.between(-0.7, 0.7)
      d += lensPath(plus(at, polar(turn, -size)), plus(at, polar(turn, size)), size * 0.62)
    }
    sheet.path(d, {
      fill: toned(mix(random.pick(greens.colours), hour.haze, 0.05), hour, level),
      'fill-opacity': greens.opacity ?? 0.8,
    })
  })
}
