import { project, projectEdge, projectFace, scaleAt, type Vec, vec } from '../camera.ts'
import { type Bed, bedShade, blanket, clothOnBed, cover, headboard } from '../furniture/bed.ts'
import { lamp } from '../furniture/lamp.ts'
import { rug, table } from '../furniture/pieces.ts'
import { pillow } from '../furniture/pillow.ts'
import { xy } from '../geometry.ts'
import { hours } from '../hours.ts'
import { inkStraight } from '../ink-line.ts'
import { plank, sash } from '../joinery.ts'
import { laySun, type Opening, openThrough, sunPatch } from '../opening.ts'
import { roomPicture } from '../picture.ts'
import { fern } from '../plants/fern.ts'
import {
  backWall,
  boards,
  cornerShade,
  edge,
  floorFace,
  type Pool,
  plane,
  type Room,
} from '../room-interior.ts'
import type { Scene, View } from '../scene.ts'
import { pole, turnedThing } from '../solids.ts'
import { type Band, weave } from '../textiles.ts'
import { valley } from '../valley.ts'

const room: Room = { width: 4.8, depth: 4.2, height: 1.15, front: -1.5 }
const ridge = 3.1
const middle = room.width / 2
const gable: Opening = {
  wall: backWall(room),
  left: 1.6,
  right: 3.2,
  low: 0.75,
  high: 1.75,
  arch: 0.55,
  deep: 0.4,
  splay: 0.08,
}

const weaving: readonly Band[] = [
  { motif: 'plain', share: 0.8, ground: '#2f5d3a' },
  { motif: 'plain', share: 0.3, ground: '#f0e8cf' },
  { motif: 'zigzag', share: 1.2, ground: '#7c8f5a', figure: '#f0e8cf', repeats: 11 },
  { motif: 'plain', share: 0.3, ground: '#f0e8cf' },
  { motif: 'eyes', share: 1.4, ground: '#2f5d3a', figure: '#a8b878', heart: '#e3b04b', repeats: 9 },
  { motif: 'plain', share: 0.6, ground: '#7c8f5a' },
]

/** The attic: floor, low side walls, the two slopes of the roof and the gable between them. */
function attic(view: View, pool: Pool): void {
  const { width: w, height: h, depth: d, front: f } = room
  plane(view, floorFace(room), '#c2a076', pool)
  boards(view, room, { colour: '#9d7a50', width: 0.22 })
  plane(view, [vec(0, 0, f), vec(0, 0, d), vec(0, h, d), vec(0, h, f)], '#e6e8d6', pool)
  plane(view, [vec(w, 0, f), vec(w, 0, d), vec(w, h, d), vec(w, h, f)], '#e6e8d6', pool)
  plane(view, [vec(0, h, f), vec(0, h, d), vec(middle, ridge, d), vec(middle, ridge, f)], '#dcc8a4', pool)
  plane(view, [vec(w, h, f), vec(w, h, d), vec(middle, ridge, d), vec(middle, ridge, f)], '#dcc8a4', pool)
  plane(
    view,
    [vec(0, 0, d), vec(w, 0, d), vec(w, h, d), vec(middle, ridge, d), vec(0, h, d)],
    '#e9ecd9',
    pool,
  )
  for (const [a, b] of [
    [
      [0, 0, d],
      [w, 0, d],
    ],
    [
      [0, h, d],
      [middle, ridge, d],
    ],
    [
      [middle, ridge, d],
      [w, h, d],
    ],
  ] as const) {
    cornerShade(view, [a, b], [0, b[1] > 0.1 ? -0.35 : 0, b[1] > 0.1 ? 0 : -0.6])
    edge(view, a, b)
  }
  for (const x of [0, w]) {
    edge(view, [x, h, f], [x, h, d])
    edge(view, [x, 0, f], [x, 0, d])
    edge(view, [x, 0, d], [x, h, d])
  }
}

function rafters(view: View): void {
  const { width: w, height: h, depth: d } = room
  for (const side of [0, w]) {
    for (let k = 1; k < 8; k++) {
      const at = (part: number, z: number): Vec => [side + (middle - side) * part, h + (ridge - h) * part, z]
      const line = projectEdge(view.camera, [at(k / 8, room.front), at(k / 8, d)])
      if (line) inkStraight(view, line, { width: 0.9, opacity: 0.3 })
    }
    for (const z of [3.3, 2.1, 0.9, -0.3])
      pole(view, [vec(side, h, z), vec(middle, ridge, z)], {
        colour: '#8d6b48',
        thick: 0.12,
        level: side === 0 ? -0.1 : -0.25,
      })
  }
  pole(view, [vec(middle, ridge, d), vec(middle, ridge, room.front)], {
    colour: '#8d6b48',
    thick: 0.16,
    level: -0.2,
  })
}

function basket(view: View, at: Vec, size: number): void {
  const metre = scaleAt(view.camera, at)
  const hook: Vec = [at[0], at[1] + 0.75, at[2]]
  for (const off of [-0.12, 0.12])
    pole(view, [hook, [at[0] + off, at[1], at[2]]], { colour: '#6b5138', thick: 0.01 })
  turnedThing(view, [at[0], at[1] - 0.2, at[2]], [xy(0.05, 0), xy(0.12, 0.08), xy(0.15, 0.2)], {
    colour: '#a9814f',
  })
  fern(view, project(view.camera, at), { size: metre * size, fronds: 9, hang: 1.25 })
}

function bedAt(view: View, x: number): void {
  const bed: Bed = { head: [x, 0, 4.08], along: [0, 0, -1], width: 1.15, length: 2, height: 0.56, drop: 0.36 }
  bedShade(view, bed)
  headboard(view, bed, { colour: '#8d6b48', tall: 0.95 })
  cover(view, bed, { colour: '#f5f2e4', from: 0 })
  blanket(view, bed, { colour: '#a9b98a', from: 0.72, hang: 0.29 })
  weave(
    view,
    clothOnBed(view, { ...bed, height: 0.59, width: 1.19 }, { from: 1.15, to: 1.9, drop: 0.28 }),
    weaving,
  )
  pillow(view, {
    middle: [x, 0.78, 3.82],
    wide: [0.38, 0, 0],
    tall: [0, 0.2, 0.1],
    thick: [0, 0.05, -0.1],
    colour: '#fcfaef',
  })
  pillow(view, {
    middle: [x, 0.72, 3.6],
    wide: [0.24, 0, 0],
    tall: [0, 0.14, 0.08],
    thick: [0, 0.05, -0.08],
    colour: '#7c8f5a',
  })
}

/** Walls, floor and what is seen through the openings. */
function build(view: View, pool: Pool): void {
  attic(view, pool)
  rafters(view)
  openThrough(view, gable, {
    colour: '#e9ecd9',
    pool,
    draw: (bounds) =>
      valley(view, {
        bounds,
        horizon: view.camera.centre[1],
        count: 6,
        disc: { at: [470, 300], radius: 15, colour: '#fff0cf' },
      }),
  })
  sash(view, gable, { colour: '#8d6b48', upright: [0.5], level: [0.45] })
  plank(view, gable, { from: 1.5, to: 3.3, at: 0.7, thick: 0.05, proud: 0.16, colour: '#a9855c' })
}

/** What stands in the room, the farthest first. */
function furnish(view: View): void {
  laySun(view, sunPatch(gable, [0.12, -0.9, -1.5]), {
    colour: '#fff0c4',
    opacity: 0.6,
    onto: projectFace(view.camera, floorFace(room)),
  })
  rug(
    view,
    [vec(1.85, 0.01, 0.2), vec(2.95, 0.01, 0.2), vec(2.95, 0.01, 3), vec(1.85, 0.01, 3)],
    weaving.map((band) => ({ ...band, repeats: 7 })),
  )
  table(view, { at: [2.4, 0, 3.85], width: 0.6, depth: 0.4, height: 0.58, colour: '#8d6b48' })
  lamp(view, {
    foot: [2.4, 0.58, 3.85],
    height: 0.4,
    radius: 0.13,
    shade: '#efe3c4',
    stem: '#2c6e7f',
    lit: 'out',
  })
  bedAt(view, 0.95)
  bedAt(view, 3.85)
  basket(view, [1.15, 1.75, 2.6], 0.5)
  basket(view, [3.7, 1.8, 2.3], 0.56)
}

function drawRoom(scene: Scene): void {
  const view: View = {
    ...scene,
    camera: { eye: [2.5, 1.35, -1.15], yaw: -0.01, focal: 810, centre: [522, 400] },
  }
  const pool: Pool = { at: [2.4, 1.4, 4.2], reach: 720, far: 0.5 }
  build(view, pool)
  furnish(view)
}

export const helecho = roomPicture(
  'helecho',
  {
    ...hours.dawn,
    haze: '#eaeee2',
    skyHigh: '#b9d0cf',
    skyLow: '#f6e6cf',
    farRidge: '#a5b8b6',
    nearRidge: '#557a58',
  },
  drawRoom,
)
