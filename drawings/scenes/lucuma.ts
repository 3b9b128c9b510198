import { project, vec } from '../camera.ts'
import { type Bed, bedShade, blanket, clothOnBed, cover, headboard } from '../furniture/bed.ts'
import { fire } from '../furniture/hearth.ts'
import { glowAt } from '../furniture/lamp.ts'
import { chair, rug, table } from '../furniture/pieces.ts'
import { pillow } from '../furniture/pillow.ts'
import { xy } from '../geometry.ts'
import { hours } from '../hours.ts'
import { plank, sash } from '../joinery.ts'
import { type Opening, openThrough } from '../opening.ts'
import { polygonPath } from '../path-text.ts'
import { roomPicture } from '../picture.ts'
import { lucumaBough, lucumaFruit } from '../plants/lucuma.ts'
import { backWall, boards, type Pool, type Room } from '../room-interior.ts'
import { beams, shell, shellLines } from '../room-shell.ts'
import type { Scene, View } from '../scene.ts'
import { block, turnedThing } from '../solids.ts'
import { type Band, weave } from '../textiles.ts'
import { valley } from '../valley.ts'

const room: Room = { width: 5.2, depth: 4, height: 2.8, front: -1.6 }
const wall = backWall(room)
const pane: Opening = { wall, left: 2.15, right: 3.85, low: 0.95, high: 2.2, deep: 0.42, splay: 0.1 }
const front = { ...wall, origin: [0, 0, room.depth - 0.5] as const }
const mouth: Opening = {
  wall: front,
  left: 0.72,
  right: 1.48,
  low: 0.28,
  high: 0.7,
  arch: 0.3,
  deep: 0.42,
  splay: 0.08,
}
const bed: Bed = {
  head: [5.05, 0, 2.2],
  along: [-1, 0, 0],
  width: 1.7,
  length: 2.1,
  height: 0.62,
  drop: 0.42,
}

const weaving: readonly Band[] = [
  { motif: 'plain', share: 0.8, ground: '#6b3a22' },
  { motif: 'pairs', share: 0.6, ground: '#d9822f', figure: '#f5dca0', heart: '#6b3a22', repeats: 22 },
  { motif: 'plain', share: 0.9, ground: '#c4632d' },
  { motif: 'eyes', share: 1.6, ground: '#6b3a22', figure: '#e9a23c', heart: '#5d7436', repeats: 10 },
  { motif: 'plain', share: 0.9, ground: '#c4632d' },
  { motif: 'pairs', share: 0.6, ground: '#d9822f', figure: '#f5dca0', heart: '#6b3a22', repeats: 22 },
  { motif: 'plain', share: 0.8, ground: '#6b3a22' },
]

function hearth(view: View, pool: Pool): void {
  const z = room.depth
  block(view, [vec(0.35, 0, z - 0.5), vec(1.85, 1.25, z)], { colour: '#efdcbb', from: [0.3, 0.6, -0.8] })
  block(view, [vec(0.6, 1.25, z - 0.42), vec(1.6, room.height, z)], {
    colour: '#efdcbb',
    from: [0.3, 0.5, -0.8],
    level: -0.1,
  })
  block(view, [vec(0.3, 1.22, z - 0.56), vec(1.9, 1.31, z)], { colour: '#7a5236' })
  block(view, [vec(0.3, 0, z - 0.85), vec(1.9, 0.24, z - 0.5)], { colour: '#b4704a', from: [0.3, 0.8, -0.6] })
  openThrough(view, mouth, {
    colour: '#7a4a30',
    pool,
    draw: (bounds) => {
      const { left, right, top, bottom } = bounds
      view.sheet.path(polygonPath([xy(left, top), xy(right, top), xy(right, bottom), xy(left, bottom)]), {
        fill: '#3b241a',
      })
    },
  })
  fire(view, [1.1, 0.3, z - 0.35], 0.42)
  turnedThing(
    view,
    vec(0.55, 1.31, z - 0.3),
    [xy(0.06, 0), xy(0.12, 0.1), xy(0.1, 0.2), xy(0.05, 0.26), xy(0.07, 0.3)],
    { colour: '#7c8f5a' },
  )
  turnedThing(view, vec(1.6, 1.31, z - 0.3), [xy(0.07, 0), xy(0.1, 0.08), xy(0.09, 0.16)], {
    colour: '#2c6e7f',
  })
}

/** Walls, floor and what is seen through the openings. */
function build(view: View, pool: Pool): void {
  shell(view, room, {
    pool,
    colours: { back: '#ecd0a0', sides: '#e3c491', floor: '#8f5f3f', ceiling: '#b98f66' },
  })
  boards(view, room, { colour: '#6b4027', width: 0.26 })
  shellLines(view, room)
  beams(view, room, { at: [0.6, 1.9, 3.2], thick: 0.17, colour: '#70492f', across: 'width' })
  openThrough(view, pane, {
    colour: '#ecd0a0',
    pool,
    draw: (bounds) => {
      valley(view, {
        bounds,
        horizon: view.camera.centre[1],
        count: 5,
        disc: { at: [bounds.left + 70, view.camera.centre[1] - 48], radius: 14, colour: '#ffc67a' },
      })
      lucumaBough(view, {
        at: [bounds.right + 26, bounds.top + 8],
        angle: Math.PI - 0.2,
        length: 62,
        scale: 21,
        sight: bounds,
      })
    },
  })
  sash(view, pane, { colour: '#6b4630', upright: [0.5], level: [0.6] })
  plank(view, pane, { from: 2.05, to: 3.95, at: 0.9, thick: 0.05, proud: 0.15, colour: '#8f6242' })
}

/** What stands in the room, the farthest first. */
function furnish(view: View, pool: Pool): void {
  hearth(view, pool)
  table(view, { at: [2.75, 0, 3.6], width: 0.8, depth: 0.5, height: 0.62, colour: '#7a5236' })
  turnedThing(view, vec(2.75, 0.62, 3.55), [xy(0.08, 0), xy(0.2, 0.06), xy(0.25, 0.13)], {
    colour: '#b4552d',
  })
  const bowl = project(view.camera, [2.75, 0.78, 3.55])
  for (const [dx, dy] of [
    [-22, 2],
    [0, 4],
    [22, 2],
    [-11, -12],
    [12, -12],
  ] as const)
    lucumaFruit(view, [bowl[0] + dx, bowl[1] + dy], 14)
  rug(
    view,
    [vec(0.9, 0.01, 1.1), vec(2.7, 0.01, 1.1), vec(2.7, 0.01, 2.6), vec(0.9, 0.01, 2.6)],
    weaving.map((band) => ({ ...band, repeats: 12 })),
  )
  chair(view, { at: [0.75, 0, 1.9], back: [-0.4, 0, -0.92], colour: '#70492f', seat: '#d2a766' })
  bedShade(view, bed)
  headboard(view, bed, { colour: '#70492f', tall: 1.15 })
  cover(view, bed, { colour: '#f3e6cf', from: 0 })
  blanket(view, bed, { colour: '#dca65a', from: 0.85, hang: 0.35 })
  weave(
    view,
    clothOnBed(view, { ...bed, height: 0.65, width: 1.74 }, { from: 1.3, to: 2, drop: 0.34 }),
    weaving,
  )
  for (const z of [2.62, 1.78])
    pillow(view, {
      middle: [4.72, 0.84, z],
      wide: [0, 0, 0.37],
      tall: [0.13, 0.22, 0],
      thick: [-0.09, 0.06, 0],
      colour: '#fbf1dc',
    })
  pillow(view, {
    middle: [4.46, 0.8, 2.2],
    wide: [0, 0, 0.26],
    tall: [0.1, 0.17, 0],
    thick: [-0.08, 0.06, 0],
    colour: '#c4632d',
  })
  glowAt(view, [1.1, 0.6, room.depth - 0.6], { reach: 2.8, strength: 0.32, colour: '#ffb95e' })
}

function drawRoom(scene: Scene): void {
  const view: View = {
    ...scene,
    camera: { eye: [2.35, 1.5, -1.85], yaw: 0.06, focal: 850, centre: [505, 365] },
  }
  const pool: Pool = { at: [1.1, 0.6, room.depth - 0.6], reach: 820, far: 0.55 }
  build(view, pool)
  furnish(view, pool)
}

export const lucuma = roomPicture('lucuma', hours.dusk, drawRoom)
