import { type Point, plus, polar, through, xy } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { blade, shapes } from '../organs/blade.ts'
import { closed, placed, symmetric } from '../organs/figure.ts'
import { laid, rims, rounded } from '../organs/laid.ts'
import { plate } from '../organs/plate.ts'
import { along, girth, ribbon, sweep } from '../organs/ribbon.ts'
import { stalk, stem } from '../organs/stem.ts'
import type { Scene } from '../scene.ts'

const greens = ['#55864b', '#78a45f', '#467645'] as const

/** A long velvet tube with its two lips: the hood straight on, the lower lip turned down; a dark calyx, two anthers and a forked style. */
function flower(
  scene: Scene,
  from: Point,
  { angle, length, bend }: { angle: number; length: number; bend: number },
): void {
  const { hour } = scene
  const foot = sweep({ at: from, angle, length: 20 }, 3)
  stalk(scene, foot, { width: 3.4, colour: '#7a3a4a' })
  const spine = sweep({ at: along(foot, 1).at, angle, length, bend }, 14)
  const end = along(spine, 1)
  for (const lean of [-0.06, 0.1]) {
    const line = sweep({ at: end.at, angle: end.angle + lean, length: length * 0.36, bend: lean }, 4)
    inkLine(scene, line, { width: 1.5, opacity: 0.75 })
    const tip = along(line, 1)
    laid(
      scene,
      closed(
        placed(
          { at: tip.at, angle: tip.angle + 1.2, size: 9 },
          symmetric([xy(-1, 0), xy(0, -0.4), xy(1, 0)]),
        ),
        3,
      ),
      { paint: toned('#e9c65a', hour, 0), ink: 1 },
    )
  }
  const body = ribbon(
    spine,
    girth([
      [0, length * 0.03],
      [0.3, length * 0.042],
      [0.75, length * 0.066],
      [1, length * 0.07],
    ]),
  )
  rounded(scene, body, { colour: '#cf2438', ink: 0, light: 0.22 })
  rims(scene, body, 1.5)
  const seat = { at: end.at, angle: end.angle, size: length * 0.2 }
  const side = Math.cos(end.angle) > 0 ? 1 : -1
  const put = (points: readonly Point[]): Point[] =>
    closed(
      placed(
        seat,
        points.map(([x, y]): Point => [x, y * side]),
      ),
      5,
    )
  laid(
    scene,
    put([xy(-0.1, -0.36), xy(0.3, -0.42), xy(0.85, -0.26), xy(1.05, -0.02), xy(0.6, 0.04), xy(0, 0.02)]),
    { paint: toned('#dd3a4c', hour, 0.1), ink: 1.5 },
  )
  laid(
    scene,
    put([xy(-0.1, 0.3), xy(0.2, 0.34), xy(0.34, 0.8), xy(0.2, 1.2), xy(-0.12, 1.1), xy(-0.2, 0.7)]),
    { paint: toned('#b81d34', hour, -0.06), ink: 1.5 },
  )
  const cup = ribbon(
    sweep({ at: along(foot, 0.7).at, angle, length: length * 0.27, bend: bend * 0.3 }, 8),
    girth([
      [0, length * 0.025],
      [0.35, length * 0.058],
      [0.82, length * 0.07],
      [1, length * 0.045],
    ]),
  )
  rounded(scene, cup, { colour: '#6d2740', ink: 1.5 })
  const tooth = along(cup.spine, 1)
  for (const lean of [-0.5, 0.5])
    inkLine(
      scene,
      [
        plus(tooth.at, polar(tooth.angle + Math.PI / 2, lean * length * 0.08)),
        plus(tooth.at, polar(tooth.angle + lean * 0.3, length * 0.06)),
      ],
      { width: 2.4, opacity: 0.8 },
    )
}

/** A hanging raceme: flowers in pairs, smaller and shut towards its end. */
function raceme(
  scene: Scene,
  line: readonly Point[],
  { pairs, size, from }: { pairs: number; size: number; from: number },
): void {
  stem(scene, line, { thick: 9, thin: 4, colour: '#7a4a4e' })
  for (let i = pairs - 1; i >= 0; i--) {
    const { at, angle } = along(line, from + ((1 - from) * i) / pairs)
    const small = size * (1 - (i / pairs) * 0.5)
    for (const side of [-1, 1])
      flower(scene, at, {
        angle: angle + side * (0.95 - i * 0.08),
        length: small * scene.random.between(0.92, 1.05),
        bend: -side * 0.45,
      })
  }
}

/** Heart leaves in pairs, toothed and soft. */
function pair(
  scene: Scene,
  at: Point,
  { angles, length }: { angles: readonly [number, number]; length: number },
): void {
  for (const angle of angles) {
    const foot = sweep({ at, angle, length: length * 0.26 }, 4)
    stalk(scene, foot, { width: 5, colour: '#8f8a5a' })
    blade(
      scene,
      { at: along(foot, 1).at, angle, length, bend: Math.cos(angle) > 0 ? 0.3 : -0.3 },
      {
        ...shapes.heart,
        half: 0.36,
        teeth: 10,
        veins: 6,
        colour: scene.random.pick(greens),
        askew: Math.cos(angle) > 0 ? [0.8, 1] : [1, 0.8],
      },
    )
  }
}

function draw(scene: Scene): void {
  const main = through([xy(-8, 380), xy(80, 260), xy(200, 178), xy(330, 152), xy(456, 172)], 8)
  const droop = through([xy(456, 172), xy(500, 212), xy(520, 318), xy(516, 460), xy(500, 600)], 8)
  const second = through([xy(200, 178), xy(246, 226), xy(256, 336), xy(246, 460), xy(228, 580)], 8)
  pair(scene, along(main, 0.42).at, { angles: [-1.9, 2.2], length: 150 })
  pair(scene, along(main, 0.99).at, { angles: [-0.35, -1.5], length: 130 })
  raceme(scene, second, { pairs: 5, size: 196, from: 0.3 })
  stem(scene, main, { thick: 16, thin: 9, colour: '#7f7a52' })
  pair(scene, along(main, 0.16).at, { angles: [1.35, -2.4], length: 170 })
  pair(scene, along(main, 0.78).at, { angles: [-1.2, 1.45], length: 140 })
  raceme(scene, droop, { pairs: 6, size: 210, from: 0.26 })
}

export const salviaPlate = plate('salvia', '#c5cfb8', draw)
