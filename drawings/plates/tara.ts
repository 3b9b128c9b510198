import { type Point, plus, polar, through, xy } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { bipinnate } from '../organs/compound.ts'
import { hairs, laid } from '../organs/laid.ts'
import { pea } from '../organs/pea.ts'
import { plate } from '../organs/plate.ts'
import { along, girth, outlineOf, ribbon, strip, sweep } from '../organs/ribbon.ts'
import { stalk, stem, thorns } from '../organs/stem.ts'
import { linePath } from '../path-text.ts'
import type { Scene } from '../scene.ts'

const leaflet = { pairs: 6, length: 40, half: 0.26, greens: ['#4f7d4b', '#6c9a58', '#406d42'] } as const

/** A flat pod, swollen over its seeds, coral on one cheek and straw on the other. */
function pod(scene: Scene, at: Point, { angle, length }: { angle: number; length: number }): void {
  const { random, hour } = scene
  const colour = random.pick(['#cf4a32', '#d96a3e', '#b83a30', '#dd8a55'])
  const half = length * 0.14
  const knots = [
    [0, 2],
    [0.1, half * 0.9],
  ] as [number, number][]
  for (let i = 0; i < 5; i++) knots.push([0.2 + i * 0.16, half * 1.12], [0.28 + i * 0.16, half * 0.94])
  const organ = ribbon(
    sweep({ at, angle, length, bend: random.between(-0.3, 0.3) }, 30),
    girth([...knots, [1, 1]]),
  )
  laid(scene, outlineOf(organ), { paint: toned(colour, hour, 0.06), ink: 1.6 })
  laid(scene, strip(organ, 'left', [0.1, 0.9]), { paint: toned('#efb98a', hour, 0.1), ink: 0, opacity: 0.55 })
  for (let i = 0; i < 5; i++) {
    const seed = along(organ.spine, 0.2 + i * 0.16)
    inkLine(
      scene,
      sweep(
        {
          at: plus(seed.at, polar(seed.angle - 0.8, half * 0.55)),
          angle: seed.angle + 0.8,
          length: half * 1.2,
          bend: 1.9,
        },
        5,
      ),
      { width: 1.3, opacity: 0.5 },
    )
  }
}

/** A crowded raceme of ripe pods that hangs under the leaves. */
function bunch(
  scene: Scene,
  from: Point,
  { lean, length, pods, size }: { lean: number; length: number; pods: number; size: number },
): void {
  const axis = sweep({ at: from, angle: Math.PI / 2 + lean, length, bend: -lean }, 12)
  stalk(scene, axis, { width: 5, colour: '#8a6a45' })
  for (let i = 0; i < pods; i++) {
    const { at } = along(axis, 0.2 + (0.8 * i) / pods)
    const side = i % 2 ? 1 : -1
    pod(scene, at, {
      angle: Math.PI / 2 + side * (0.95 - (i / pods) * 0.75) + scene.random.between(-0.22, 0.22),
      length: size * scene.random.between(0.8, 1.15),
    })
  }
}

/** A raceme in flower: small yellow flowers with a red eye, open from below. */
function raceme(scene: Scene, from: Point, { angle, length }: { angle: number; length: number }): void {
  const axis = sweep({ at: from, angle, length, bend: 0.2 }, 12)
  stalk(scene, axis, { width: 4, colour: '#8a7a45' })
  const flowers = 15
  for (let i = flowers - 1; i >= 0; i--) {
    const { at, angle: way } = along(axis, 0.22 + (0.78 * i) / flowers)
    const side = i % 2 ? 1 : -1
    const size = 30 * (1.15 - (i / flowers) * 0.6)
    pea(
      scene,
      { at, angle: way + side * 1.1, size },
      { colour: scene.random.pick(['#eec04a', '#f3d06c']), calyx: '#c9653c', flip: side < 0 ? 1 : -1 },
    )
    hairs(
      scene,
      linePath([
        plus(at, polar(way + side * 1.1, size * 0.3)),
        plus(at, polar(way + side * 1.1, size * 0.55)),
      ]),
      { colour: '#b4402c', width: 4, opacity: 0.8 },
    )
  }
}

function draw(scene: Scene): void {
  const bough = through([xy(-8, 310), xy(130, 262), xy(290, 246), xy(430, 262), xy(530, 236)], 7)
  const leaf = (part: number, angle: number, length: number): void =>
    bipinnate(
      scene,
      { at: along(bough, part).at, angle, length, bend: Math.cos(angle) > 0 ? 0.25 : -0.25 },
      { pinnae: 3, reach: (way) => length * 0.5 * (0.8 + way * 0.3), lean: 0.9, each: leaflet },
    )
  leaf(0.32, -2.0, 190)
  leaf(0.97, 0.65, 220)
  leaf(0.98, -0.6, 190)
  bunch(scene, along(bough, 0.26).at, { lean: 0.06, length: 260, pods: 7, size: 140 })
  leaf(0.52, 1.7, 230)
  raceme(scene, along(bough, 0.58).at, { angle: -1.4, length: 190 })
  stem(scene, bough, { thick: 24, thin: 9, colour: '#7b6450' })
  thorns(scene, bough, { count: 11, size: 20, colour: '#6b4a38' })
  bunch(scene, along(bough, 0.72).at, { lean: -0.05, length: 320, pods: 11, size: 156 })
}

export const taraPlate = plate('tara', '#cdbfa0', draw)
