import { type Point, through, xy } from '../geometry.ts'
import { blade, shapes } from '../organs/blade.ts'
import { plate } from '../organs/plate.ts'
import { along, sweep } from '../organs/ribbon.ts'
import { stalk, stem } from '../organs/stem.ts'
import { tube } from '../organs/tube.ts'
import type { Scene } from '../scene.ts'

const wood = '#7a5a44'
const greens = ['#4f7d45', '#6a9552', '#3f6d40'] as const

/** Small leaves in pairs along a twig. */
function tufts(scene: Scene, line: readonly Point[], count: number): void {
  const { random } = scene
  for (let i = 0; i < count; i++) {
    const { at, angle } = along(line, (i + 0.5) / count)
    for (const side of [-1, 1])
      blade(
        scene,
        {
          at,
          angle: angle + side * random.between(0.55, 1.05),
          length: random.between(62, 88),
          bend: side * -0.25,
        },
        { ...shapes.elliptic, veins: 4, colour: random.pick(greens), ink: 1.3 },
      )
  }
}

/** One hanging trumpet on its stalk: green calyx, a tube from gold to crimson, five lobes turned out. `fan` leans it aside. */
export function cantutaTrumpet(
  scene: Scene,
  from: Point,
  { fan, drop, length }: { fan: number; drop: number; length: number },
): void {
  const line = sweep({ at: from, angle: Math.PI / 2 - fan * 1.5, length: drop, bend: fan * 0.8 }, 6)
  stalk(scene, line, { width: 3.4, colour: '#7d9a4c' })
  const { at } = along(line, 1)
  tube(
    scene,
    { at, angle: Math.PI / 2 - fan * 0.75, length, bend: fan * 0.3 },
    {
      girth: [
        [0, 0.05],
        [0.3, 0.062],
        [1, 0.1],
      ],
      colour: '#c92a46',
      base: '#efb93a',
      throat: '#8d1f3a',
      tilt: 0.42,
      lobes: { count: 5, length: length * 0.28, half: length * 0.12, flare: [0.55, 1.35], colour: '#dc3d58' },
      calyx: { length: length * 0.2, half: length * 0.068, colour: '#86a552' },
      stamens: { count: 4, length: length * 0.25, colour: '#f0cf5a', spread: 0.24 },
    },
  )
}

function draw(scene: Scene): void {
  const bough = through([xy(-8, 120), xy(130, 140), xy(270, 168), xy(400, 226)], 6)
  const upper = through([xy(170, 146), xy(300, 96), xy(440, 84), xy(560, 118), xy(630, 190)], 6)
  const lower = through([xy(80, 132), xy(120, 230), xy(128, 340)], 6)
  for (const twig of [upper, lower]) {
    stem(scene, twig, { thick: 11, thin: 5, colour: wood })
    tufts(scene, twig, twig === upper ? 6 : 3)
  }
  for (const flower of [
    { fan: 0.24, drop: 40, length: 190 },
    { fan: -0.24, drop: 46, length: 206 },
  ])
    cantutaTrumpet(scene, along(lower, 1).at, flower)
  for (const flower of [
    { fan: -0.26, drop: 54, length: 208 },
    { fan: 0.2, drop: 60, length: 232 },
  ])
    cantutaTrumpet(scene, along(upper, 1).at, flower)
  stem(scene, bough, { thick: 18, thin: 8, colour: wood })
  tufts(scene, bough, 5)
  for (const flower of [
    { fan: 0.62, drop: 76, length: 238 },
    { fan: -0.6, drop: 70, length: 226 },
    { fan: 0.34, drop: 96, length: 262 },
    { fan: -0.3, drop: 88, length: 256 },
    { fan: 0.02, drop: 112, length: 292 },
  ])
    cantutaTrumpet(scene, along(bough, 1).at, flower)
}

export const cantutaPlate = plate('cantuta', '#b9c8a8', draw)
