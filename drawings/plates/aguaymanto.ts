import { type Point, plus, polar, through, xy } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { blade, shapes } from '../organs/blade.ts'
import { rays } from '../organs/composite.ts'
import { closed, placed, type Seat, symmetric } from '../organs/figure.ts'
import { berry, dot, fruit, lit, round } from '../organs/fruit.ts'
import { laid } from '../organs/laid.ts'
import { plate } from '../organs/plate.ts'
import { along, sweep } from '../organs/ribbon.ts'
import { onRing, type Ring } from '../organs/ring.ts'
import { stalk, stem } from '../organs/stem.ts'
import type { Scene } from '../scene.ts'

const greens = ['#5b8a4f', '#7fa865', '#4a7747'] as const

/** The lantern: five ribs from a dented top to a drawn-out point. */
const lantern: readonly Point[] = symmetric([
  xy(0.03, 0),
  xy(0, -0.16),
  xy(0.1, -0.36),
  xy(0.36, -0.46),
  xy(0.66, -0.34),
  xy(0.86, -0.13),
  xy(1.04, 0),
])

const ribs = [-0.86, -0.34, 0.22, 0.78]

/** A husk dried to straw, or still green, on its thread of a stalk. */
export function aguaymantoHusk(
  scene: Scene,
  from: Point,
  { seat, colour, blush }: { seat: Seat; colour: string; blush: string },
): void {
  stalk(scene, through([from, plus(seat.at, polar(seat.angle, -30)), seat.at], 5), {
    width: 3.6,
    colour: '#8f9d55',
  })
  const outline = closed(placed(seat, lantern), 5)
  laid(scene, outline, { paint: lit(scene, outline, { colour, blush }), ink: 1.9 })
  for (const rib of ribs) {
    const line = through(
      placed(seat, [
        xy(0.02, rib * 0.06),
        xy(0.12, rib * 0.36),
        xy(0.4, rib * 0.46),
        xy(0.7, rib * 0.3),
        xy(1.02, 0),
      ]),
      5,
    )
    inkLine(scene, line, { width: 1.8, opacity: 0.6, taper: 0.8 })
  }
  ribs.slice(0, -1).forEach((rib, i) => {
    const next = ribs[i + 1] ?? rib
    for (const down of [0.2, 0.34, 0.48, 0.62]) {
      const wide = (1 - Math.abs(down - 0.4)) * 0.46
      inkLine(
        scene,
        placed(seat, [
          xy(down, rib * wide),
          xy(down + 0.09, (rib + next) * 0.5 * wide),
          xy(down - 0.01, next * wide),
        ]),
        { width: 0.8, opacity: 0.45 },
      )
    }
  })
}

/** A husk laid open: the gold berry inside, the torn walls curling away on both sides. */
export function aguaymantoOpen(scene: Scene, from: Point, seat: Seat): void {
  const { hour } = scene
  stalk(scene, through([from, plus(seat.at, polar(seat.angle, -40)), seat.at], 5), {
    width: 3.6,
    colour: '#8f9d55',
  })
  laid(scene, closed(placed(seat, lantern), 5), { paint: toned('#c9a561', hour, -0.12), ink: 1.5 })
  for (const rib of [-0.3, 0.05, 0.36])
    inkLine(scene, through(placed(seat, [xy(0.04, rib * 0.3), xy(0.4, rib), xy(0.95, rib * 0.2)]), 4), {
      width: 1.1,
      opacity: 0.5,
    })
  fruit(scene, round(placed(seat, [xy(0.46, 0)])[0] as Point, seat.size * 0.31), {
    colour: '#f6b23a',
    blush: '#d9752a',
    hatching: 6,
  })
  for (const side of [-1, 1]) {
    const flap = [
      xy(-0.01, side * 0.06),
      xy(0.08, side * 0.4),
      xy(0.36, side * 0.66),
      xy(0.68, side * 0.6),
      xy(1.02, side * 0.34),
      xy(0.8, side * 0.3),
      xy(0.44, side * 0.34),
      xy(0.14, side * 0.16),
    ]
    laid(scene, closed(placed(seat, flap), 5), {
      paint: toned('#e4c884', hour, side > 0 ? 0.2 : -0.06),
      ink: 1.7,
    })
    inkLine(
      scene,
      through(placed(seat, [xy(0.04, side * 0.16), xy(0.38, side * 0.5), xy(0.92, side * 0.36)]), 4),
      { width: 1.3, opacity: 0.55 },
    )
  }
}

/** The flower: a yellow wheel with five brown blots. */
function flower(scene: Scene, from: Point, at: Point): void {
  stalk(scene, through([from, plus(at, [-16, -34]), at], 5), { width: 3.4, colour: '#86a552' })
  const ring: Ring = { at, angle: 1.2, tilt: 0.95, radius: 8 }
  rays(scene, ring, {
    count: 5,
    length: 52,
    half: 30,
    flare: [1.1, 1.45],
    colours: ['#f2d356', '#f5dc70'],
    blunt: 0.3,
    ink: 1.4,
  })
  for (let i = 0; i < 5; i++)
    laid(scene, round(onRing(ring, (i / 5) * Math.PI * 2, 19), 8), { paint: '#6b3a24', ink: 0 })
  for (let i = 0; i < 5; i++)
    scene.sheet.gather(dot(onRing(ring, (i / 5) * Math.PI * 2 + 0.6, 7), 4.5), {
      fill: '#a9b06a',
      stroke: '#22301f',
      'stroke-width': 0.8,
    })
  berry(scene, at, { radius: 4, colour: '#c7cf7a' })
}

function draw(scene: Scene): void {
  const main = through([xy(128, 800), xy(190, 610), xy(262, 430), xy(330, 300), xy(410, 206)], 7)
  const arm = through([xy(262, 430), xy(390, 330), xy(530, 290), xy(640, 300)], 7)
  const leaf = (line: readonly Point[], places: readonly (readonly [number, number, number])[]): void => {
    for (const [part, lean, length] of places) {
      const { at, angle } = along(line, part)
      const foot = sweep({ at, angle: angle + lean, length: length * 0.2 }, 3)
      stalk(scene, foot, { width: 4, colour: '#86a552' })
      blade(
        scene,
        { at: foot[3] as Point, angle: angle + lean, length, bend: lean * 0.25 },
        {
          ...shapes.heart,
          half: 0.33,
          lobe: 0.08,
          colour: scene.random.pick(greens),
          askew: lean < 0 ? [1, 0.8] : [0.8, 1],
        },
      )
    }
  }
  leaf(main, [
    [0.34, -1, 190],
    [0.98, -0.8, 140],
    [0.99, 0.6, 130],
  ])
  stem(scene, main, { thick: 16, thin: 7, colour: '#8aa25c' })
  stem(scene, arm, { thick: 11, thin: 6, colour: '#8aa25c' })
  leaf(arm, [
    [0.5, -0.9, 190],
    [0.98, -0.1, 140],
  ])
  aguaymantoHusk(scene, along(main, 0.84).at, {
    seat: { at: xy(248, 300), angle: 1.75, size: 150 },
    colour: '#b6c46c',
    blush: '#8aa24e',
  })
  flower(scene, along(main, 0.95).at, xy(478, 226))
  aguaymantoHusk(scene, along(arm, 0.42).at, {
    seat: { at: xy(408, 410), angle: 1.5, size: 206 },
    colour: '#ecc978',
    blush: '#cf9445',
  })
  aguaymantoHusk(scene, along(arm, 0.94).at, {
    seat: { at: xy(640, 380), angle: 1.42, size: 172 },
    colour: '#e2cd86',
    blush: '#b99b4e',
  })
  leaf(main, [[0.24, 0.95, 170]])
  aguaymantoOpen(scene, along(arm, 0.72).at, { at: xy(556, 560), angle: 1.62, size: 160 })
}

export const aguaymantoPlate = plate('aguaymanto', '#d8cfa0', draw)
