import { project, type Vec, vec } from '../camera.ts'
import { type Bed, blanket, clothOnBed, cover } from '../furniture/bed.ts'
import { curtain } from '../furniture/curtain.ts'
import { glowAt, hangingLamp } from '../furniture/lamp.ts'
import { chest, onFloor, rug } from '../furniture/pieces.ts'
import { pillow } from '../furniture/pillow.ts'
import { xy } from '../geometry.ts'
import { hours } from '../hours.ts'
import { sash } from '../joinery.ts'
import { type Opening, openThrough } from '../opening.ts'
import { roomPicture } from '../picture.ts'
import { cantutaBough } from '../plants/flowering.ts'
import { backWall, boards, type Pool, plane, type Room, type Wall } from '../room-interior.ts'
import { beams, shell, shellLines } from '../room-shell.ts'
import type { Scene, View } from '../scene.ts'
import { pole, turnedThing } from '../solids.ts'
import type { Band } from '../textiles.ts'
import { weave } from '../textiles.ts'
import { valley } from '../valley.ts'

const room: Room = { width: 4.8, depth: 2.6, height: 2.8, front: -1.8 }
const niche: Opening = {
  wall: backWall(room),
  left: 0.75,
  right: 3.75,
  low: 0.4,
  high: 1.6,
  arch: 0.75,
  hollow: true,
  deep: 1.4,
}
const end = room.depth + 1.4
const nicheBack: Wall = {
  origin: [0, 0, end],
  along: [1, 0, 0],
  out: [0, 0, 1],
  length: room.width,
  height: 2.8,
  start: 0,
}
const pane: Opening = {
  wall: nicheBack,
  left: 1.75,
  right: 3.05,
  low: 1.05,
  high: 1.8,
  arch: 0.2,
  deep: 0.35,
  splay: 0.08,
}
const bed: Bed = {
  head: [0.78, 0, room.depth + 0.72],
  along: [1, 0, 0],
  width: 1.3,
  length: 2.94,
  height: 0.62,
  drop: 0.2,
}

const weaving: readonly Band[] = [
  { motif: 'plain', share: 0.7, ground: '#7b1e35' },
  { motif: 'plain', share: 0.25, ground: '#e8b23e' },
  { motif: 'diamonds', share: 1.6, ground: '#b3263f', figure: '#e8b23e', heart: '#2f5d3a', repeats: 9 },
  { motif: 'plain', share: 0.25, ground: '#e8b23e' },
  { motif: 'plain', share: 0.6, ground: '#2f5d3a' },
  { motif: 'steps', share: 1.1, ground: '#d8703f', figure: '#7b1e35', repeats: 10 },
  { motif: 'plain', share: 0.25, ground: '#f3dfb0' },
  { motif: 'plain', share: 0.7, ground: '#7b1e35' },
]

function alcove(view: View, pool: Pool): void {
  plane(
    view,
    [vec(0.75, 0, end), vec(3.75, 0, end), vec(3.75, 2.5, end), vec(0.75, 2.5, end)],
    '#e8c489',
    pool,
  )
  openThrough(view, pane, {
    colour: '#e8c489',
    pool,
    draw: (bounds) =>
      valley(view, {
        bounds,
        horizon: view.camera.centre[1] + 6,
        count: 5,
        disc: { at: [bounds.left + 40, bounds.top + 34], radius: 11, colour: '#fff2d0' },
      }),
  })
  sash(view, pane, { colour: '#6d4630', upright: [0.5], level: [], thick: 0.04 })
  cover(view, bed, { colour: '#f4e8d2', from: 0 })
  blanket(view, bed, { colour: '#d98a4a', from: 0.95, hang: 0.17 })
  weave(
    view,
    clothOnBed(view, { ...bed, height: 0.65, width: 1.34 }, { from: 1.6, to: 2.6, drop: 0.2 }),
    weaving,
  )
  const lean: { tall: Vec; thick: Vec } = { tall: [-0.1, 0.22, 0], thick: [0.1, 0.05, 0] }
  for (const z of [1.0, 0.45])
    pillow(view, { middle: [1.02, 0.9, room.depth + z], wide: [0, 0, 0.3], ...lean, colour: '#fbf3e2' })
  pillow(view, {
    middle: [1.32, 0.87, room.depth + 0.6],
    wide: [0.05, 0, 0.25],
    tall: [-0.1, 0.19, 0],
    thick: [0.08, 0.05, -0.02],
    colour: '#b3263f',
    bands: [
      { motif: 'plain', share: 0.8, ground: '#b3263f' },
      { motif: 'diamonds', share: 1, ground: '#e8b23e', figure: '#7b1e35', repeats: 4 },
      { motif: 'plain', share: 0.8, ground: '#b3263f' },
    ],
  })
  hangingLamp(view, {
    from: [1.35, 2.3, room.depth + 0.7],
    drop: 0.55,
    radius: 0.16,
    shade: '#e3b04b',
    lit: 'lit',
  })
}

/** Cantuta in a river-blue jar on the chest. */
function vase(view: View): void {
  chest(view, [vec(3.7, 0, 1.5), vec(4.4, 0.6, 2.1)], { colour: '#7a4a30', doors: 1 })
  turnedThing(
    view,
    vec(4, 0.6, 1.8),
    [xy(0.07, 0), xy(0.13, 0.1), xy(0.12, 0.2), xy(0.06, 0.28), xy(0.08, 0.33)],
    { colour: '#2c6e7f' },
  )
  const mouth = project(view.camera, [4, 0.93, 1.8])
  for (const [lean, length] of [
    [-0.85, 80],
    [0.4, 85],
    [-0.2, 120],
  ] as const)
    cantutaBough(view, { at: mouth, angle: -Math.PI / 2 + lean, length, scale: 24 })
}

/** Walls, floor and what is seen through the openings. */
function build(view: View, pool: Pool): void {
  shell(view, room, {
    pool,
    colours: { back: '#d99a5b', sides: '#cf8d52', floor: '#8a5a3a', ceiling: '#a97a4e' },
  })
  boards(view, room, { colour: '#6b3f28', width: 0.28 })
  shellLines(view, room)
  beams(view, room, { at: [0.5, 1.9, 3.3, 4.6], thick: 0.18, colour: '#6d4630', across: 'depth' })
  openThrough(view, niche, { colour: '#e0aa68', pool, draw: () => alcove(view, pool) })
}

/** What stands in the room, the farthest first. */
function furnish(view: View): void {
  const z = room.depth - 0.06
  pole(view, [vec(0.4, 2.22, z), vec(4.1, 2.22, z)], { colour: '#4a2f22', thick: 0.045 })
  for (const [from, to] of [
    [0.55, 1.2],
    [3.95, 3.35],
  ] as const)
    curtain(view, {
      rail: [vec(from, 2.2, z), vec(to, 2.2, z)],
      drop: 2.12,
      colour: '#8c2338',
      gather: 0.42,
    })
  rug(
    view,
    onFloor([1.3, 0.75], [3.3, 2.1]),
    weaving.map((band) => ({ ...band, repeats: 12 })),
  )
  vase(view)
  glowAt(view, [1.4, 1.5, room.depth + 0.3], { reach: 2.6, strength: 0.34 })
}

function drawRoom(scene: Scene): void {
  const view: View = {
    ...scene,
    camera: { eye: [2.62, 1.35, -1.25], yaw: 0.05, focal: 880, centre: [560, 350] },
  }
  const pool: Pool = { at: [1.5, 1.5, room.depth + 0.6], reach: 640, far: 0.62 }
  build(view, pool)
  furnish(view)
}

export const cantuta = roomPicture('cantuta', hours.nightfall, drawRoom)
