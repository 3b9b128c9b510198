import { vessel } from '../../furniture/tableware.ts'
import { type Point, plus, polar, through, xy } from '../../geometry.ts'
import { toned } from '../../hours.ts'
import { inkLine } from '../../ink-line.ts'
import { closed, placed, type Seat } from '../../organs/figure.ts'
import { cut, fruit, lump, round } from '../../organs/fruit.ts'
import { hairs, laid } from '../../organs/laid.ts'
import { grains, strewn } from '../../organs/seeds.ts'
import { stem } from '../../organs/stem.ts'
import { lensPath, linePath, polygonPath } from '../../path-text.ts'
import type { Scene } from '../../scene.ts'

const back: readonly Point[] = [
  xy(0, 0.02),
  xy(0.06, -0.07),
  xy(0.2, -0.13),
  xy(0.45, -0.16),
  xy(0.7, -0.1),
  xy(0.86, -0.05),
  xy(0.92, -0.06),
  xy(1.04, -0.15),
  xy(1.0, 0),
  xy(1.05, 0.14),
  xy(0.92, 0.06),
  xy(0.84, 0.05),
  xy(0.66, 0.1),
  xy(0.42, 0.14),
  xy(0.2, 0.12),
  xy(0.06, 0.08),
]

/** A trout fried whole: dark speckled back, rosy flank, crisp tail. */
export function trout(scene: Scene, seat: Seat): void {
  const { hour, sheet, random } = scene
  const put = (points: readonly Point[]): Point[] => placed(seat, points)
  const body = closed(put(back), 5)
  const [top, low] = put([xy(0.4, -0.16), xy(0.4, 0.14)]) as [Point, Point]
  for (const fin of [
    [xy(0.4, -0.14), xy(0.5, -0.25), xy(0.58, -0.13)],
    [xy(0.34, 0.12), xy(0.42, 0.23), xy(0.46, 0.12)],
    [xy(0.62, 0.09), xy(0.7, 0.18), xy(0.72, 0.08)],
  ])
    laid(scene, closed(put(fin), 3), { paint: toned('#9c7442', hour, 0), ink: 1.4 })
  laid(scene, body, {
    paint: sheet.gradient(top, low, [
      [0, toned('#6f6440', hour, -0.1)],
      [0.38, toned('#a58a52', hour, 0)],
      [0.56, toned('#d99a80', hour, 0.1)],
      [1, toned('#ecd9b0', hour, 0.1)],
    ]),
    ink: 0,
  })
  sheet.within(polygonPath(body), () => {
    for (const part of [0.3, 0.42, 0.54, 0.66]) {
      inkLine(scene, put([xy(part, -0.15), xy(part - 0.03, 0), xy(part - 0.01, 0.14)]), {
        width: 2.4,
        opacity: 0.42,
      })
    }
    const spots = Array.from(
      { length: 44 },
      () => put([xy(random.between(0.14, 0.86), random.between(-0.14, 0.02))])[0] as Point,
    )
    grains(scene, spots, { radius: 2.8, colour: toned('#3d3520', hour, 0) })
  })
  laid(scene, body, { paint: 'none', ink: 2 })
  inkLine(scene, through(put([xy(0.15, -0.11), xy(0.19, 0), xy(0.15, 0.1)]), 4), {
    width: 1.9,
    opacity: 0.75,
  })
  fruit(scene, round(put([xy(0.075, -0.03)])[0] as Point, seat.size * 0.017), {
    colour: '#fbf3dc',
    hatching: 0,
    ink: 1.6,
  })
  for (const y of [-0.09, -0.03, 0.03, 0.09])
    inkLine(scene, put([xy(0.93, y * 0.4), xy(1.01, y)]), { width: 1.1, opacity: 0.5 })
}

/** Yellow potatoes, split by the boil. */
export function potatoes(scene: Scene, at: Point): void {
  for (const [x, y, size] of [
    [-52, 6, 46],
    [46, -6, 44],
    [0, 30, 50],
  ] as const) {
    fruit(scene, lump(plus(at, [x, y]), size, [1.1, 0.95, 0.86, 0.95, 1.1, 0.95, 0.84, 0.94]), {
      colour: '#efc65c',
      blush: '#c9923a',
      hatching: 7,
    })
    inkLine(
      scene,
      [
        plus(at, [x - size * 0.4, y - size * 0.1]),
        plus(at, [x, y - size * 0.2]),
        plus(at, [x + size * 0.3, y]),
      ],
      { width: 1.5, opacity: 0.5 },
    )
  }
}

/** Red onion in threads, coriander, a slice of chilli. */
export function salad(scene: Scene, at: Point): void {
  const { random, sheet, hour } = scene
  for (let i = 0; i < 16; i++) {
    const spot = plus(at, [random.between(-62, 62), random.between(-26, 26)])
    const turn = random.between(-0.8, 0.8)
    const line = through(
      [
        plus(spot, polar(turn, -34)),
        plus(spot, polar(turn + 1.57, random.between(8, 18))),
        plus(spot, polar(turn, 34)),
      ],
      4,
    )
    hairs(scene, linePath(line), { colour: '#7a2f55', width: 6.5, opacity: 0.8 })
    hairs(scene, linePath(line), {
      colour: random.pick(['#d79bb8', '#c77aa0', '#ecc7d6']),
      width: 4.6,
      opacity: 1,
    })
  }
  let d = ''
  for (const spot of strewn(scene, at, { radii: [60, 26], count: 14 }))
    d += lensPath(spot, plus(spot, polar(random.between(0, 6), 18)), 5)
  sheet.path(d, {
    fill: toned('#4f8049', hour, 0),
    stroke: '#22301f',
    'stroke-width': 0.8,
    'stroke-opacity': 0.5,
  })
  for (const [x, y] of [
    [-30, -10],
    [24, 12],
    [40, -16],
  ] as const)
    laid(scene, round(plus(at, [x, y]), 10, 0.7), { paint: toned('#c63a2a', hour, 0), ink: 1.2 })
}

/** Half a lime, its segments. */
export function lime(scene: Scene, at: Point): void {
  cut(scene, round(at, 40, 0.78), { rind: '#6d9440', flesh: '#cfdc83', heart: '#eef2c0', thick: 0.12 })
  for (let i = 0; i < 8; i++)
    inkLine(scene, [at, plus(at, [Math.cos(i * 0.785) * 32, Math.sin(i * 0.785) * 25])], {
      width: 1.2,
      opacity: 0.5,
    })
}

/** Fresh cheese in thick slices. */
export function cheese(scene: Scene, at: Point): void {
  const { hour, random } = scene
  for (const [x, y] of [
    [22, -20],
    [0, 4],
    [-22, 28],
  ] as const) {
    const p = (dx: number, dy: number): Point => plus(at, [x + dx, y + dy])
    laid(scene, [p(-62, -14), p(58, -30), p(76, -8), p(-44, 12)], {
      paint: toned('#fdf6e2', hour, 0.1),
      ink: 1.6,
    })
    laid(scene, [p(-44, 12), p(76, -8), p(74, 14), p(-42, 34)], {
      paint: toned('#efe3c4', hour, -0.06),
      ink: 1.6,
    })
    for (let i = 0; i < 5; i++)
      grains(scene, [p(random.between(-30, 60), random.between(-2, 20))], { radius: 2, colour: '#cdbb90' })
  }
}

/** Chicha morada in its glass jug. */
export function jug(scene: Scene, at: Point, size: number): void {
  const p = (x: number, y: number): Point => plus(at, [x * size, y * size])
  stem(scene, through([p(0.86, 0.4), p(1.5, 0.42), p(1.44, 1.4), p(0.96, 1.66)], 5), {
    thick: size * 0.16,
    colour: '#c3d3d0',
    ink: 1.7,
  })
  vessel(
    scene,
    { at, radius: size, tilt: 0.34 },
    {
      profile: [
        [0, 1],
        [0.2, 0.86],
        [0.6, 1.12],
        [1, 0.86],
      ],
      deep: 2.4,
      colour: '#5f2550',
      inside: '#7a2f5f',
    },
  )
  const gloss = closed([p(-0.74, 0.5), p(-0.58, 0.6), p(-0.66, 1.4), p(-0.8, 1.5), p(-0.88, 1.1)], 4)
  laid(scene, gloss, { paint: '#f3e3ee', ink: 0, opacity: 0.5 })
  fruit(scene, lump(p(0.1, 0.06), size * 0.24, [1, 0.6, 0.8, 0.6, 1, 0.6, 0.8, 0.6]), {
    colour: '#cfd87a',
    hatching: 0,
    ink: 1.2,
  })
}
