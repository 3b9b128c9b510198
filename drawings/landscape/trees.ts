import type { Colour } from '../colour.ts'
import { mix } from '../colour.ts'
import { grow, type Tip, tapered } from '../foliage.ts'
import { bezier, type Point, plus, polar } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { lensPath, polygonPath, softPath } from '../path-text.ts'
import type { Scene } from '../scene.ts'

type Greens = readonly [dark: Colour, middle: Colour, light: Colour]

/** A cloud of leaves: its shade, its body, its lit side, loose leaves round its rim. `pale` lets it sink into the haze. */
export function leafCloud(
  scene: Scene,
  at: Point,
  { size, greens, pale = 0 }: { size: number; greens: Greens; pale?: number },
): void {
  const { random, sheet, hour } = scene
  const lobes = (centre: Point, reach: number): string =>
    softPath(
      Array.from({ length: 7 }, (_, i) => {
        const out = reach * random.between(0.74, 1.2)
        return plus(centre, [Math.cos((i / 7) * 6.283) * out * 1.15, Math.sin((i / 7) * 6.283) * out * 0.8])
      }),
    )
  const leaves = (count: number, reach: readonly [number, number]): string =>
    Array.from({ length: count }, () => {
      const angle = random.between(0, 6.283)
      const out = random.between(...reach) * size
      const spot = plus(at, [Math.cos(angle) * out * 1.15, Math.sin(angle) * out * 0.8])
      const turn = angle + random.between(-0.7, 0.7)
      return lensPath(spot, plus(spot, polar(turn, size * 0.26)), size * 0.065)
    }).join('')
  const tone = (colour: Colour, level: number): Colour => mix(toned(colour, hour, level), hour.haze, pale)
  sheet.gather(lobes(at, size) + leaves(5, [0.8, 1.05]), {
    fill: tone(greens[0], -0.12),
    'fill-opacity': 0.92,
  })
  sheet.gather(lobes(plus(at, [-size * 0.16, -size * 0.16]), size * 0.72) + leaves(3, [0.4, 0.9]), {
    fill: tone(greens[1], 0),
    'fill-opacity': 0.85,
  })
  sheet.gather(lobes(plus(at, [-size * 0.28, -size * 0.3]), size * 0.38) + leaves(3, [0.1, 0.8]), {
    fill: tone(greens[2], 0.12),
    'fill-opacity': 0.85,
  })
}

/** A fruit tree with a round crown; `fruit` is told where its fruit hangs. */
export function orchardTree(
  scene: Scene,
  foot: Point,
  {
    height,
    clouds,
    greens,
    pale = 0,
    fruit,
  }: { height: number; clouds: number; greens: Greens; pale?: number; fruit?: (at: Point) => void },
): void {
  const { random } = scene
  const tips = grow(
    scene,
    { at: foot, angle: -Math.PI / 2 + random.between(-0.06, 0.06), generation: 0, length: height * 0.42 },
    { generations: 3, forks: 3, spread: 0.78, shorter: 0.62, sag: 0, width: height * 0.085 },
    mix('#6a5443', scene.hour.haze, pale),
  )
  const crown = tips.filter((tip) => tip.generation >= 1) as [Tip, ...Tip[]]
  scene.sheet.piled(() => {
    for (let i = 0; i < clouds; i++) {
      const spot = (crown[i % crown.length] ?? crown[0]).at
      const aside: Point = [random.between(-1, 1) * height * 0.14, random.between(-1, 0.7) * height * 0.1]
      leafCloud(scene, plus(spot, i < crown.length ? [0, 0] : aside), {
        size: height * random.between(0.1, 0.15),
        greens,
        pale,
      })
    }
  })
  if (!fruit) return
  for (const tip of crown.filter((_, i) => i % 2 === 0))
    fruit(plus(tip.at, [random.between(-0.06, 0.06) * height, height * random.between(0.05, 0.13)]))
}

/** A pepper tree: an open crown from which strands of leaves hang to near the ground. */
export function weepingTree(
  scene: Scene,
  foot: Point,
  { height, strands, greens, pale = 0 }: { height: number; strands: number; greens: Greens; pale?: number },
): void {
  const { random, sheet, hour } = scene
  const tips = grow(
    scene,
    { at: foot, angle: -Math.PI / 2 - 0.1, generation: 0, length: height * 0.46 },
    { generations: 3, forks: 3, spread: 0.9, shorter: 0.7, sag: 0.3, width: height * 0.1 },
    mix('#6f5943', hour.haze, pale),
  )
  const crown = tips.filter((tip) => tip.generation >= 1) as [Tip, ...Tip[]]
  sheet.piled(() => {
    for (const tip of crown)
      leafCloud(scene, plus(tip.at, [0, -height * 0.02]), { size: height * 0.12, greens, pale })
    for (let i = 0; i < strands; i++) {
      const from = plus((crown[i % crown.length] ?? crown[0]).at, [
        random.between(-0.13, 0.13) * height,
        random.between(-0.04, 0.1) * height,
      ])
      const long = height * random.between(0.16, 0.34)
      const line = bezier(
        [
          from,
          plus(from, [2, long * 0.3]),
          plus(from, [-3, long * 0.7]),
          plus(from, [random.between(-8, 8), long]),
        ],
        7,
      )
      const d = line
        .slice(1)
        .flatMap((spot) =>
          [-1, 1].map((side) =>
            lensPath(spot, plus(spot, polar(Math.PI / 2 + side * 0.65, height * 0.042)), height * 0.0065),
          ),
        )
        .join('')
      sheet.gather(d, {
        fill: mix(toned(random.pick(greens), hour, random.pick([-0.15, 0.12])), hour.haze, pale),
        'fill-opacity': 0.92,
      })
      if (random.chance(0.3))
        sheet.gather(
          line
            .slice(4)
            .map((spot) => lensPath(plus(spot, [-2, -3]), plus(spot, [-2, 3]), 2.6))
            .join(''),
          { fill: toned('#c2506a', hour, 0) },
        )
    }
  })
}

/** A eucalyptus near enough to show its boughs: a pale bole, plumes of leaves towards its top. */
export function gumTree(scene: Scene, foot: Point, height: number, pale = 0): void {
  const { random, sheet, hour } = scene
  const bole = bezier(
    [
      foot,
      plus(foot, [random.between(-6, 6), -height * 0.4]),
      plus(foot, [random.between(-8, 8), -height * 0.7]),
      plus(foot, [random.between(-6, 6), -height * 0.95]),
    ],
    10,
  )
  sheet.gather(polygonPath(tapered(bole, height * 0.045)), {
    fill: mix(toned('#a8977e', hour, -0.05), hour.haze, pale),
  })
  inkLine(
    scene,
    bole.map((p) => plus(p, [height * 0.016, 0])),
    { width: 1.4, opacity: 0.5 * (1 - pale) },
  )
  const greens: Greens = ['#4a6a52', '#6a8a68', '#93a983']
  sheet.piled(() => {
    for (let i = 0; i < 9; i++) {
      const part = 0.42 + (i / 9) * 0.58
      const wide = height * 0.12 * Math.sin(Math.PI * (0.2 + part * 0.72))
      const at = plus(foot, [random.between(-1, 1) * wide, -height * part])
      leafCloud(scene, at, { size: height * random.between(0.06, 0.085), greens, pale })
    }
  })
}
