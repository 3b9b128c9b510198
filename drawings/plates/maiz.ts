import { type Point, plus, polar, xy } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { bladeOf, shapes } from '../organs/blade.ts'
import { maizeCob } from '../organs/cob.ts'
import { hairs, laid, rims } from '../organs/laid.ts'
import { plate } from '../organs/plate.ts'
import { along, outlineOf, type Sweep, strip, sweep } from '../organs/ribbon.ts'
import { stem } from '../organs/stem.ts'
import { linePath, polygonPath, softPath } from '../path-text.ts'
import type { Scene } from '../scene.ts'

const greens = ['#5f9150', '#7dab60', '#4e8049'] as const

/** A long strap of a leaf that clasps the cane, arches and hangs; its pale rib, its parallel veins. */
function strapLeaf(scene: Scene, seat: Sweep, half = 0.055): void {
  const organ = bladeOf(seat, { ...shapes.strap, half })
  const colour = scene.random.pick(greens)
  laid(scene, outlineOf(organ), { paint: toned(colour, scene.hour, 0.08), ink: 0 })
  const dark = Math.cos(seat.angle) > 0 ? 'right' : 'left'
  scene.sheet.gather(polygonPath(strip(organ, dark, [0, 0.97])), {
    fill: toned(colour, scene.hour, -0.2),
    'fill-opacity': 0.9,
  })
  const veins = [0.35, 0.68].flatMap((part) =>
    (['left', 'right'] as const).map((side) =>
      linePath(
        organ.spine.slice(2, -4).map((mid, i): Point => {
          const rim = organ[side][i + 2] as Point
          return [mid[0] + (rim[0] - mid[0]) * part, mid[1] + (rim[1] - mid[1]) * part]
        }),
      ),
    ),
  )
  hairs(scene, veins.join(''), { colour: toned(colour, scene.hour, 0.5), width: 1, opacity: 0.55 })
  hairs(scene, linePath(organ.spine.slice(0, -2)), { colour: '#dfe6b0', width: 3, opacity: 0.75 })
  rims(scene, organ, 1.6)
}

/** The tassel: a spike and its side branches, strung with anthers. */
function tassel(scene: Scene, at: Point): void {
  for (const lean of [-0.95, 0.9, -0.6, 0.58, -0.28, 0.26, 0]) {
    const line = sweep(
      {
        at: plus(at, [lean * 6, -Math.abs(lean) * -14]),
        angle: -Math.PI / 2 + lean * 0.75,
        length: 178 - Math.abs(lean) * 50,
        bend: lean * 0.9,
      },
      14,
    )
    inkLine(scene, line, { width: 2.4, opacity: 0.8 })
    let grains = ''
    for (let i = 2; i <= 14; i++) {
      const { at: spot, angle } = along(line, i / 14)
      for (const side of [-1, 1]) {
        const out = plus(spot, polar(angle + side * 0.9, 13))
        grains += softPath([
          spot,
          plus(spot, polar(angle + side * 1.5, 7)),
          out,
          plus(spot, polar(angle + side * 0.4, 8)),
        ])
      }
    }
    scene.sheet.gather(grains, {
      fill: toned('#d8b45c', scene.hour, lean < 0 ? 0.15 : -0.12),
      stroke: '#22301f',
      'stroke-width': 0.8,
      'stroke-opacity': 0.55,
    })
  }
}

/** The ear: rows of broad pale grains, two husk leaves thrown open, silk at its tip. */
export function maizeEar(scene: Scene, seat: Sweep): void {
  const { random } = scene
  const spine = sweep(seat, 26)
  const tip = along(spine, 1)
  for (let i = 0; i < 13; i++)
    inkLine(
      scene,
      sweep(
        {
          at: plus(tip.at, polar(tip.angle, -16)),
          angle: tip.angle + (i - 6) * 0.09,
          length: random.between(60, 100),
          bend: (i - 6) * 0.2,
        },
        6,
      ),
      { width: 1.7, opacity: 0.6 },
    )
  for (const [lean, bend] of [
    [-0.42, -0.5],
    [0.42, 0.55],
  ] as const)
    strapLeaf(
      scene,
      { at: plus(seat.at, polar(seat.angle, 4)), angle: seat.angle + lean, length: seat.length * 1.02, bend },
      0.14,
    )
  maizeCob(scene, seat)
  for (const [lean, bend] of [
    [-0.75, 0.75],
    [0.8, -0.7],
  ] as const)
    strapLeaf(
      scene,
      {
        at: plus(seat.at, polar(seat.angle, -14)),
        angle: seat.angle + lean,
        length: seat.length * 0.52,
        bend,
      },
      0.2,
    )
}

function draw(scene: Scene): void {
  const cane = sweep({ at: xy(352, 800), angle: -1.6, length: 600, bend: 0.06 }, 14)
  const node = (part: number): Point => along(cane, part).at
  tassel(scene, plus(node(1), [0, -2]))
  for (const [part, angle, length, bend] of [
    [0.94, -0.95, 300, 1.5],
    [0.86, -2.15, 330, -1.5],
    [0.7, -0.85, 360, 1.6],
  ] as const)
    strapLeaf(scene, { at: node(part), angle, length, bend })
  stem(scene, cane, { thick: 38, thin: 14, colour: '#8fab5c', ink: 1.8 })
  for (const part of [0.16, 0.36, 0.54, 0.7, 0.86])
    inkLine(scene, [plus(node(part), [-17 + part * 9, 2]), plus(node(part), [17 - part * 9, -2])], {
      width: 2,
      opacity: 0.7,
    })
  strapLeaf(scene, { at: node(0.56), angle: -2.2, length: 370, bend: -1.9 }, 0.06)
  strapLeaf(scene, { at: node(0.3), angle: -2.3, length: 340, bend: -1.5 }, 0.06)
  maizeEar(scene, { at: plus(node(0.3), [16, 0]), angle: -0.98, length: 330, bend: -0.16 })
}

export const maizPlate = plate('maiz', '#d6cf9c', draw)
