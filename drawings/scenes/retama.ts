import { projectFace, vec } from '../camera.ts'
import { type Bed, bedShade, blanket, clothOnBed, cover, headboard } from '../furniture/bed.ts'
import { onFloor, rug } from '../furniture/pieces.ts'
import { pillow } from '../furniture/pillow.ts'
import { hours } from '../hours.ts'
import { sash } from '../joinery.ts'
import { laySun, type Opening, openThrough, sunPatch } from '../opening.ts'
import { roomPicture } from '../picture.ts'
import { retama as broom } from '../plants/flowering.ts'
import { potted } from '../plants/potted.ts'
import { backWall, floorFace, type Pool, type Room, rightWall, tiles } from '../room-interior.ts'
import { beams, shell, shellLines } from '../room-shell.ts'
import type { Scene, View } from '../scene.ts'
import { block } from '../solids.ts'
import { type Band, weave } from '../textiles.ts'
import { valley } from '../valley.ts'

const room: Room = { width: 4.6, depth: 4.2, height: 2.8, front: -1.6 }
const bay: Opening = {
  wall: rightWall(room),
  left: 1.35,
  right: 3.55,
  low: 0.62,
  high: 1.75,
  arch: 0.55,
  deep: 0.5,
  splay: 0.1,
}
const small: Opening = {
  wall: backWall(room),
  left: 2.9,
  right: 3.8,
  low: 1.0,
  high: 1.75,
  arch: 0.4,
  deep: 0.45,
  splay: 0.08,
}
const bed: Bed = {
  head: [1.45, 0, 4.08],
  along: [0, 0, -1],
  width: 1.7,
  length: 2.05,
  height: 0.6,
  drop: 0.42,
}

const weaving: readonly Band[] = [
  { motif: 'plain', share: 0.7, ground: '#2c6e7f' },
  { motif: 'zigzag', share: 0.9, ground: '#f6edd8', figure: '#2c6e7f', repeats: 22 },
  { motif: 'plain', share: 0.5, ground: '#e3b04b' },
  { motif: 'pairs', share: 0.5, ground: '#f0c33c', figure: '#fdf6e2', heart: '#b4552d', repeats: 24 },
  { motif: 'plain', share: 0.5, ground: '#e3b04b' },
  { motif: 'zigzag', share: 0.9, ground: '#f6edd8', figure: '#2c6e7f', repeats: 22 },
  { motif: 'plain', share: 0.7, ground: '#2c6e7f' },
]

/** Walls, floor and what is seen through the openings. */
function build(view: View, pool: Pool): void {
  shell(view, room, {
    pool,
    colours: { back: '#f6efdf', sides: '#f8f2e4', floor: '#c98f62', ceiling: '#f1e8d4' },
  })
  tiles(view, room, { colour: '#b87648', size: 0.32 })
  shellLines(view, room)
  beams(view, room, { at: [0.3, 1.4, 2.5, 3.6], thick: 0.15, colour: '#b08a63', across: 'width' })
  openThrough(view, small, {
    colour: '#f9f3e6',
    pool,
    draw: (bounds) => valley(view, { bounds, horizon: view.camera.centre[1], count: 4, river: 'none' }),
  })
  sash(view, small, { colour: '#2c6e7f', upright: [0.5], level: [0.5] })
  openThrough(view, bay, {
    colour: '#f9f3e6',
    pool,
    draw: (bounds) => {
      valley(view, { bounds, horizon: view.camera.centre[1], count: 5 })
      broom(view, [bounds.left + 90, bounds.bottom + 30], { size: 150, rods: 8, spread: 1.2 })
      broom(view, [bounds.right - 40, bounds.bottom + 30], { size: 190, rods: 8, spread: 1.2 })
    },
  })
  sash(view, bay, { colour: '#2c6e7f', upright: [0.5], level: [0.5] })
}

/** The bed with its broom-yellow runner. */
function madeBed(view: View): void {
  bedShade(view, bed)
  headboard(view, bed, { colour: '#2c6e7f', tall: 1.1 })
  cover(view, bed, { colour: '#f8f2e4', from: 0 })
  blanket(view, bed, { colour: '#f3e3b8', from: 0.8, hang: 0.34 })
  weave(
    view,
    clothOnBed(view, { ...bed, height: 0.63, width: 1.74 }, { from: 1.3, to: 2, drop: 0.33 }),
    weaving,
  )
  for (const x of [1.05, 1.85])
    pillow(view, {
      middle: [x, 0.82, 3.82],
      wide: [0.37, 0, 0],
      tall: [0, 0.22, 0.1],
      thick: [0, 0.05, -0.1],
      colour: '#fffaf0',
    })
  pillow(view, {
    middle: [1.45, 0.78, 3.6],
    wide: [0.25, 0, 0],
    tall: [0, 0.17, 0.08],
    thick: [0, 0.05, -0.08],
    colour: '#e3b04b',
  })
}

/** What stands in the room, the farthest first. */
function furnish(view: View): void {
  block(view, [vec(4.05, 0, 1.2), vec(4.58, 0.46, 3.7)], { colour: '#e8cfa4', from: [-0.5, 0.8, -0.4] })
  block(view, [vec(4.02, 0.46, 1.2), vec(4.58, 0.58, 3.7)], { colour: '#e3b04b', from: [-0.4, 1, -0.3] })
  for (const [z, colour] of [
    [3.42, '#2c6e7f'],
    [3.05, '#f6edd8'],
  ] as const)
    pillow(view, {
      middle: [4.42, 0.82, z],
      wide: [0.02, 0, 0.24],
      tall: [0.07, 0.22, 0],
      thick: [-0.09, 0.03, 0],
      colour,
    })
  madeBed(view)
  potted(view, [2.75, 0, 3.85], {
    height: 0.42,
    radius: 0.2,
    colour: '#2c6e7f',
    grow: (at, metre) => broom(view, at, { size: metre * 1.15, rods: 9, spread: 0.9 }),
  })
  rug(view, onFloor([2.5, 1.0], [3.9, 2.9]), [
    { motif: 'plain', share: 0.7, ground: '#f3e6c6' },
    { motif: 'diamonds', share: 1, ground: '#e3b04b', figure: '#f6edd8', heart: '#2c6e7f', repeats: 9 },
    { motif: 'plain', share: 2.6, ground: '#f3e6c6' },
    { motif: 'diamonds', share: 1, ground: '#e3b04b', figure: '#f6edd8', heart: '#2c6e7f', repeats: 9 },
    { motif: 'plain', share: 0.7, ground: '#f3e6c6' },
  ])
  laySun(view, sunPatch(bay, [-1.3, -1.1, -0.35]), {
    colour: '#fff2bd',
    opacity: 0.4,
    onto: projectFace(view.camera, floorFace(room)),
  })
}

function drawRoom(scene: Scene): void {
  const view: View = {
    ...scene,
    camera: { eye: [0.75, 1.5, -0.55], yaw: 0.56, focal: 720, centre: [512, 345] },
  }
  const pool: Pool = { at: [4.6, 1.5, 2.4], reach: 900 }
  build(view, pool)
  furnish(view)
}

export const retama = roomPicture('retama', hours.morning, drawRoom)
