import { type Point, plus, polar, xy } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { blade, shapes } from '../organs/blade.ts'
import { rays } from '../organs/composite.ts'
import { fruit, lump } from '../organs/fruit.ts'
import { laid } from '../organs/laid.ts'
import { plate } from '../organs/plate.ts'
import { along, sweep } from '../organs/ribbon.ts'
import type { Ring } from '../organs/ring.ts'
import { stalk, stem } from '../organs/stem.ts'
import type { Scene } from '../scene.ts'

const pinks = ['#d4589a', '#e279b0', '#c24488'] as const

/** One flower: five narrow segments spread, the fringed lip held up, an orange eye. */
function flower(scene: Scene, at: Point, { angle, size }: { angle: number; size: number }): void {
  const { hour, random } = scene
  const colour = random.pick(pinks)
  const ring: Ring = { at, angle, tilt: 1.1, radius: size * 0.08 }
  rays(scene, ring, {
    count: 5,
    length: size * 0.8,
    half: size * 0.17,
    flare: [1.35, 1.5],
    colours: [colour],
    from: random.between(0.2, 0.5),
    blunt: 0.4,
    ink: 1.2,
  })
  const lip = Array.from({ length: 17 }, (_, i) => {
    const around = angle - 1.5 + (i / 16) * 3
    const third = Math.abs(Math.sin((i / 16) * Math.PI * 1.5))
    return plus(at, polar(around, size * (0.36 + 0.26 * third + (i % 2 ? 0.09 : -0.04))))
  })
  laid(scene, [at, ...lip], { paint: toned('#f0a2c8', hour, 0.15), ink: 1.2 })
  laid(scene, lump(plus(at, polar(angle, size * 0.14)), size * 0.15, [1, 0.8, 1, 0.8, 1, 0.8]), {
    paint: toned('#f0b13a', hour, 0.1),
    ink: 1,
  })
}

/** The head: a ball of flowers at the end of a bare stalk, buds crowding its top. */
function head(
  scene: Scene,
  at: Point,
  { radius, size, from }: { radius: number; size: number; from: number },
): void {
  for (let i = 0; i < 7; i++) {
    const spot = plus(at, polar(-Math.PI / 2 + (i - 3) * 0.26, radius * 1.24))
    stalk(scene, [at, spot], { width: 3, colour: '#c47a9c' })
    fruit(scene, lump(spot, size * 0.2, [0.7, 0.8, 0.8, 0.8, 0.7, 0.9, 1.25, 0.9]), {
      colour: '#d4588e',
      blush: '#a83a74',
      hatching: 0,
      ink: 1.1,
    })
  }
  for (let i = 0; i < 16; i++) {
    const reach = i < 10 ? radius : radius * 0.46
    const around = from + i * (i < 10 ? 0.628 : 1.047)
    const out = plus(at, [Math.cos(around) * reach, Math.sin(around) * reach * 0.82 - radius * 0.1])
    if (i < 10) stalk(scene, [at, out], { width: 3, colour: '#c47a9c' })
    flower(scene, out, {
      angle: Math.atan2(out[1] - at[1], out[0] - at[0]),
      size: size * (i < 10 ? 1 : 0.94),
    })
  }
}

/** A reed-like cane, its short thick leaves in two ranks, drawn up into the long stalk of the head. */
function cane(
  scene: Scene,
  { at, angle, length, bend }: { at: Point; angle: number; length: number; bend: number },
  { leaves, leafy }: { leaves: number; leafy: number },
): Point {
  const line = sweep({ at, angle, length, bend }, 20)
  stem(scene, line, { thick: 17, thin: 8, colour: '#8aa865' })
  for (let i = leaves - 1; i >= 0; i--) {
    const part = 0.1 + (leafy * i) / leaves
    const seat = along(line, part)
    const side = i % 2 ? 1 : -1
    blade(
      scene,
      { at: seat.at, angle: seat.angle + side * 0.95, length: 132 - i * 8, bend: side * 0.35 },
      {
        ...shapes.elliptic,
        half: 0.15,
        veins: 0,
        colour: scene.random.pick(['#6b9a56', '#7fac62', '#5a8a4e']),
        askew: side < 0 ? [1, 0.6] : [0.6, 1],
      },
    )
    inkLine(scene, [plus(seat.at, polar(seat.angle + 1.6, 8)), plus(seat.at, polar(seat.angle - 1.6, 8))], {
      width: 1.5,
      opacity: 0.7,
    })
  }
  for (let i = 0; i < 5; i++) {
    const node = along(line, leafy + 0.16 + i * 0.09)
    inkLine(scene, [plus(node.at, polar(node.angle + 1.4, 6)), plus(node.at, polar(node.angle - 1.4, 5))], {
      width: 1.3,
      opacity: 0.6,
    })
  }
  return along(line, 1).at
}

function draw(scene: Scene): void {
  const second = cane(
    scene,
    { at: xy(470, 800), angle: -1.3, length: 520, bend: 0.16 },
    { leaves: 6, leafy: 0.5 },
  )
  head(scene, second, { radius: 74, size: 58, from: 0.3 })
  const first = cane(
    scene,
    { at: xy(330, 800), angle: -1.72, length: 612, bend: 0.06 },
    { leaves: 8, leafy: 0.5 },
  )
  head(scene, first, { radius: 116, size: 86, from: 0.1 })
}

export const winayWaynaPlate = plate('winay-wayna', '#c3d0c0', draw)
