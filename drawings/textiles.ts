import type { Colour } from './colour.ts'
import type { Point } from './geometry.ts'
import { inkLine } from './ink-line.ts'
import { polygonPath } from './path-text.ts'
import type { Scene } from './scene.ts'

/** A cloth lying anywhere: `along` and `across` from 0 to 1 give the place on paper. */
export type Cloth = (along: number, across: number) => Point

/** One band of an Andean weave, running along the cloth. */
export type Band = {
  motif: 'plain' | 'diamonds' | 'zigzag' | 'steps' | 'pairs' | 'eyes'
  /** Its share of the cloth's breadth. */
  share: number
  ground: Colour
  figure?: Colour
  heart?: Colour
  /** How often the figure is repeated along the cloth. */
  repeats?: number
}

type Strip = { from: number; to: number; repeats: number }
type Cell = (along: number, across: number) => Point

const shape = (cell: Cell, corners: readonly Point[]): string =>
  polygonPath(corners.map(([a, c]) => cell(a, c)))

const diamond = (size: number): Point[] => [
  [0.5 - size, 0.5],
  [0.5, 0.5 - size],
  [0.5 + size, 0.5],
  [0.5, 0.5 + size],
]

const stepped: readonly Point[] = [
  [0, 1],
  [0, 0.72],
  [0.17, 0.72],
  [0.17, 0.45],
  [0.34, 0.45],
  [0.34, 0.18],
  [0.66, 0.18],
  [0.66, 0.45],
  [0.83, 0.45],
  [0.83, 0.72],
  [1, 0.72],
  [1, 1],
]

const figures: Record<
  Exclude<Band['motif'], 'plain'>,
  { figure: readonly (readonly Point[])[]; heart: readonly (readonly Point[])[] }
> = {
  diamonds: { figure: [diamond(0.46)], heart: [diamond(0.2)] },
  eyes: {
    figure: [
      diamond(0.46),
      [
        [0, 0],
        [0.2, 0],
        [0, 0.2],
      ],
      [
        [1, 1],
        [0.8, 1],
        [1, 0.8],
      ],
      [
        [1, 0],
        [1, 0.2],
        [0.8, 0],
      ],
      [
        [0, 1],
        [0, 0.8],
        [0.2, 1],
      ],
    ],
    heart: [diamond(0.3)],
  },
  zigzag: {
    figure: [
      [
        [0, 0.95],
        [0.5, 0.25],
        [1, 0.95],
        [1, 0.62],
        [0.5, 0],
        [0, 0.62],
      ],
    ],
    heart: [
      [
        [0.32, 1],
        [0.5, 0.72],
        [0.68, 1],
      ],
    ],
  },
  steps: {
    figure: [stepped],
    heart: [
      [
        [0.4, 1],
        [0.4, 0.66],
        [0.6, 0.66],
        [0.6, 1],
      ],
    ],
  },
  pairs: {
    figure: [
      [
        [0.08, 0.1],
        [0.42, 0.1],
        [0.42, 0.9],
        [0.08, 0.9],
      ],
    ],
    heart: [
      [
        [0.58, 0.3],
        [0.92, 0.3],
        [0.92, 0.7],
        [0.58, 0.7],
      ],
    ],
  },
}

function ground(cloth: Cloth, { from, to }: Strip): string {
  const pieces = 14
  const rim = (across: number): Point[] =>
    Array.from({ length: pieces + 1 }, (_, i) => cloth(i / pieces, across))
  return polygonPath([...rim(from), ...rim(to).reverse()])
}

function figuresText(cloth: Cloth, strip: Strip, parts: readonly (readonly Point[])[]): string {
  let d = ''
  for (let i = 0; i < strip.repeats; i++) {
    const cell: Cell = (a, c) => cloth((i + a) / strip.repeats, strip.from + (strip.to - strip.from) * c)
    for (const part of parts) d += shape(cell, part)
  }
  return d
}

/** Weaves the bands across a cloth, from its first edge to its last. */
export function weave(scene: Scene, cloth: Cloth, bands: readonly Band[]): void {
  const { sheet } = scene
  const whole = bands.reduce((all, band) => all + band.share, 0)
  let from = 0
  for (const band of bands) {
    const strip = { from, to: from + band.share / whole, repeats: band.repeats ?? 16 }
    sheet.path(ground(cloth, strip), { fill: band.ground })
    if (band.motif !== 'plain') {
      const parts = figures[band.motif]
      sheet.path(figuresText(cloth, strip, parts.figure), {
        fill: band.figure ?? '#fbf7ef',
        'fill-opacity': 0.95,
      })
      if (band.heart) sheet.path(figuresText(cloth, strip, parts.heart), { fill: band.heart })
    }
    from = strip.to
  }
}

/** A fringe along one end of the cloth, falling straight down. */
export function fringe(scene: Scene, cloth: Cloth, { end, drop }: { end: number; drop: number }): void {
  for (let i = 0; i <= 34; i++) {
    const at = cloth(end, i / 34)
    inkLine(
      scene,
      [at, [at[0] + scene.random.between(-1.5, 1.5), at[1] + drop * scene.random.between(0.7, 1.1)]],
      { width: 1, opacity: 0.6, tremor: 0.3 },
    )
  }
}
