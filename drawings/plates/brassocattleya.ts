import { type Point, plus, polar, through, xy } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { blade, shapes } from '../organs/blade.ts'
import { hairs, laid, rounded } from '../organs/laid.ts'
import { plate } from '../organs/plate.ts'
import { along, girth, outlineOf, type Ribbon, ribbon, sweep } from '../organs/ribbon.ts'
import { stem } from '../organs/stem.ts'
import { linePath } from '../path-text.ts'
import type { Scene } from '../scene.ts'

const lilac = '#c98ac0'

type Wave = { wave: number; depth: number }

/** A segment whose margin is crimped: the deeper the wave, the more like cloth. */
function crimped(
  seat: { at: Point; angle: number; length: number; bend: number },
  half: readonly (readonly [number, number])[],
  { wave, depth }: Wave,
): Ribbon {
  const body = ribbon(sweep(seat, 44), girth(half))
  const wavy = (rim: readonly Point[], phase: number): Point[] =>
    rim.map((point, i) => {
      const mid = body.spine[i] as Point
      const part = i / 44
      const out = 1 + depth * Math.sin(part * wave + phase) * Math.min(1, part * 3)
      return [mid[0] + (point[0] - mid[0]) * out, mid[1] + (point[1] - mid[1]) * out]
    })
  return { spine: body.spine, left: wavy(body.left, 0), right: wavy(body.right, 1.3) }
}

function segment(
  scene: Scene,
  organ: Ribbon,
  { colour, level, veins }: { colour: string; level: number; veins: number },
): void {
  const { hour, sheet } = scene
  const [foot, tip] = [organ.spine[0] as Point, organ.spine[44] as Point]
  laid(scene, outlineOf(organ), {
    paint: sheet.gradient(foot, tip, [
      [0, toned(colour, hour, level - 0.25)],
      [0.5, toned(colour, hour, level + 0.12)],
      [1, toned(colour, hour, level + 0.4)],
    ]),
    ink: 1.8,
  })
  let d = ''
  for (let k = -veins; k <= veins; k++) {
    const side = k < 0 ? organ.left : organ.right
    d += linePath(
      organ.spine.slice(2, 38).map((mid, i): Point => {
        const rim = side[i + 2] as Point
        const part = (Math.abs(k) / (veins + 0.7)) * Math.min(1, (i + 6) / 20)
        return [mid[0] + (rim[0] - mid[0]) * part, mid[1] + (rim[1] - mid[1]) * part]
      }),
    )
  }
  hairs(scene, d, { colour: toned(colour, hour, -0.6), width: 1, opacity: 0.4 })
}

/** The lip: two side lobes rolled over the column, then the broad frilled apron with its golden throat. */
function lip(scene: Scene, at: Point): void {
  const { hour, sheet } = scene
  const apron = crimped(
    { at: plus(at, [0, -4]), angle: Math.PI / 2, length: 226, bend: 0.04 },
    [
      [0, 34],
      [0.3, 66],
      [0.66, 138],
      [0.9, 104],
      [1, 20],
    ],
    { wave: 46, depth: 0.1 },
  )
  laid(scene, outlineOf(apron), {
    paint: sheet.glow(plus(at, [0, 60]), 190, [
      [0, '#f2b73c'],
      [0.26, '#e9a04a'],
      [0.42, '#a83280'],
      [0.78, '#b9468f'],
      [1, '#e3a3cd'],
    ]),
    ink: 2,
  })
  let d = ''
  for (let k = -7; k <= 7; k++)
    d += linePath(
      through(
        [
          plus(at, [k * 3.2, 20]),
          plus(at, [k * 8.5, 90]),
          plus(at, [k * (14.5 - Math.abs(k) * 0.35), 186 - Math.abs(k) * 9]),
        ],
        5,
      ),
    )
  hairs(scene, d, { colour: '#6b1f56', width: 1.4, opacity: 0.6 })
  for (const side of [-1, 1]) {
    const roll = crimped(
      { at: plus(at, [side * 8, -22]), angle: Math.PI / 2 - side * 0.42, length: 116, bend: side * 0.7 },
      [
        [0, 16],
        [0.5, 36],
        [0.85, 30],
        [1, 6],
      ],
      { wave: 26, depth: 0.1 },
    )
    laid(scene, outlineOf(roll), { paint: toned('#bb5a9c', hour, side < 0 ? 0.2 : -0.05), ink: 1.8 })
    hairs(scene, linePath(roll.spine.slice(4, 38)), { colour: '#6b1f56', width: 1.2, opacity: 0.5 })
  }
  rounded(
    scene,
    ribbon(
      sweep({ at: plus(at, [0, -30]), angle: Math.PI / 2, length: 66 }, 8),
      girth([
        [0, 10],
        [0.6, 15],
        [0.9, 16],
        [1, 6],
      ]),
    ),
    { colour: '#f4e3ee', ink: 1.5 },
  )
}

function flower(scene: Scene, at: Point): void {
  for (const [angle, length, bend] of [
    [-1.54, 262, 0.06],
    [0.98, 262, 0.22],
    [2.2, 262, -0.22],
  ] as const)
    segment(
      scene,
      crimped(
        { at, angle, length, bend },
        [
          [0, 14],
          [0.45, 44],
          [0.8, 30],
          [1, 1],
        ],
        { wave: 9, depth: 0.05 },
      ),
      { colour: '#bf7fb8', level: 0, veins: 2 },
    )
  for (const [angle, bend] of [
    [-0.26, -0.18],
    [Math.PI + 0.26, 0.18],
  ] as const)
    segment(
      scene,
      crimped(
        { at, angle, length: 276, bend },
        [
          [0, 16],
          [0.3, 74],
          [0.62, 104],
          [0.86, 74],
          [1, 4],
        ],
        { wave: 30, depth: 0.07 },
      ),
      { colour: lilac, level: 0.15, veins: 5 },
    )
  lip(scene, at)
}

function draw(scene: Scene): void {
  const bulb = ribbon(
    sweep({ at: xy(232, 780), angle: -1.62, length: 250, bend: -0.06 }, 16),
    girth([
      [0, 12],
      [0.4, 34],
      [0.85, 22],
      [1, 11],
    ]),
  )
  blade(
    scene,
    { at: xy(250, 560), angle: -2.0, length: 470, bend: 0.32 },
    { ...shapes.strap, half: 0.085, foot: 0.4, tip: 0.55, veins: 0, colour: '#5c8c50', askew: [1, 0.75] },
  )
  const spike = through([xy(222, 560), xy(252, 480), xy(330, 410), xy(400, 356)], 7)
  stem(scene, spike, { thick: 16, thin: 11, colour: '#8aa860' })
  blade(
    scene,
    { at: xy(214, 545), angle: 0.34, length: 480, bend: 0.28 },
    { ...shapes.strap, half: 0.08, foot: 0.4, tip: 0.55, veins: 0, colour: '#6b9a58', askew: [1, 0.7] },
  )
  rounded(scene, bulb, { colour: '#8fae62', ink: 1.9 })
  for (const part of [0.28, 0.52, 0.74]) {
    const { at, angle } = along(bulb.spine, part)
    inkLine(
      scene,
      [plus(at, polar(angle + 1.3, 30)), plus(at, polar(angle, 6)), plus(at, polar(angle - 1.3, 30))],
      { width: 1.3, opacity: 0.5 },
    )
  }
  flower(scene, xy(424, 318))
}

export const brassocattleyaPlate = plate('brassocattleya', '#c6cfc0', draw)
