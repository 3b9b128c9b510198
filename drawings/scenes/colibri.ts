import { vec } from '../camera.ts'
import { type Bed, bedShade, blanket, clothOnBed, cover } from '../furniture/bed.ts'
import { curtain } from '../furniture/curtain.ts'
import { glowAt, lamp } from '../furniture/lamp.ts'
import { table } from '../furniture/pieces.ts'
import { pillow } from '../furniture/pillow.ts'
import type { Bounds } from '../geometry.ts'
import { hours } from '../hours.ts'
import { plank, sash } from '../joinery.ts'
import { type Opening, openThrough } from '../opening.ts'
import { roomPicture } from '../picture.ts'
import { salviaBough } from '../plants/flowering.ts'
import { hummingbird } from '../plants/hummingbird.ts'
import { backWall, boards, type Pool, type Room } from '../room-interior.ts'
import { shell, shellLines } from '../room-shell.ts'
import type { Scene, View } from '../scene.ts'
import { pole } from '../solids.ts'
import { type Band, weave } from '../textiles.ts'
import { valley } from '../valley.ts'

const room: Room = { width: 4.4, depth: 3.2, height: 2.6, front: -1.4 }
const pane: Opening = {
  wall: backWall(room),
  left: 0.75,
  right: 3.65,
  low: 0.95,
  high: 2.2,
  deep: 0.4,
  splay: 0.1,
}
const bed: Bed = { head: [2.2, 0, 3.1], along: [0, 0, -1], width: 1.6, length: 2, height: 0.6, drop: 0.4 }

const weaving: readonly Band[] = [
  { motif: 'plain', share: 0.6, ground: '#1f5563' },
  { motif: 'steps', share: 1.1, ground: '#2c6e7f', figure: '#f0e2bd', repeats: 13 },
  { motif: 'plain', share: 0.35, ground: '#e3b04b' },
  { motif: 'diamonds', share: 1.6, ground: '#b4552d', figure: '#f0e2bd', heart: '#2c6e7f', repeats: 11 },
  { motif: 'plain', share: 0.35, ground: '#e3b04b' },
  { motif: 'plain', share: 0.6, ground: '#1f5563' },
]

function outside(view: View, bounds: Bounds): void {
  valley(view, {
    bounds,
    horizon: view.camera.centre[1] - 8,
    count: 6,
    snow: 34,
    rise: 92,
    disc: { at: [bounds.left + 200, 262], radius: 17, colour: '#ffe2b0' },
  })
  salviaBough(view, { at: [bounds.right + 20, bounds.bottom + 26], angle: -2.0, length: 95, scale: 27 })
  salviaBough(view, { at: [bounds.right - 70, bounds.bottom + 40], angle: -1.75, length: 60, scale: 24 })
  salviaBough(view, { at: [bounds.left - 6, bounds.bottom + 20], angle: -1.1, length: 70, scale: 23 })
  hummingbird(view, [bounds.right - 205, bounds.top + 92], { size: 78, facing: 1 })
}

/** The bed's iron head: two posts, bowed rail, thin bars. */
function ironHead(view: View): void {
  const iron = { colour: '#2b3a36', thick: 0.025 }
  const rise = (x: number): number => 1.08 + 0.16 * Math.sin(((x - 1.4) / 1.6) * Math.PI)
  for (let x = 1.56; x < 2.9; x += 0.16)
    pole(view, [vec(x, 0.55, 3.12), vec(x, rise(x), 3.12)], { ...iron, thick: 0.014 })
  for (let i = 0; i < 8; i++)
    pole(
      view,
      [vec(1.4 + i * 0.2, rise(1.4 + i * 0.2), 3.12), vec(1.6 + i * 0.2, rise(1.6 + i * 0.2), 3.12)],
      iron,
    )
  for (const x of [1.4, 3]) pole(view, [vec(x, 0, 3.12), vec(x, 1.16, 3.12)], { ...iron, thick: 0.035 })
}

/** Walls, floor and what is seen through the openings. */
function build(view: View, pool: Pool): void {
  shell(view, room, {
    pool,
    colours: { back: '#ecebdb', sides: '#dfe2d4', floor: '#a97c58', ceiling: '#efe8d8' },
  })
  boards(view, room, { colour: '#7f573a', width: 0.2 })
  shellLines(view, room)
  openThrough(view, pane, { colour: '#eef0e6', pool, draw: (bounds) => outside(view, bounds) })
  sash(view, pane, { colour: '#f1ece0', upright: [0.333, 0.667], level: [], thick: 0.04 })
  plank(view, pane, { from: 0.65, to: 3.75, at: 0.9, thick: 0.05, proud: 0.14, colour: '#b48a63' })
}

/** The bed under the window. */
function madeBed(view: View): void {
  bedShade(view, bed)
  ironHead(view)
  cover(view, bed, { colour: '#f5efe2', from: 0 })
  blanket(view, bed, { colour: '#5f94a0', from: 0.75, hang: 0.33 })
  weave(
    view,
    clothOnBed(
      view,
      { ...bed, height: bed.height + 0.03, width: 1.64 },
      { from: 1.25, to: 1.95, drop: 0.32 },
    ),
    weaving,
  )
  for (const x of [1.82, 2.58])
    pillow(view, {
      middle: [x, 0.8, 2.86],
      wide: [0.36, 0, 0],
      tall: [0, 0.21, 0.1],
      thick: [0, 0.05, -0.1],
      colour: '#fdf8ec',
    })
  pillow(view, {
    middle: [2.2, 0.76, 2.62],
    wide: [0.25, 0, 0],
    tall: [0, 0.17, 0.08],
    thick: [0, 0.05, -0.08],
    colour: '#b4552d',
    bands: [
      { motif: 'plain', share: 0.6, ground: '#b4552d' },
      { motif: 'diamonds', share: 1.1, ground: '#f0e2bd', figure: '#2c6e7f', heart: '#e3b04b', repeats: 4 },
      { motif: 'plain', share: 0.6, ground: '#b4552d' },
    ],
  })
}

/** What stands in the room, the farthest first. */
function furnish(view: View): void {
  pole(view, [vec(0.45, 2.36, 3.1), vec(3.95, 2.36, 3.1)], { colour: '#6b4a33', thick: 0.035 })
  curtain(view, {
    rail: [vec(0.5, 2.35, 3.1), vec(1.1, 2.35, 3.1)],
    drop: 1.95,
    colour: '#efe2c6',
    gather: 0.55,
  })
  curtain(view, {
    rail: [vec(3.9, 2.35, 3.1), vec(3.3, 2.35, 3.1)],
    drop: 1.95,
    colour: '#efe2c6',
    gather: 0.55,
  })
  madeBed(view)
  table(view, { at: [3.5, 0, 2.75], width: 0.5, depth: 0.45, height: 0.58, colour: '#8a6142' })
  lamp(view, {
    foot: [3.52, 0.58, 2.75],
    height: 0.5,
    radius: 0.16,
    shade: '#f3e4c4',
    stem: '#b4552d',
    lit: 'out',
  })
  glowAt(view, [1.7, 1.55, 3.1], { reach: 2.3, strength: 0.34, colour: '#ffdcae' })
}

function drawRoom(scene: Scene): void {
  const view: View = {
    ...scene,
    camera: { eye: [2.45, 1.62, -1.05], yaw: -0.05, focal: 860, centre: [530, 330] },
  }
  const pool: Pool = { at: [2.2, 1.6, 3.2], reach: 760 }
  build(view, pool)
  furnish(view)
}

export const colibri = roomPicture('colibri', hours.dawn, drawRoom)
