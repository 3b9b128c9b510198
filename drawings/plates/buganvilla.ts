import { type Point, plus, polar, through, xy } from '../geometry.ts'
import { toned } from '../hours.ts'
import { blade, shapes } from '../organs/blade.ts'
import { hairs, laid, rounded } from '../organs/laid.ts'
import { plate } from '../organs/plate.ts'
import { along, girth, outlineOf, ribbon, sweep } from '../organs/ribbon.ts'
import { petalOf, type Ring, roundAbout } from '../organs/ring.ts'
import { stalk, stem, thorns } from '../organs/stem.ts'
import { linePath, softPath } from '../path-text.ts'
import type { Scene } from '../scene.ts'

const magentas = ['#c2307f', '#d0458f', '#ad2a78', '#dc5f9f'] as const
const greens = ['#4f8049', '#6c9a55', '#3f6d40'] as const

/** A papery bract with its net of veins, the slender flower laid to it and opening in a small cream star. */
function bract(
  scene: Scene,
  ring: Ring,
  { around, size, colour }: { around: number; size: number; colour: string },
): void {
  const { hour, sheet } = scene
  const leaf = petalOf(
    ring,
    {
      around,
      flare: [0.35, 1.35],
      length: size,
      half: girth([
        [0, size * 0.16],
        [0.3, size * 0.4],
        [0.62, size * 0.34],
        [1, 1],
      ]),
    },
    12,
  )
  laid(scene, outlineOf(leaf), { paint: toned(colour, hour, leaf.depth * 0.16), ink: 1.6 })
  let veins = linePath(leaf.spine.slice(0, -1))
  for (const part of [2, 4, 6])
    for (const rim of [leaf.left, leaf.right]) {
      const [from, to] = [leaf.spine[part] as Point, rim[part + 3] as Point]
      veins += linePath([from, [from[0] + (to[0] - from[0]) * 0.85, from[1] + (to[1] - from[1]) * 0.85]])
    }
  hairs(scene, veins, { colour: toned(colour, hour, -0.65), width: 1, opacity: 0.5 })
  const { at, angle } = along(leaf.spine, 0.12)
  const tube = ribbon(
    sweep({ at, angle, length: size * 0.4 }, 5),
    girth([
      [0, 3],
      [0.5, 4.5],
      [1, 3.4],
    ]),
  )
  rounded(scene, tube, { colour: '#c77f92', ink: 1.1 })
  const star = Array.from({ length: 10 }, (_, i) =>
    plus(along(tube.spine, 1).at, polar((i / 10) * Math.PI * 2, i % 2 ? 5 : 11)),
  )
  sheet.gather(softPath(star), {
    fill: '#fbf3d4',
    stroke: '#22301f',
    'stroke-width': 0.9,
    'stroke-opacity': 0.7,
  })
}

/** Three bracts to a flower head. */
function head(
  scene: Scene,
  from: Point,
  { at, size, angle }: { at: Point; size: number; angle: number },
): void {
  stalk(scene, through([from, plus(at, polar(angle, -size * 0.3)), at], 4), { width: 3.4, colour: '#8a6a56' })
  const ring: Ring = { at, angle, tilt: scene.random.between(0.55, 0.95), radius: 2 }
  const colour = scene.random.pick(magentas)
  for (const around of roundAbout(ring, 3, scene.random.between(0, 2)))
    bract(scene, ring, { around, size, colour })
}

function draw(scene: Scene): void {
  const bough = through(
    [xy(-8, 640), xy(110, 470), xy(240, 320), xy(380, 224), xy(520, 196), xy(624, 254)],
    8,
  )
  const arms = [
    through([xy(240, 320), xy(300, 380), xy(380, 430), xy(480, 450)], 7),
    through([xy(150, 420), xy(140, 330), xy(170, 240), xy(220, 170)], 7),
    through([xy(86, 502), xy(180, 512), xy(280, 560), xy(350, 602)], 7),
  ]
  const leaves = (line: readonly Point[], places: readonly (readonly [number, number, number])[]): void => {
    for (const [part, lean, length] of places) {
      const { at, angle } = along(line, part)
      blade(
        scene,
        { at, angle: angle + lean, length, bend: -lean * 0.3 },
        {
          ...shapes.ovate,
          half: 0.29,
          veins: 5,
          colour: scene.random.pick(greens),
          askew: lean < 0 ? [1, 0.8] : [0.8, 1],
        },
      )
    }
  }
  for (const arm of arms) {
    stem(scene, arm, { thick: 9, thin: 4, colour: '#8a6f58' })
    leaves(arm, [
      [0.28, -0.9, 96],
      [0.44, 0.9, 104],
      [0.66, -0.8, 88],
    ])
  }
  stem(scene, bough, { thick: 19, thin: 7, colour: '#7d6350' })
  thorns(scene, bough, { count: 7, size: 24, colour: '#6b4a38' })
  leaves(bough, [
    [0.1, -0.9, 120],
    [0.2, 0.9, 110],
    [0.42, -0.9, 116],
    [0.56, 0.8, 96],
    [0.72, -0.9, 106],
    [0.86, 0.9, 100],
  ])
  const spray = (from: Point, places: readonly (readonly [number, number, number, number])[]): void => {
    for (const [x, y, angle, size] of places) head(scene, from, { at: plus(from, [x, y]), angle, size })
  }
  spray(along(arms[2] ?? [], 1).at, [
    [-46, 12, 2.2, 84],
    [50, -24, -0.2, 84],
    [16, 44, 1.3, 96],
  ])
  spray(along(arms[0] ?? [], 1).at, [
    [-44, 40, 2, 88],
    [-16, -50, -1.6, 86],
    [64, -26, -0.4, 92],
    [40, 48, 0.9, 104],
  ])
  spray(along(arms[1] ?? [], 1).at, [
    [-58, -8, -2.9, 84],
    [44, -46, -0.8, 86],
    [-8, -48, -1.8, 96],
    [40, 34, 0.8, 90],
  ])
  spray(along(bough, 1).at, [
    [-70, -66, -1.9, 92],
    [24, -78, -1.1, 94],
    [-60, 40, 2.3, 96],
    [36, 76, 1.2, 100],
    [-14, -8, 0.2, 108],
  ])
}

export const buganvillaPlate = plate('buganvilla', '#c3cdb6', draw)
