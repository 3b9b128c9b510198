import { type Camera, midway, project, projectFace, sum, type Vec, vec } from '../../camera.ts'
import { hangingLamp } from '../../furniture/lamp.ts'
import { table } from '../../furniture/pieces.ts'
import { type Point, plus, xy } from '../../geometry.ts'
import { hours } from '../../hours.ts'
import { inkLine } from '../../ink-line.ts'
import { agave, jacarandaTree, shrub, slopeOf } from '../../landscape/garden.ts'
import { openThrough } from '../../opening.ts'
import { linePath, polygonPath } from '../../path-text.ts'
import { galleryPicture } from '../../picture.ts'
import { fern } from '../../plants/fern.ts'
import { retama } from '../../plants/flowering.ts'
import { potted } from '../../plants/potted.ts'
import { edge, leftWall, type Pool, plane, type Room, tiles, wallFace } from '../../room-interior.ts'
import type { Scene, View } from '../../scene.ts'
import { block, footShade, pole, turnedThing } from '../../solids.ts'
import { type Band, type Cloth, weave } from '../../textiles.ts'
import { valley } from '../../valley.ts'

const room: Room = { width: 3.5, depth: 7.4, height: 3, front: -2.2 }
const camera: Camera = {
  eye: [2.15, 1.55, -2.6],
  yaw: 0.2,
  focal: 800,
  centre: [560, 420],
  paper: [1200, 900],
}
const pool: Pool = { at: [3.6, 1.2, 3.4], reach: 900, near: 0.6, far: 0.3 }
const posts = [6.9, 4.9, 2.9, 0.9] as const

const weaving: readonly Band[] = [
  { motif: 'plain', share: 1, ground: '#8a3a2a' },
  { motif: 'zigzag', share: 1.2, ground: '#e3b04b', figure: '#8a3a2a', repeats: 20 },
  { motif: 'plain', share: 0.5, ground: '#f3e6c8' },
  { motif: 'diamonds', share: 1.9, ground: '#b4552d', figure: '#f3e6c8', heart: '#2c6e7f', repeats: 16 },
  { motif: 'plain', share: 0.5, ground: '#f3e6c8' },
  { motif: 'zigzag', share: 1.2, ground: '#2c6e7f', figure: '#e3b04b', repeats: 20 },
  { motif: 'plain', share: 1, ground: '#8a3a2a' },
]

/** The garden beyond the posts. */
function outside(view: View): void {
  valley(view, {
    bounds: { left: -5, right: 1205, top: 0, bottom: 620 },
    horizon: 410,
    rise: 230,
    count: 5,
    wave: 300,
    snow: 40,
    gap: 0.72,
    ink: 1.1,
  })
  jacarandaTree(view, [1120, 600], { height: 340, clouds: 14 })
  slopeOf(view, [xy(380, 540), xy(640, 536), xy(900, 560), xy(1210, 600)], { colour: '#8fa65c', tufts: 26 })
  for (const [x, y, size] of [
    [800, 592, 40],
    [930, 640, 52],
  ] as const)
    shrub(view, [x, y], size)
  agave(view, [1090, 740], 110)
}

/** Floor, the house's wall with its door and window, and the roof of canes on its beams. */
function build(view: View): void {
  const { width: w, depth: d, front: f } = room
  plane(view, [vec(0, 0, f), vec(w, 0, f), vec(w, 0, d), vec(0, 0, d)], '#bf7850', pool)
  tiles(view, room, { colour: '#a9603e', size: 0.42 })
  block(view, [vec(w - 0.06, -0.25, f), vec(w + 0.08, 0.03, d)], { colour: '#cbb593' })
  plane(view, wallFace(leftWall(room)), '#f3e6cb', pool)
  const indoors = (bounds: { left: number; right: number; top: number; bottom: number }): void => {
    view.sheet.path(
      polygonPath([
        xy(bounds.left - 60, bounds.top - 60),
        xy(bounds.right + 60, bounds.top - 60),
        xy(bounds.right + 60, bounds.bottom + 60),
        xy(bounds.left - 60, bounds.bottom + 60),
      ]),
      { fill: '#5d4632' },
    )
  }
  openThrough(
    view,
    { wall: leftWall(room), left: 4.3, right: 5.3, low: 0, high: 2.1, deep: 0.1 },
    { colour: '#f3e6cb', pool, draw: indoors },
  )
  openThrough(
    view,
    { wall: leftWall(room), left: 6, right: 6.9, low: 0.95, high: 2.05, deep: 0.1 },
    { colour: '#f3e6cb', pool, draw: indoors },
  )
  const skirting = projectFace(view.camera, [
    vec(0.005, 0, f),
    vec(0.005, 0, d),
    vec(0.005, 0.5, d),
    vec(0.005, 0.5, f),
  ])
  view.sheet.path(polygonPath(skirting), { fill: '#b4552d', 'fill-opacity': 0.28 })
  edge(view, vec(0, 0, f), vec(0, 0, d))
  roof(view)
}

function roof(view: View): void {
  const { width: w, depth: d, front: f, height } = room
  const eave = 2.45
  plane(
    view,
    [vec(0, height, f), vec(w + 0.6, eave, f), vec(w + 0.6, eave, d), vec(0, height, d)],
    '#cfae7c',
    { ...pool, near: 0.2, far: 0.5 },
  )
  let canes = ''
  for (let i = 1; i < 34; i++) {
    const part = i / 34
    const [near, far] = [
      midway(vec(0, height, f + 1.1), vec(w + 0.6, eave, f + 1.1), part),
      midway(vec(0, height, d), vec(w + 0.6, eave, d), part),
    ]
    canes += linePath([project(view.camera, near), project(view.camera, far)])
  }
  view.sheet.path(canes, { fill: 'none', stroke: '#5a4026', 'stroke-width': 0.9, 'stroke-opacity': 0.4 })
  for (const z of [7, 6, 5, 4, 3, 2, 1, 0.1, -0.7])
    pole(view, [vec(0, height - 0.08, z), vec(w + 0.6, eave - 0.08, z)], {
      colour: '#7a5638',
      thick: 0.13,
      level: -0.2,
    })
  pole(view, [vec(w, eave - 0.05, f + 1.2), vec(w, eave - 0.05, d)], {
    colour: '#7a5638',
    thick: 0.17,
    level: 0,
  })
}

/** The hammock from the wall to the second post, seen along its length: the far edge high, the cloth bellied. */
function hammock(view: View): void {
  const [left, right]: readonly [Vec, Vec] = [vec(0.02, 1.85, 3.1), vec(3.4, 1.8, 2.9)]
  const [from, to] = [midway(left, right, 0.13), midway(left, right, 0.87)]
  const place = (along: number, across: number): Vec => {
    const swell = Math.sin(Math.PI * along) ** 0.6
    const on = midway(from, to, along)
    return sum(on, [
      0,
      -0.9 * Math.sin(Math.PI * along) ** 0.85 -
        0.2 * swell * (1 - (2 * across - 1) ** 2) -
        0.1 * across * swell,
      (0.5 - across) * 0.95 * swell,
    ])
  }
  const cloth: Cloth = (along, across) => project(view.camera, place(along, across))
  const shadow = Array.from({ length: 15 }, (_, i): Vec => {
    const turn = (i / 15) * Math.PI * 2
    return vec(1.7 + Math.cos(turn) * 1.05, 0.01, 2.7 + Math.sin(turn) * 0.32)
  })
  footShade(view, shadow, 0.7)
  for (const [end, tie] of [
    [0, left],
    [1, right],
  ] as const)
    for (let i = 0; i <= 5; i++)
      inkLine(view, [project(view.camera, tie), cloth(end === 0 ? 0.015 : 0.985, i / 5)], {
        width: 1.5,
        opacity: 0.7,
        tremor: 0.4,
      })
  weave(view, cloth, weaving)
  const rim = (across: number): Point[] => Array.from({ length: 29 }, (_, i) => cloth(i / 28, across))
  const [far, near] = [rim(0), rim(1)]
  const deep = rim(0.5)
  view.sheet.path(polygonPath([...far, ...[...deep].reverse()]), { fill: '#22301f', 'fill-opacity': 0.24 })
  inkLine(view, far, { width: 1.7 })
  inkLine(view, near, { width: 2.3 })
  near.forEach((at, i) => {
    if (i > 1 && i < 27)
      inkLine(view, [at, plus(at, [view.random.between(-2, 2), view.random.between(14, 24)])], {
        width: 1.4,
        opacity: 0.6,
      })
  })
}

/** What stands on the tiles, the farthest first. */
function furnish(view: View): void {
  const pot = (at: Vec, height: number, colour: string, grow: (spot: Point, metre: number) => void): void =>
    potted(view, at, { height, radius: height * 0.52, colour, grow })
  pot([0.45, 0, 6.6], 0.4, '#a85c3c', (spot, metre) => fern(view, spot, { size: metre * 0.55, fronds: 9 }))
  for (const z of posts.slice(0, 2))
    pole(view, [vec(3.45, 0, z), vec(3.45, 2.42, z)], { colour: '#6d4630', thick: 0.17 })
  pot([3.1, 0, 4.4], 0.38, '#b4653f', (spot, metre) =>
    retama(view, spot, { size: metre * 0.75, rods: 7, spread: 0.9 }),
  )
  pot([0.42, 0, 4.6], 0.46, '#9c5a3e', (spot, metre) => fern(view, spot, { size: metre * 0.7, fronds: 10 }))
  hangingLamp(view, { from: vec(1.6, 2.7, 4.4), drop: 0.5, radius: 0.2, shade: '#d9b876', lit: 'out' })
  pole(view, [vec(3.45, 0, 2.9), vec(3.45, 2.42, 2.9)], { colour: '#6d4630', thick: 0.18 })
  hammock(view)
  table(view, { at: [1.0, 0, 1.5], width: 0.5, depth: 0.45, height: 0.5, colour: '#8a6242' })
  turnedThing(view, [0.95, 0.5, 1.55], [xy(0.035, 0), xy(0.05, 0.05), xy(0.046, 0.09)], { colour: '#2c6e7f' })
  block(view, [vec(1.07, 0.5, 1.41), vec(1.21, 0.53, 1.61)], { colour: '#b4552d' })
  pot([3.0, 0, 1.3], 0.44, '#a85c3c', (spot, metre) => fern(view, spot, { size: metre * 0.62, fronds: 11 }))
  pole(view, [vec(3.45, 0, 0.9), vec(3.45, 2.42, 0.9)], { colour: '#6d4630', thick: 0.19 })
}

/** The veranda after lunch. */
function draw(scene: Scene): void {
  const view: View = { ...scene, camera }
  outside(view)
  build(view)
  furnish(view)
}

export const patio = galleryPicture('patio', hours.noon, draw)
