import { type Camera, project, projectFace, scaleAt, type Vec, vec } from '../../camera.ts'
import { glowAt, hangingLamp } from '../../furniture/lamp.ts'
import { chair, flatCloth, table } from '../../furniture/pieces.ts'
import { type Point, plus, polar, xy } from '../../geometry.ts'
import { hours } from '../../hours.ts'
import { inkStraight } from '../../ink-line.ts'
import { sash } from '../../joinery.ts'
import { type Opening, openThrough } from '../../opening.ts'
import { softPath } from '../../path-text.ts'
import { slidePicture } from '../../picture.ts'
import { cantutaBough } from '../../plants/flowering.ts'
import { backWall, boards, type Pool, type Room } from '../../room-interior.ts'
import { beams, shell, shellLines } from '../../room-shell.ts'
import type { Scene, View } from '../../scene.ts'
import { slab, turnedThing } from '../../solids.ts'
import { type Band, weave } from '../../textiles.ts'
import { valley } from '../../valley.ts'

const room: Room = { width: 6.4, depth: 4.4, height: 2.9, front: -1.8 }
const wall = backWall(room)
const window: Opening = { wall, left: 1.35, right: 5.05, low: 0.75, high: 2.25, deep: 0.4, splay: 0.08 }
const camera: Camera = { eye: [3, 1.55, -2.2], yaw: 0.05, focal: 850, centre: [600, 350], paper: [1200, 800] }

const runner: readonly Band[] = [
  { motif: 'plain', share: 1, ground: '#7a2f2a' },
  { motif: 'zigzag', share: 1, ground: '#e3b04b', figure: '#7a2f2a', repeats: 14 },
  { motif: 'diamonds', share: 1.6, ground: '#b4552d', figure: '#f3e6c8', heart: '#2c6e7f', repeats: 10 },
  { motif: 'zigzag', share: 1, ground: '#e3b04b', figure: '#7a2f2a', repeats: 14 },
  { motif: 'plain', share: 1, ground: '#7a2f2a' },
]

/** A candle in its clay holder. */
function candle(view: View, at: Vec): void {
  turnedThing(view, at, [xy(0.05, 0), xy(0.06, 0.02), xy(0.025, 0.05), xy(0.022, 0.16)], {
    colour: '#f3e6c8',
    ink: 1.1,
  })
  const flame = project(view.camera, [at[0], at[1] + 0.18, at[2]])
  glowAt(view, [at[0], at[1] + 0.2, at[2]], { reach: 0.75, strength: 0.5 })
  view.sheet.path(
    softPath([
      plus(flame, [-4, 2]),
      plus(flame, [-5, -7]),
      plus(flame, [0, -19]),
      plus(flame, [5, -7]),
      plus(flame, [4, 2]),
    ]),
    { fill: '#fff1b8' },
  )
}

/** A place at the table: plate, glass, knife and fork. */
function place(view: View, at: Vec, toward: 1 | -1): void {
  const { camera: eye } = view
  turnedThing(view, at, [xy(0.07, 0), xy(0.13, 0.015), xy(0.15, 0.022)], { colour: '#f6eedc', ink: 1.1 })
  turnedThing(
    view,
    [at[0] + 0.2, at[1], at[2] + 0.12 * toward],
    [xy(0.03, 0), xy(0.034, 0.06), xy(0.038, 0.12)],
    { colour: '#bcd0cf', ink: 1 },
  )
  for (const aside of [-0.19, 0.19])
    inkStraight(
      view,
      [
        project(eye, [at[0] + aside, at[1] + 0.005, at[2] - 0.09]),
        project(eye, [at[0] + aside, at[1] + 0.005, at[2] + 0.09]),
      ],
      { width: 1.6, opacity: 0.7 },
    )
}

/** A table laid: cloth, runner, two or four places, a candle. */
function laidTable(
  view: View,
  at: Vec,
  { width, places }: { width: number; places: readonly (readonly [number, 1 | -1])[] },
): void {
  const depth = 0.85
  const [top, near, far] = [0.76, at[2] - depth / 2, at[2] + depth / 2]
  for (const [aside, side] of places)
    if (side === 1)
      chair(view, { at: [at[0] + aside, 0, far + 0.28], back: [0, 0, 1], colour: '#6d4630', seat: '#d9b876' })
  table(view, { at, width, depth, height: top, colour: '#7a5236' })
  const [l, r] = [at[0] - width / 2 - 0.03, at[0] + width / 2 + 0.03]
  slab(
    view,
    [
      vec(l, top - 0.22, near - 0.03),
      vec(r, top - 0.22, near - 0.03),
      vec(r, top + 0.01, near - 0.03),
      vec(l, top + 0.01, near - 0.03),
    ],
    { colour: '#f3ead6', level: -0.16, ink: 1.2 },
  )
  slab(
    view,
    [
      vec(l, top + 0.01, near - 0.03),
      vec(r, top + 0.01, near - 0.03),
      vec(r, top + 0.01, far + 0.03),
      vec(l, top + 0.01, far + 0.03),
    ],
    { colour: '#f8f0de', level: 0.24, ink: 1.2 },
  )
  weave(
    view,
    flatCloth(view, [
      vec(l, top + 0.012, at[2] - 0.16),
      vec(r, top + 0.012, at[2] - 0.16),
      vec(r, top + 0.012, at[2] + 0.16),
      vec(l, top + 0.012, at[2] + 0.16),
    ]),
    runner,
  )
  for (const [aside, side] of places) place(view, [at[0] + aside, top + 0.015, at[2] + side * 0.29], side)
  candle(view, [at[0] + 0.02, top + 0.015, at[2]])
  for (const [aside, side] of places)
    if (side === -1)
      chair(view, {
        at: [at[0] + aside, 0, near - 0.3],
        back: [0, 0, -1],
        colour: '#6d4630',
        seat: '#d9b876',
      })
}

/** A tall jar of cantuta by the wall. */
function jar(view: View): void {
  const at: Vec = [0.55, 0, 3.4]
  turnedThing(view, at, [xy(0.14, 0), xy(0.26, 0.32), xy(0.22, 0.6), xy(0.12, 0.76), xy(0.16, 0.86)], {
    colour: '#2c6e7f',
  })
  const mouth = project(view.camera, [at[0], 0.86, at[2]])
  const metre = scaleAt(view.camera, at)
  for (const angle of [-1.9, -1.3, -0.9])
    cantutaBough(view, { at: plus(mouth, polar(0, 0)), angle, length: metre * 0.36, scale: metre * 0.11 })
}

/** Light of a lamp on the boards below it. */
function poolOnFloor(view: View, x: number, z: number): void {
  const ring = Array.from(
    { length: 14 },
    (_, i): Vec => vec(x + Math.cos((i / 14) * 6.283) * 1.3, 0.01, z + Math.sin((i / 14) * 6.283) * 0.9),
  )
  const face: Point[] = projectFace(view.camera, ring)
  if (face.length > 2) view.sheet.path(softPath(face), { fill: '#ffd58a', 'fill-opacity': 0.16 })
}

/** The dining room at dusk, the lamps lit, the valley going blue in the long window. */
function draw(scene: Scene): void {
  const view: View = { ...scene, camera }
  const pool: Pool = { at: [3.2, 1.5, 2.4], reach: 720, near: 0.6, far: 0.5 }
  shell(view, room, {
    pool,
    colours: { back: '#e3bd88', sides: '#d9ae78', floor: '#8a5a3c', ceiling: '#a57f58' },
  })
  boards(view, room, { colour: '#8a5a3c', width: 0.24 })
  shellLines(view, room)
  openThrough(view, window, {
    colour: '#e3bd88',
    pool,
    draw: (bounds) =>
      valley(view, {
        bounds,
        horizon: camera.centre[1],
        count: 5,
        snow: 10,
        disc: { at: [760, 300], radius: 18, colour: '#ffc88a' },
      }),
  })
  sash(view, window, { colour: '#5d3f2a', upright: [0.25, 0.5, 0.75], level: [0.72] })
  beams(view, room, { at: [0.6, 1.9, 3.2, 4.5, 5.8], thick: 0.18, colour: '#6d4a32', across: 'depth' })
  jar(view)
  for (const [x, z] of [
    [1.9, 2.6],
    [4.7, 2.6],
    [3.1, 0.7],
  ] as const)
    poolOnFloor(view, x, z)
  laidTable(view, [1.75, 0, 2.75], {
    width: 1.3,
    places: [
      [-0.3, -1],
      [0.32, -1],
      [0, 1],
    ],
  })
  laidTable(view, [4.75, 0, 2.75], {
    width: 1.3,
    places: [
      [-0.32, -1],
      [0.3, -1],
      [0, 1],
    ],
  })
  for (const [x, z] of [
    [1.75, 2.75],
    [4.75, 2.75],
  ] as const)
    hangingLamp(view, { from: vec(x, 2.85, z), drop: 0.75, radius: 0.24, shade: '#d98a4b', lit: 'lit' })
  laidTable(view, [3.2, 0, 0.72], {
    width: 1.7,
    places: [
      [-0.46, 1],
      [0.46, 1],
    ],
  })
  hangingLamp(view, { from: vec(3.2, 2.85, 0.9), drop: 0.72, radius: 0.22, shade: '#d98a4b', lit: 'lit' })
}

export const comedor = slidePicture('comedor', hours.dusk, draw)
