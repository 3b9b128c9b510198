import { type Point, plus, polar, xy } from '../geometry.ts'
import { toned } from '../hours.ts'
import { type LobedShape, lobed } from '../organs/lobed.ts'
import { plate } from '../organs/plate.ts'
import { along, sweep } from '../organs/ribbon.ts'
import { grains } from '../organs/seeds.ts'
import { stalk, stem } from '../organs/stem.ts'
import type { Scene } from '../scene.ts'

type Tints = readonly [string, string, string, string]

const crimson: Tints = ['#a8324f', '#c64a5e', '#8b2746', '#dd7a72']
const gold: Tints = ['#d9902f', '#eab24c', '#bd7029', '#f2cf7c']
const rose: Tints = ['#b04b86', '#cc6c9c', '#8f3a73', '#e09ab4']

/** The goose foot: a rhomb with blunt teeth on its two upper sides. */
const foot: LobedShape = {
  lobes: [[0, 1]],
  margin: [
    [0.12, 0.05],
    [0.36, 0.33],
    [0.42, 0.29],
    [0.54, 0.3],
    [0.58, 0.22],
    [0.72, 0.2],
    [0.76, 0.13],
    [0.9, 0.08],
  ],
  notch: 0,
}

function leaf(
  scene: Scene,
  from: Point,
  { angle, length, colour }: { angle: number; length: number; colour: string },
): void {
  const line = sweep({ at: from, angle, length: length * 0.55, bend: Math.cos(angle) > 0 ? 0.3 : -0.3 }, 5)
  stalk(scene, line, { width: 4, colour: '#b9788a' })
  const end = along(line, 1)
  lobed(scene, { at: end.at, angle: end.angle, length }, { ...foot, colour, squash: 0.92 })
}

/** One glomerule: grains packed over a darker ground, the lit ones last. */
function cluster(
  scene: Scene,
  at: Point,
  { angle, length, half }: { angle: number; length: number; half: number },
  tints: Tints,
): void {
  const { random, hour } = scene
  const many = Math.round((length * half) / 150)
  const places = (spread: number): Point[] =>
    Array.from({ length: many }, () => {
      const part = random.next()
      const width = half * Math.sin(Math.PI * (0.16 + part * 0.76)) * spread
      return plus(
        at,
        plus(polar(angle, length * part), polar(angle + Math.PI / 2, width * random.between(-1, 1))),
      )
    })
  grains(scene, places(1), { radius: 10, colour: toned(tints[2], hour, -0.12) })
  grains(scene, places(0.95), { radius: 8.5, colour: tints[0] })
  const lit = places(0.8).map((spot) => plus(spot, [-half * 0.2, -3]))
  grains(scene, lit, { radius: 7, colour: tints[1] })
  grains(scene, lit.slice(0, Math.ceil(many / 2)), { radius: 3.6, colour: tints[3], ring: tints[1] })
}

/** The whole panicle: side clusters stand up against the axis, smaller to the top. */
function panicle(
  scene: Scene,
  axis: readonly Point[],
  { from, width, tints }: { from: number; width: number; tints: Tints },
): void {
  const tiers = width > 120 ? 7 : 6
  for (let i = 0; i < tiers; i++) {
    const part = from + ((1 - from) * i) / tiers
    const { at, angle } = along(axis, part)
    const small = 1 - (i / tiers) * 0.55
    for (const side of [-1, 1])
      cluster(
        scene,
        plus(at, polar(angle + side * 1.5, 4)),
        {
          angle: angle + side * (0.72 - i * 0.03) + scene.random.between(-0.1, 0.1),
          length: width * small,
          half: width * 0.23 * small,
        },
        tints,
      )
    cluster(scene, at, { angle, length: width * 0.8 * small, half: width * 0.22 * small }, tints)
  }
}

function plant(
  scene: Scene,
  {
    at,
    angle,
    length,
    bend,
    thick,
  }: { at: Point; angle: number; length: number; bend: number; thick: number },
  look: {
    from: number
    width: number
    tints: Tints
    leaves: readonly (readonly [number, number, number, string])[]
  },
): void {
  const axis = sweep({ at, angle, length, bend }, 16)
  stem(scene, axis, { thick, thin: 5, colour: '#b9798a' })
  for (const [part, lean, size, colour] of look.leaves)
    leaf(scene, along(axis, part).at, { angle: along(axis, part).angle + lean, length: size, colour })
  panicle(scene, axis, look)
}

function draw(scene: Scene): void {
  plant(
    scene,
    { at: xy(200, 800), angle: -1.7, length: 540, bend: 0.12, thick: 15 },
    {
      from: 0.52,
      width: 104,
      tints: gold,
      leaves: [
        [0.28, -1, 110, '#7fa35a'],
        [0.42, 0.9, 80, '#93ad5c'],
      ],
    },
  )
  plant(
    scene,
    { at: xy(568, 800), angle: -1.44, length: 560, bend: -0.06, thick: 15 },
    {
      from: 0.52,
      width: 108,
      tints: rose,
      leaves: [
        [0.3, 1, 110, '#7fa35a'],
        [0.44, -0.9, 80, '#8f9d5c'],
      ],
    },
  )
  plant(
    scene,
    { at: xy(384, 800), angle: -1.55, length: 690, bend: -0.05, thick: 22 },
    {
      from: 0.42,
      width: 150,
      tints: crimson,
      leaves: [
        [0.16, -0.95, 130, '#6f9855'],
        [0.13, 0.95, 140, '#83a85f'],
        [0.27, 0.8, 120, '#b07a5c'],
        [0.3, -0.85, 120, '#7ba05a'],
        [0.38, 1, 96, '#a8545f'],
      ],
    },
  )
}

export const quinuaPlate = plate('quinua', '#d7c3b4', draw)
