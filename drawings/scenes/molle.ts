import { projectFace, vec } from '../camera.ts'
import { type Bed, bedShade, blanket, clothOnBed, cover, headboard } from '../furniture/bed.ts'
import { chair, flatCloth, onFloor, rug } from '../furniture/pieces.ts'
import { pillow } from '../furniture/pillow.ts'
import type { Bounds } from '../geometry.ts'
import { hours } from '../hours.ts'
import { leaf } from '../joinery.ts'
import { laySun, type Opening, openThrough, sunPatch } from '../opening.ts'
import { roomPicture } from '../picture.ts'
import { molleBough } from '../plants/pinnate-trees.ts'
import { backWall, floorFace, type Pool, type Room, tiles } from '../room-interior.ts'
import { beams, canes, shell, shellLines } from '../room-shell.ts'
import type { Scene, View } from '../scene.ts'
import { type Band, fringe, weave } from '../textiles.ts'
import { valley } from '../valley.ts'

const room: Room = { width: 5, depth: 3.9, height: 2.8, front: -1.6 }
const doors: Opening = {
  wall: backWall(room),
  left: 2.35,
  right: 4.25,
  low: 0,
  high: 2.2,
  deep: 0.45,
  splay: 0.06,
}
const bed: Bed = { head: [0.15, 0, 1.9], along: [1, 0, 0], width: 1.7, length: 2.05, height: 0.6, drop: 0.42 }

const weaving: readonly Band[] = [
  { motif: 'plain', share: 1, ground: '#7a3524' },
  { motif: 'diamonds', share: 2.2, ground: '#b4552d', figure: '#f3dfb0', heart: '#2c6e7f', repeats: 12 },
  { motif: 'plain', share: 0.5, ground: '#e3b04b' },
  { motif: 'zigzag', share: 1.4, ground: '#5f7d4c', figure: '#f3dfb0', repeats: 18 },
  { motif: 'plain', share: 0.4, ground: '#e3b04b' },
  { motif: 'plain', share: 1, ground: '#7a3524' },
]

function garden(view: View, sight: Bounds): void {
  molleBough(view, {
    at: [sight.right + 30, sight.top - 40],
    angle: Math.PI - 0.15,
    length: 150,
    scale: 24,
    sight,
  })
  molleBough(view, {
    at: [sight.right + 20, sight.top + 20],
    angle: Math.PI,
    length: 70,
    scale: 22,
    sight,
  })
}

function theBed(view: View): void {
  bedShade(view, bed)
  headboard(view, bed, { colour: '#7a5236', tall: 1.15 })
  cover(view, bed, { colour: '#f6efe0', from: 0 })
  blanket(view, bed, { colour: '#d9a877', from: 0.78, hang: 0.34 })
  weave(
    view,
    clothOnBed(view, { ...bed, height: 0.63, width: 1.74 }, { from: 1.2, to: 1.92, drop: 0.33 }),
    weaving,
  )
  for (const z of [2.35, 1.5])
    pillow(view, {
      middle: [0.46, 0.8, z],
      wide: [0, 0, 0.37],
      tall: [-0.14, 0.22, 0],
      thick: [0.09, 0.07, 0],
      colour: '#fbf6ea',
    })
  pillow(view, {
    middle: [0.72, 0.76, 1.9],
    wide: [0, 0, 0.26],
    tall: [-0.12, 0.17, 0],
    thick: [0.08, 0.06, 0],
    colour: '#b4552d',
    bands: [
      { motif: 'plain', share: 1, ground: '#b4552d' },
      { motif: 'diamonds', share: 1.6, ground: '#e3b04b', figure: '#7a3524', heart: '#f3dfb0', repeats: 4 },
      { motif: 'plain', share: 1, ground: '#b4552d' },
    ],
  })
}

/** Walls, floor and what is seen through the openings. */
function build(view: View, pool: Pool): void {
  shell(view, room, {
    pool,
    colours: { back: '#f0dfc0', sides: '#ecd9b8', floor: '#bf7850', ceiling: '#d9c3a0' },
  })
  canes(view, room, 0.12)
  tiles(view, room, { colour: '#a9603e', size: 0.36 })
  shellLines(view, room)
  beams(view, room, { at: [0.6, 1.8, 3, 4.2], thick: 0.17, colour: '#8a6242', across: 'depth' })
  openThrough(view, doors, {
    colour: '#f0dfc0',
    pool,
    draw: (bounds) => {
      valley(view, { bounds, horizon: view.camera.centre[1], count: 5 })
      garden(view, bounds)
    },
  })
}

/** What stands in the room, the farthest first. */
function furnish(view: View): void {
  leaf(view, doors, { hinge: 2.35, width: -0.92, angle: 0.3, panels: 3, colour: '#5f7d4c' })
  leaf(view, doors, { hinge: 4.25, width: 0.92, angle: 1.2, panels: 3, colour: '#5f7d4c' })
  const hanging = flatCloth(view, [
    vec(0.01, 1.5, 2.6),
    vec(0.01, 2.2, 2.6),
    vec(0.01, 2.2, 1.2),
    vec(0.01, 1.5, 1.2),
  ])
  weave(
    view,
    hanging,
    weaving.map((band) => ({ ...band, repeats: 9 })),
  )
  fringe(view, (along, across) => hanging(1 - along, across), { end: 1, drop: 16 })
  rug(view, onFloor([2.6, 1.3], [4.0, 2.3]), [
    { motif: 'plain', share: 1, ground: '#8a4a33' },
    { motif: 'steps', share: 1.5, ground: '#c98a4b', figure: '#7a3524', repeats: 12 },
    { motif: 'plain', share: 2, ground: '#b4552d' },
    { motif: 'steps', share: 1.5, ground: '#c98a4b', figure: '#7a3524', repeats: 12 },
    { motif: 'plain', share: 1, ground: '#8a4a33' },
  ])
  laySun(view, sunPatch(doors, [-0.7, -0.9, -1.2]), {
    colour: '#ffdf98',
    opacity: 0.6,
    onto: projectFace(view.camera, floorFace(room)),
  })
  chair(view, { at: [4.4, 0, 2.55], back: [0.85, 0, 0.53], colour: '#7a5236', seat: '#d9b876' })
  theBed(view)
}

function drawRoom(scene: Scene): void {
  const view: View = {
    ...scene,
    camera: { eye: [2.9, 1.45, -1.9], yaw: -0.13, focal: 850, centre: [520, 365] },
  }
  const pool: Pool = { at: [3.3, 1, 3.9], reach: 720 }
  build(view, pool)
  furnish(view)
}

export const molle = roomPicture('molle', hours.afternoon, drawRoom)
