import { type Point, plus, polar, xy } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { laid, rounded } from '../organs/laid.ts'
import { plate } from '../organs/plate.ts'
import { along, girth, ribbon, sweep } from '../organs/ribbon.ts'
import { onRing, type Ring, roundAbout, spoke } from '../organs/ring.ts'
import { stem } from '../organs/stem.ts'
import { polygonPath } from '../path-text.ts'
import type { Scene } from '../scene.ts'

const greens = ['#4e8549', '#6fa05a', '#3d7143'] as const

/** One pinna: a comb of lobes that shorten to its tip, lighter on its upper side. */
function pinna(
  scene: Scene,
  at: Point,
  { angle, length, bend, colour }: { angle: number; length: number; bend: number; colour: string },
): void {
  const teeth = Math.max(4, Math.round(length / 10))
  const comb = girth([
    [0, length * 0.15],
    [0.4, length * 0.15],
    [1, 1],
  ])
  const organ = ribbon(
    sweep({ at, angle, length, bend }, teeth * 2),
    (part) => comb(part) * (Math.round(part * teeth * 2) % 2 ? 1 : 0.34),
  )
  scene.sheet.gather(polygonPath([...organ.spine, ...[...organ.left].reverse()]), {
    fill: toned(colour, scene.hour, 0.16),
  })
  scene.sheet.gather(polygonPath([...organ.spine, ...[...organ.right].reverse()]), {
    fill: toned(colour, scene.hour, -0.2),
  })
}

/** A frond along its rachis, twice divided; the pinnae point forward to the tip. */
function frond(scene: Scene, line: readonly Point[], size: number): void {
  const pairs = 19
  const colour = scene.random.pick(greens)
  for (let i = 0; i < pairs; i++) {
    const part = 0.14 + (0.84 * i) / pairs
    const { at, angle } = along(line, part)
    const long = size * Math.sin(Math.PI * (0.2 + part * 0.74)) ** 0.8
    for (const side of [-1, 1])
      pinna(scene, at, {
        angle: angle + side * (1.25 - part * 0.35),
        length: long,
        bend: -side * 0.25,
        colour,
      })
  }
  inkLine(scene, line, { width: 3.4, opacity: 0.8, taper: 0.6, tremor: 0.3 })
}

/** A frond still rolled up, brown with scales. */
function crozier(
  scene: Scene,
  from: Point,
  { angle, length, turn }: { angle: number; length: number; turn: 1 | -1 },
): void {
  const line: Point[] = [...sweep({ at: from, angle, length, bend: turn * 0.25 }, 10)]
  const roll = length * 0.26
  let way = angle + turn * 0.25
  let spot = line[10] as Point
  for (let i = 0; i < 44; i++) {
    way += turn * (0.17 + i * 0.0046)
    spot = plus(spot, polar(way, roll * 0.165 * (1 - i / 60)))
    line.push(spot)
  }
  const thick = length * 0.1
  rounded(
    scene,
    ribbon(
      line,
      girth([
        [0, thick * 0.5],
        [0.5, thick * 0.62],
        [0.9, thick * 0.42],
        [1, thick * 0.3],
      ]),
    ),
    { colour: '#93a552', ink: 1.7 },
  )
  for (let i = 6; i < line.length - 6; i++) {
    const { at, angle: dir } = along(line, i / line.length)
    inkLine(
      scene,
      sweep(
        { at: plus(at, polar(dir - turn * 1.5, thick * 0.55)), angle: dir - turn * 1.1, length: thick * 0.5 },
        2,
      ),
      { width: 1.1, opacity: 0.55 },
    )
  }
}

/** The trunk: a column of old leaf scars under a mat of roots. */
function trunk(scene: Scene): void {
  const line = sweep({ at: xy(372, 800), angle: -1.6, length: 460, bend: 0.08 }, 14)
  stem(scene, line, { thick: 70, thin: 46, colour: '#6d5540', ink: 2 })
  for (let row = 0; row < 11; row++)
    for (const side of [-0.62, 0, 0.62]) {
      const part = 0.05 + row * 0.086 + (side === 0 ? 0.042 : 0)
      const { at, angle } = along(line, part)
      const spot = plus(at, polar(angle + Math.PI / 2, side * (33 - part * 11)))
      const scar = Array.from({ length: 8 }, (_, i) =>
        plus(
          spot,
          plus(
            polar(angle, Math.cos((i / 8) * 6.283) * 12),
            polar(angle + 1.57, Math.sin((i / 8) * 6.283) * (8 - Math.abs(side) * 4)),
          ),
        ),
      )
      laid(scene, scar, { paint: toned('#b08a5c', scene.hour, side > 0 ? -0.3 : 0), ink: 1 })
    }
}

function draw(scene: Scene): void {
  const crown: Ring = { at: xy(370, 330), angle: -Math.PI / 2, tilt: 0.3, radius: 14 }
  const spread = (around: number, flare: readonly [number, number], length: number): void =>
    frond(scene, spoke(crown, { around, flare, length }, 20), length * 0.19)
  const order = roundAbout(crown, 9, 0.12)
  for (const around of order.slice(0, 4)) spread(around, [0.35, 2.2], 400)
  trunk(scene)
  crozier(scene, onRing(crown, -0.9), { angle: -1.2, length: 130, turn: 1 })
  crozier(scene, onRing(crown, 2.6), { angle: -1.9, length: 112, turn: -1 })
  for (const around of order.slice(4)) spread(around, [0.5, 2.6], 420)
  crozier(scene, xy(560, 800), { angle: -1.5, length: 250, turn: 1 })
}

export const helechoArboreoPlate = plate('helecho-arboreo', '#b9cdb4', draw)
