import { type Camera, project, projectFace, scaleAt, type Vec, vec } from '../../camera.ts'
import { fire } from '../../furniture/hearth.ts'
import { glowAt } from '../../furniture/lamp.ts'
import { table } from '../../furniture/pieces.ts'
import { loaf } from '../../furniture/tableware.ts'
import { arc, type Point, plus, polar, xy } from '../../geometry.ts'
import { hours, toned } from '../../hours.ts'
import { hatch, inkLine } from '../../ink-line.ts'
import { plank, sash } from '../../joinery.ts'
import { type Opening, openThrough } from '../../opening.ts'
import { maizeCob } from '../../organs/cob.ts'
import { fruit, lit } from '../../organs/fruit.ts'
import { laid } from '../../organs/laid.ts'
import { stem } from '../../organs/stem.ts'
import { lensPath, polygonPath, softPath } from '../../path-text.ts'
import { slidePicture } from '../../picture.ts'
import { backWall, type Pool, type Room, tiles } from '../../room-interior.ts'
import { beams, canes, shell, shellLines } from '../../room-shell.ts'
import type { Scene, View } from '../../scene.ts'
import { block, footShade, turnedThing } from '../../solids.ts'
import { valley } from '../../valley.ts'

const room: Room = { width: 6, depth: 3.6, height: 2.75, front: -1.6 }
const wall = backWall(room)
const pane: Opening = { wall, left: 3.35, right: 4.65, low: 1.15, high: 2.1, deep: 0.45, splay: 0.12 }
const camera: Camera = { eye: [3, 1.5, -2.1], yaw: 0, focal: 840, centre: [600, 370], paper: [1200, 800] }

/** The adobe oven: a dome on its plinth, its mouth arched, the fire within. */
function oven(view: View): void {
  const foot: Vec = [1.3, 0, 2.5]
  block(view, [vec(0.2, 0, 1.75), vec(2.4, 0.8, 3.55)], { colour: '#d9b78a', from: [0.6, 0.7, -0.6] })
  woodPile(view)
  const at = project(view.camera, [foot[0], 0.8, 2.1])
  const metre = scaleAt(view.camera, [foot[0], 0.8, 2.1])
  const dome = arc(at, [metre * 0.98, metre * 1.06], [Math.PI, Math.PI * 2])
  const shape: Point[] = [...dome, ...arc(at, [metre * 0.98, metre * 0.16], [0, Math.PI])]
  laid(view, shape, { paint: lit(view, shape, { colour: '#d6ab78', blush: '#b0804f' }), ink: 2.1 })
  hatch(view, [...dome.slice(7), plus(at, [metre * 0.4, 0])], {
    angle: 1.1,
    spacing: 9,
    width: 0.9,
    opacity: 0.26,
  })
  const mouth = [
    ...arc(plus(at, [0, -metre * 0.02]), [metre * 0.4, metre * 0.62], [Math.PI, Math.PI * 2]),
    plus(at, [metre * 0.4, metre * 0.12]),
    plus(at, [-metre * 0.4, metre * 0.12]),
  ]
  const rim = [
    ...arc(plus(at, [0, -metre * 0.02]), [metre * 0.5, metre * 0.74], [Math.PI, Math.PI * 2]),
    plus(at, [metre * 0.5, metre * 0.13]),
    plus(at, [-metre * 0.5, metre * 0.13]),
  ]
  laid(view, rim, { paint: toned('#c08a5c', view.hour, -0.05), ink: 1.8 })
  for (let i = 1; i < 9; i++) {
    const turn = Math.PI + (i / 9) * Math.PI
    inkLine(
      view,
      [
        plus(at, [Math.cos(turn) * metre * 0.4, Math.sin(turn) * metre * 0.62]),
        plus(at, [Math.cos(turn) * metre * 0.5, Math.sin(turn) * metre * 0.74]),
      ],
      { width: 1.3, opacity: 0.5 },
    )
  }
  laid(view, mouth, { paint: '#3b241a', ink: 1.9 })
  view.sheet.within(polygonPath(mouth), () => fire(view, [foot[0], 0.78, 2.3], 0.36))
  glowAt(view, [foot[0], 1, 2], { reach: 1.5, strength: 0.32, colour: '#ffb862' })
}

/** Firewood stacked in its arch under the oven. */
function woodPile(view: View): void {
  const at = project(view.camera, [1.35, 0.1, 1.74])
  const metre = scaleAt(view.camera, [1.35, 0.1, 1.74])
  const arch = [
    ...arc(plus(at, [0, -metre * 0.18]), [metre * 0.52, metre * 0.32], [Math.PI, Math.PI * 2]),
    plus(at, [metre * 0.52, 0]),
    plus(at, [-metre * 0.52, 0]),
  ]
  laid(view, arch, { paint: '#3b2a1e', ink: 1.8 })
  view.sheet.within(polygonPath(arch), () => {
    for (let row = 0; row < 4; row++)
      for (let k = 0; k < 8; k++) {
        const spot = plus(at, [(k - 3.5 + (row % 2) * 0.5) * metre * 0.14, -metre * (0.06 + row * 0.12)])
        fruit(view, arc(spot, [metre * 0.068, metre * 0.064], [0, Math.PI * 2]).slice(0, -1), {
          colour: view.random.pick(['#c39a68', '#b3875a', '#a97a4c']),
          hatching: 0,
          ink: 1.3,
        })
        inkLine(view, arc(spot, [metre * 0.03, metre * 0.03], [0, 4]), { width: 1, opacity: 0.5 })
      }
  })
}

/** Clay pots along a plank on the back wall. */
function shelf(view: View): void {
  plank(view, { wall }, { from: 2.72, to: 3.2, at: 1.5, thick: 0.05, proud: 0.28, colour: '#7a5236' })
  plank(view, { wall }, { from: 4.85, to: 5.95, at: 1.62, thick: 0.05, proud: 0.28, colour: '#7a5236' })
  const pot = (x: number, y: number, size: number, colour: string): void => {
    turnedThing(
      view,
      [x, y, room.depth - 0.16],
      [
        xy(size * 0.5, 0),
        xy(size, size * 0.75),
        xy(size * 0.9, size * 1.3),
        xy(size * 0.52, size * 1.7),
        xy(size * 0.66, size * 1.95),
      ],
      { colour },
    )
  }
  pot(2.96, 1.55, 0.15, '#9c5a3e')
  pot(5.05, 1.67, 0.15, '#b4704a')
  pot(5.42, 1.67, 0.12, '#7c8f5a')
  pot(5.76, 1.67, 0.16, '#9c5a3e')
  for (const [x, y, colour] of [
    [2.95, 1.1, '#5a5248'],
    [5.1, 1.2, '#5a5248'],
    [5.5, 1.16, '#6d6254'],
  ] as const)
    pan(view, x, y, colour)
}

/** A pan hung by its handle. */
function pan(view: View, x: number, y: number, colour: string): void {
  const at = project(view.camera, [x, y, room.depth - 0.04])
  const metre = scaleAt(view.camera, [x, y, room.depth])
  stem(view, [plus(at, [0, -metre * 0.26]), plus(at, [0, -metre * 0.1])], { thick: 7, colour, ink: 1.3 })
  fruit(view, arc(at, [metre * 0.14, metre * 0.14], [0, Math.PI * 2]).slice(0, -1), {
    colour,
    hatching: 5,
    ink: 1.6,
  })
}

/** Garlands under the beams: maize tied by its husks, red chillies, garlic. */
function garlands(view: View): void {
  const hang = (x: number, z: number): Point => project(view.camera, [x, 2.5, z])
  const { random, sheet, hour } = view
  for (const x of [2.62, 2.8, 3.02]) {
    const at = hang(x, 2.2)
    inkLine(view, [at, plus(at, [2, 26])], { width: 2, opacity: 0.7 })
    for (const lean of [-0.2, 0.2])
      maizeCob(view, { at: plus(at, [lean * 40, 26]), angle: Math.PI / 2 - lean, length: 88 })
  }
  for (const x of [5.0, 5.3]) {
    const at = hang(x, 2.4)
    inkLine(view, [at, plus(at, [0, 150])], { width: 2.2, opacity: 0.7 })
    let d = ''
    for (let i = 0; i < 30; i++) {
      const spot = plus(at, [random.between(-4, 4), 20 + i * 4.3])
      d += lensPath(
        spot,
        plus(spot, polar(Math.PI / 2 + (i % 2 ? 1 : -1) * random.between(0.3, 1), random.between(22, 34))),
        4.6,
      )
    }
    sheet.path(d, {
      fill: toned('#b8332a', hour, 0),
      stroke: '#22301f',
      'stroke-width': 0.9,
      'stroke-opacity': 0.6,
    })
  }
}

/** The long table where dough is kneaded: loaves, flour, a bowl, the long peel against its end. */
function workTable(view: View): void {
  table(view, { at: [3.9, 0, 1.35], width: 2.6, depth: 0.95, height: 0.82, colour: '#9c724c' })
  const on = (x: number, z: number): Point => project(view.camera, [x, 0.82, z])
  const flour = Array.from({ length: 12 }, (_, i) =>
    plus(on(4.1, 1.25), [
      Math.cos((i / 12) * 6.283) * view.random.between(90, 150),
      Math.sin((i / 12) * 6.283) * view.random.between(20, 32),
    ]),
  )
  view.sheet.path(softPath(flour), { fill: '#fffaf0', 'fill-opacity': 0.6 })
  for (const [x, z, radius] of [
    [3.0, 1.6, 52],
    [3.36, 1.6, 50],
    [3.16, 1.3, 58],
    [3.56, 1.25, 56],
  ] as const)
    loaf(view, plus(on(x, z), [0, -14]), { radius, tilt: 0.5 })
  const dough = arc(plus(on(4.18, 1.25), [0, -22]), [64, 40], [0, Math.PI * 2]).slice(0, -1)
  fruit(view, dough, { colour: '#f6e8c8', blush: '#dcc59a', hatching: 6 })
  turnedThing(view, [4.75, 0.82, 1.45], [xy(0.1, 0), xy(0.2, 0.12), xy(0.24, 0.2)], { colour: '#b4653f' })
  stem(view, [on(4.36, 1.06), on(4.8, 1.02)], { thick: 15, colour: '#c79a5c', ink: 1.5 })
}

/** Where bread is baked: the oven lit since four in the morning. */
function draw(scene: Scene): void {
  const view: View = { ...scene, camera }
  const pool: Pool = { at: [2.4, 1.3, 3.2], reach: 760 }
  shell(view, room, {
    pool,
    colours: { back: '#f0dcb8', sides: '#ead3ab', floor: '#b9785a', ceiling: '#c9ab80' },
  })
  canes(view, room, 0.12)
  tiles(view, room, { colour: '#9a5a3e', size: 0.4 })
  shellLines(view, room)
  const soot = arc(project(camera, [1.3, 1.95, 3.6]), [150, 210], [0, Math.PI * 2])
  view.sheet.path(polygonPath(soot), {
    fill: view.sheet.glow(project(camera, [1.3, 2.05, 3.6]), 210, [
      [0, '#5d4a36', 0.4],
      [1, '#5d4a36', 0],
    ]),
  })
  openThrough(view, pane, {
    colour: '#f0dcb8',
    pool,
    draw: (bounds) => valley(view, { bounds, horizon: camera.centre[1], count: 4 }),
  })
  sash(view, pane, { colour: '#6d4630', upright: [0.5], level: [] })
  beams(view, room, { at: [0.7, 1.9, 3.1, 4.3, 5.5], thick: 0.17, colour: '#7a5638', across: 'depth' })
  shelf(view)
  footShade(view, [vec(0.2, 0, 1.75), vec(2.4, 0, 1.75), vec(2.4, 0, 3.5), vec(0.2, 0, 3.5)], 0.5)
  oven(view)
  garlands(view)
  workTable(view)
  view.sheet.path(
    polygonPath(
      projectFace(camera, [vec(3.2, 0.01, 2.9), vec(4.4, 0.01, 2.9), vec(4.9, 0.01, 2), vec(3.5, 0.01, 2)]),
    ),
    { fill: '#ffe9b0', 'fill-opacity': 0.25 },
  )
}

export const cocina = slidePicture('cocina', hours.afternoon, draw)
