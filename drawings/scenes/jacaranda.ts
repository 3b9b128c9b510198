import { projectFace, type Vec, vec } from '../camera.ts'
import { type Bed, bedShade, blanket, clothOnBed, cover, headboard } from '../furniture/bed.ts'
import { curtain } from '../furniture/curtain.ts'
import { lamp } from '../furniture/lamp.ts'
import { chair, onFloor, rug, table } from '../furniture/pieces.ts'
import { pillow } from '../furniture/pillow.ts'
import type { Bounds } from '../geometry.ts'
import { hours } from '../hours.ts'
import { sash } from '../joinery.ts'
import { laySun, type Opening, openThrough, sunPatch } from '../opening.ts'
import { roomPicture } from '../picture.ts'
import { jacarandaBough } from '../plants/pinnate-trees.ts'
import { backWall, boards, floorFace, type Pool, type Room } from '../room-interior.ts'
import { beams, shell, shellLines } from '../room-shell.ts'
import type { Scene, View } from '../scene.ts'
import { pole } from '../solids.ts'
import { type Band, weave } from '../textiles.ts'
import { valley } from '../valley.ts'

const room: Room = { width: 5.8, depth: 4.4, height: 3.1, front: -1.6 }
const wall = backWall(room)
const french: Opening = { wall, left: 3.3, right: 5.1, low: 0, high: 1.95, arch: 0.6, deep: 0.4, splay: 0.06 }
const bed: Bed = { head: [0.2, 0, 2.7], along: [1, 0, 0], width: 1.9, length: 2.1, height: 0.66, drop: 0.44 }

const weaving: readonly Band[] = [
  { motif: 'plain', share: 0.6, ground: '#51447f' },
  { motif: 'diamonds', share: 1.6, ground: '#8272b8', figure: '#e9e1f2', heart: '#e3b04b', repeats: 12 },
  { motif: 'plain', share: 0.3, ground: '#e3b04b' },
  { motif: 'steps', share: 1, ground: '#b9a9dc', figure: '#51447f', repeats: 15 },
  { motif: 'plain', share: 0.6, ground: '#51447f' },
]

const corners: readonly Vec[] = [vec(0.15, 0, 3.7), vec(2.4, 0, 3.7), vec(0.15, 0, 1.7), vec(2.4, 0, 1.7)]
const top = 2.35

function posts(view: View, which: readonly number[]): void {
  for (const i of which) {
    const [x, , z] = corners[i] as Vec
    pole(view, [vec(x, 0, z), vec(x, top, z)], { colour: '#7d5b45', thick: 0.07 })
  }
}

function rails(view: View): void {
  const up = corners.map(([x, , z]): Vec => [x, top, z])
  for (const [a, b] of [
    [0, 1],
    [0, 2],
    [1, 3],
    [2, 3],
  ] as const)
    pole(view, [up[a] as Vec, up[b] as Vec], { colour: '#7d5b45', thick: 0.06 })
}

function outside(view: View, bounds: Bounds): void {
  valley(view, {
    bounds,
    horizon: view.camera.centre[1],
    count: 5,
    disc: { at: [bounds.left + 70, view.camera.centre[1] - 62], radius: 15, colour: '#ffd08a' },
  })
  jacarandaBough(view, {
    at: [bounds.right + 30, bounds.top + 60],
    angle: Math.PI - 0.05,
    length: 130,
    scale: 26,
    sight: bounds,
  })
  jacarandaBough(view, {
    at: [bounds.right + 10, bounds.top - 20],
    angle: Math.PI - 0.45,
    length: 100,
    scale: 26,
    sight: bounds,
  })
}

/** Walls, floor and what is seen through the openings. */
function build(view: View, pool: Pool): void {
  shell(view, room, {
    pool,
    colours: { back: '#eadbe0', sides: '#e2d2dc', floor: '#9a6c50', ceiling: '#d7c5bf' },
  })
  boards(view, room, { colour: '#74492f', width: 0.25 })
  shellLines(view, room)
  beams(view, room, { at: [0.4, 1.7, 3, 4.3, 5.5], thick: 0.16, colour: '#77543f', across: 'depth' })
  openThrough(view, french, { colour: '#f0e0da', pool, draw: (bounds) => outside(view, bounds) })
  sash(view, french, { colour: '#6d4d3b', upright: [0.5], level: [0.62], thick: 0.05 })
}

/** Sheets, blanket and pillows inside the four posts. */
function madeBed(view: View): void {
  cover(view, bed, { colour: '#f4ecec', from: 0 })
  blanket(view, bed, { colour: '#cbbfe2', from: 0.85, hang: 0.36 })
  weave(
    view,
    clothOnBed(view, { ...bed, height: 0.69, width: 1.94 }, { from: 1.35, to: 2, drop: 0.35 }),
    weaving,
  )
  for (const z of [3.2, 2.2])
    pillow(view, {
      middle: [0.5, 0.88, z],
      wide: [0, 0, 0.4],
      tall: [-0.12, 0.23, 0],
      thick: [0.1, 0.06, 0],
      colour: '#fdf6f2',
    })
  pillow(view, {
    middle: [0.78, 0.84, 2.7],
    wide: [0, 0, 0.27],
    tall: [-0.1, 0.18, 0],
    thick: [0.08, 0.06, 0],
    colour: '#8272b8',
  })
}

/** What stands in the room, the farthest first. */
function furnish(view: View): void {
  laySun(view, sunPatch(french, [-0.9, -0.75, -1.1]), {
    colour: '#ffcf91',
    opacity: 0.55,
    onto: projectFace(view.camera, floorFace(room)),
  })
  bedShade(view, bed)
  table(view, { at: [2.75, 0, 3.95], width: 0.5, depth: 0.45, height: 0.62, colour: '#7d5b45' })
  lamp(view, {
    foot: [2.75, 0.62, 3.95],
    height: 0.52,
    radius: 0.17,
    shade: '#f1dcc0',
    stem: '#51447f',
    lit: 'lit',
  })
  posts(view, [0, 1])
  curtain(view, {
    rail: [vec(0.2, top, 3.7), vec(1.0, top, 3.7)],
    drop: 2.25,
    colour: '#f6eef0',
    opacity: 0.8,
    gather: 0.45,
  })
  curtain(view, {
    rail: [vec(2.4, top, 3.7), vec(1.75, top, 3.7)],
    drop: 2.25,
    colour: '#f6eef0',
    opacity: 0.72,
    gather: 0.4,
  })
  headboard(view, bed, { colour: '#7d5b45', tall: 1.25 })
  madeBed(view)
  posts(view, [2, 3])
  rails(view)
  curtain(view, {
    rail: [vec(2.4, top, 1.7), vec(1.7, top, 1.7)],
    drop: 2.25,
    colour: '#f8f0f0',
    opacity: 0.7,
    gather: 0.3,
  })
  rug(
    view,
    onFloor([2.75, 1.25], [4.7, 2.6]),
    weaving.map((band) => ({ ...band, repeats: 15 })),
  )
  chair(view, { at: [5.05, 0, 3.2], back: [0.8, 0, 0.6], colour: '#7d5b45', seat: '#d8c79c' })
}

function drawRoom(scene: Scene): void {
  const view: View = {
    ...scene,
    camera: { eye: [2.85, 1.5, -1.75], yaw: -0.04, focal: 860, centre: [530, 390] },
  }
  const pool: Pool = { at: [4.2, 1.2, 4.4], reach: 760, far: 0.5 }
  build(view, pool)
  furnish(view)
}

export const jacaranda = roomPicture('jacaranda', hours.dusk, drawRoom)
