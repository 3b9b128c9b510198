import { leafDrawn } from '../foliage.ts'
import { bezier, type Point, plus, polar } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { softPath } from '../path-text.ts'
import type { Scene } from '../scene.ts'

/** An orchid's spray: strap leaves, a bowed stem, and flowers of three sepals, two petals and a lip. */
export function orchid(
  scene: Scene,
  at: Point,
  { size, lean, colour }: { size: number; lean: number; colour: string },
): void {
  scene.sheet.piled(() => {
    for (const side of [-1.15, 1.1, -0.6, 0.7, 0.1])
      leafDrawn(
        scene,
        'strap',
        { at, angle: -Math.PI / 2 + side * 1.05, length: size * 0.55, bend: Math.sign(side) * 0.3 },
        { colours: ['#4b7a4a', '#68925a'], ink: 1 },
      )
    const stem = bezier(
      [
        at,
        plus(at, [lean * size * 0.05, -size * 0.6]),
        plus(at, [lean * size * 0.35, -size * 1.05]),
        plus(at, [lean * size * 0.85, -size * 0.8]),
      ],
      16,
    )
    inkLine(scene, stem, { width: 1.6, opacity: 0.8 })
    for (let i = 6; i < stem.length; i += 2)
      orchidFlower(scene, plus(stem[i] as Point, [0, size * 0.05]), {
        size: size * (0.17 - (i / stem.length) * 0.06),
        colour,
      })
  })
}

function orchidFlower(scene: Scene, at: Point, { size, colour }: { size: number; colour: string }): void {
  const { sheet, hour, random } = scene
  const turn = random.between(-0.25, 0.25)
  const petal = (angle: number, long: number, wide: number): string =>
    softPath([
      at,
      plus(at, polar(angle + turn - wide, long * 0.7)),
      plus(at, polar(angle + turn, long * 1.05)),
      plus(at, polar(angle + turn + wide, long * 0.7)),
    ])
  const fine = { stroke: '#5b3355', 'stroke-width': 0.7, 'stroke-opacity': 0.55 }
  sheet.gather(
    [-Math.PI / 2, Math.PI * 0.17, Math.PI * 0.83].map((angle) => petal(angle, size, 0.38)).join(''),
    { fill: toned(colour, hour, 0.35), ...fine },
  )
  sheet.gather([-0.28, Math.PI + 0.28].map((angle) => petal(angle, size * 0.98, 0.7)).join(''), {
    fill: toned(colour, hour, 0.15),
    ...fine,
  })
  sheet.gather(petal(Math.PI / 2, size * 0.7, 0.6), { fill: toned('#a83a6b', hour, 0), ...fine })
  sheet.gather(softPath([-1, 0, 1, 2].map((i) => plus(at, polar((i * Math.PI) / 2, size * 0.14)))), {
    fill: '#e3b04b',
  })
}
