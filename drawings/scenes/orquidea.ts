import { projectFace, vec } from '../camera.ts'
import { type Bed, bedShade, blanket, clothOnBed, cover, headboard } from '../furniture/bed.ts'
import { lamp } from '../furniture/lamp.ts'
import { flatCloth, framed, onFloor, rug, table } from '../furniture/pieces.ts'
import { pillow } from '../furniture/pillow.ts'
import { hours } from '../hours.ts'
import { plank, sash } from '../joinery.ts'
import { laySun, type Opening, openThrough, sunPatch } from '../opening.ts'
import { roomPicture } from '../picture.ts'
import { orchid } from '../plants/orchid.ts'
import { potted } from '../plants/potted.ts'
import { backWall, boards, floorFace, type Pool, type Room } from '../room-interior.ts'
import { beams, shell, shellLines } from '../room-shell.ts'
import type { Scene, View } from '../scene.ts'
import { type Band, fringe, weave } from '../textiles.ts'
import { valley } from '../valley.ts'

const room: Room = { width: 5.2, depth: 4, height: 2.75, front: -1.4 }
const back = backWall(room)
const pane: Opening = { wall: back, left: 3.1, right: 4.75, low: 0.82, high: 2.3, deep: 0.42, splay: 0.1 }
const bed: Bed = {
  head: [1.75, 0, 3.88],
  along: [0, 0, -1],
  width: 1.8,
  length: 2.05,
  height: 0.62,
  drop: 0.4,
}

const weaving: readonly Band[] = [
  { motif: 'plain', share: 0.6, ground: '#5b2f52' },
  { motif: 'eyes', share: 2, ground: '#8d4a7a', figure: '#f2dbe2', heart: '#e3b04b', repeats: 11 },
  { motif: 'plain', share: 0.3, ground: '#f2dbe2' },
  { motif: 'plain', share: 0.8, ground: '#4f7a58' },
  { motif: 'zigzag', share: 1, ground: '#c9839f', figure: '#5b2f52', repeats: 20 },
  { motif: 'plain', share: 0.6, ground: '#5b2f52' },
]

function theBed(view: View): void {
  bedShade(view, bed)
  headboard(view, bed, { colour: '#9a6f4d', tall: 1.15 })
  cover(view, bed, { colour: '#f7f1e6', from: 0 })
  blanket(view, bed, { colour: '#dcb0c0', from: 0.8, hang: 0.32 })
  weave(
    view,
    clothOnBed(view, { ...bed, height: 0.65, width: 1.84 }, { from: 1.3, to: 1.98, drop: 0.31 }),
    weaving,
  )
  for (const x of [1.3, 2.2])
    pillow(view, {
      middle: [x, 0.85, 3.62],
      wide: [0.4, 0, 0],
      tall: [0, 0.23, 0.1],
      thick: [0, 0.05, -0.1],
      colour: '#fdf9f0',
    })
  pillow(view, {
    middle: [1.75, 0.8, 3.38],
    wide: [0.27, 0, 0],
    tall: [0, 0.17, 0.09],
    thick: [0, 0.05, -0.09],
    colour: '#8d4a7a',
    bands: [
      { motif: 'plain', share: 0.6, ground: '#8d4a7a' },
      { motif: 'diamonds', share: 1, ground: '#f2dbe2', figure: '#8d4a7a', heart: '#e3b04b', repeats: 5 },
      { motif: 'plain', share: 0.6, ground: '#8d4a7a' },
    ],
  })
}

/** Walls, floor and what is seen through the openings. */
function build(view: View, pool: Pool): void {
  shell(view, room, {
    pool,
    colours: { back: '#f3e3df', sides: '#eed9d6', floor: '#b98d66', ceiling: '#efe6d6' },
  })
  boards(view, room, { colour: '#9c7048', width: 0.24 })
  shellLines(view, room)
  beams(view, room, { at: [0.9, 2.4], thick: 0.15, colour: '#a98462', across: 'width' })
  openThrough(view, pane, {
    colour: '#f7ece6',
    pool,
    draw: (bounds) => valley(view, { bounds, horizon: view.camera.centre[1], count: 5, snow: 26 }),
  })
  sash(view, pane, { colour: '#e9e0cf', upright: [0.5], level: [0.62] })
  laySun(view, sunPatch(pane, [-0.6, -1.3, -1.2]), {
    colour: '#fff3c9',
    opacity: 0.6,
    onto: projectFace(view.camera, floorFace(room)),
  })
}

/** Two plates from an orchid book and a weaving between them. */
function onTheWall(view: View): void {
  for (const [x, colour] of [
    [0.75, '#c98ab2'],
    [2.45, '#e0c26a'],
  ] as const)
    framed(
      view,
      [vec(x, 1.55, 3.98), vec(x + 0.36, 1.55, 3.98), vec(x + 0.36, 2.08, 3.98), vec(x, 2.08, 3.98)],
      {
        colour: '#9a6f4d',
        draw: (spot) => orchid(view, spot(0.5, 0.14), { size: 62, lean: 0.5, colour }),
      },
    )
  const hanging = flatCloth(view, [
    vec(1.25, 2.2, 3.99),
    vec(2.3, 2.2, 3.99),
    vec(2.3, 1.5, 3.99),
    vec(1.25, 1.5, 3.99),
  ])
  weave(view, hanging, weaving)
  fringe(view, (along, across) => hanging(across, along), { end: 1, drop: 14 })
}

/** What stands in the room, the farthest first. */
function furnish(view: View): void {
  plank(view, pane, { from: 2.95, to: 4.9, at: 0.77, thick: 0.05, proud: 0.18, colour: '#c9a880' })
  const sill = 3.88
  potted(view, [3.45, 0.82, sill], {
    height: 0.16,
    radius: 0.1,
    colour: '#b4552d',
    grow: (at) => orchid(view, at, { size: 135, lean: 1, colour: '#d99bbf' }),
  })
  potted(view, [4.45, 0.82, sill], {
    height: 0.14,
    radius: 0.09,
    colour: '#d8c3a0',
    grow: (at) => orchid(view, at, { size: 108, lean: -1, colour: '#f1e3ee' }),
  })
  onTheWall(view)
  rug(view, onFloor([3.05, 1.3], [4.5, 2.7]), [
    { motif: 'plain', share: 1, ground: '#e8dcc4' },
    { motif: 'zigzag', share: 0.8, ground: '#e8dcc4', figure: '#8d4a7a', repeats: 14 },
    { motif: 'plain', share: 3, ground: '#efe6d2' },
    { motif: 'zigzag', share: 0.8, ground: '#e8dcc4', figure: '#8d4a7a', repeats: 16 },
    { motif: 'plain', share: 1, ground: '#e8dcc4' },
  ])
  table(view, { at: [2.98, 0, 3.3], width: 0.46, depth: 0.42, height: 0.6, colour: '#9a6f4d' })
  lamp(view, {
    foot: [2.98, 0.6, 3.3],
    height: 0.48,
    radius: 0.15,
    shade: '#f3e6cc',
    stem: '#7c8f5a',
    lit: 'out',
  })
  theBed(view)
}

function drawRoom(scene: Scene): void {
  const view: View = {
    ...scene,
    camera: { eye: [2.68, 1.5, -0.85], yaw: -0.03, focal: 800, centre: [530, 330] },
  }
  const pool: Pool = { at: [4.1, 1.5, 4], reach: 760 }
  build(view, pool)
  furnish(view)
}

export const orquidea = roomPicture('orquidea', hours.noon, drawRoom)
