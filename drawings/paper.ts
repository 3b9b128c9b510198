import { house } from './colour.ts'
import { type Point, xy } from './geometry.ts'
import { layeredNoise } from './noise.ts'
import { linePath, polygonPath, softPath } from './path-text.ts'
import type { Scene } from './scene.ts'

const GRAIN = 220

/** The tooth of the paper: a small tile of flecks and fibres over the whole sheet. */
export function grain(scene: Scene): void {
  const { sheet, random } = scene
  const flecks = (count: number, longest: number): string =>
    Array.from({ length: count }, () => {
      const at: Point = [random.between(4, GRAIN - 8), random.between(4, GRAIN - 4)]
      return linePath([at, [at[0] + random.between(0.4, longest), at[1] + random.between(-0.6, 0.8)]])
    }).join('')
  const all = polygonPath([xy(0, 0), xy(sheet.width, 0), xy(sheet.width, sheet.height), xy(0, sheet.height)])
  const pale = sheet.tile(GRAIN, flecks(120, 1.8), {
    stroke: '#fffaf0',
    'stroke-width': 1.1,
    'stroke-opacity': 0.2,
  })
  const dark = sheet.tile(GRAIN - 47, flecks(70, 1.6), {
    stroke: '#5a4a36',
    'stroke-width': 0.8,
    'stroke-opacity': 0.2,
  })
  sheet.path(all, { fill: pale })
  sheet.path(all, { fill: dark })
}

/** The inner edge of the painted field: a brushed rectangle that wanders. */
function brushedEdge(scene: Scene, margin: number): Point[] {
  const { width, height } = scene.sheet
  const drift = layeredNoise(scene.random, 3, 0.55)
  const out: Point[] = []
  const side = (from: Point, to: Point, inward: Point): void => {
    const pieces = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 24)
    for (let i = 0; i < pieces; i++) {
      const part = i / pieces
      const off = drift(out.length * 0.33) * margin * 0.42 - (i === 0 ? -margin * 0.15 : 0)
      out.push([
        from[0] + (to[0] - from[0]) * part + inward[0] * off,
        from[1] + (to[1] - from[1]) * part + inward[1] * off,
      ])
    }
  }
  const corners: readonly [Point, Point, Point, Point] = [
    xy(margin, margin),
    xy(width - margin, margin),
    xy(width - margin, height - margin),
    xy(margin, height - margin),
  ]
  side(corners[0], corners[1], [0, 1])
  side(corners[1], corners[2], [-1, 0])
  side(corners[2], corners[3], [0, -1])
  side(corners[3], corners[0], [1, 0])
  return out
}

/** Leaves a margin of bare paper round the picture, the paint ending in a loose brushed edge. */
export function paperMargin(scene: Scene, margin: number): void {
  const { sheet } = scene
  const rest = polygonPath([
    xy(-2, -2),
    xy(sheet.width + 2, -2),
    xy(sheet.width + 2, sheet.height + 2),
    xy(-2, sheet.height + 2),
  ])
  const edge = brushedEdge(scene, margin)
  sheet.path(rest + softPath(edge), { fill: house.paper, 'fill-opacity': 0.5, 'fill-rule': 'evenodd' })
  const outer = edge.map(
    ([x, y]): Point => [
      x + (x < sheet.width / 2 ? -1 : 1) * scene.random.between(0, 5),
      y + (y < sheet.height / 2 ? -1 : 1) * scene.random.between(0, 5),
    ],
  )
  sheet.path(rest + softPath(outer), {
    fill: house.paper,
    'fill-rule': 'evenodd',
    stroke: '#6b5a45',
    'stroke-opacity': 0.16,
    'stroke-width': 1.4,
  })
}
