import { type Point, xy } from '../../geometry.ts'
import { hours } from '../../hours.ts'
import { furrowed, maizePlant } from '../../landscape/fields.ts'
import { agave, slopeOf } from '../../landscape/garden.ts'
import { gumTree } from '../../landscape/trees.ts'
import { galleryPicture } from '../../picture.ts'
import type { Scene } from '../../scene.ts'
import { valley } from '../../valley.ts'

/** A row of maize by its far and near end, its plants taller as they come. */
function row(scene: Scene, [far, near]: readonly [Point, Point], count: number): void {
  for (let i = 0; i < count; i++) {
    const part = ((i + 0.5) / count) ** 1.7
    maizePlant(
      scene,
      [far[0] + (near[0] - far[0]) * part + scene.random.between(-4, 4), far[1] + (near[1] - far[1]) * part],
      70 + part * 240,
    )
  }
}

/** High noon: snow peaks, the river in full light, maize in tassel. */
function draw(scene: Scene): void {
  valley(scene, {
    bounds: { left: -5, right: 1205, top: 0, bottom: 905 },
    horizon: 400,
    rise: 330,
    count: 5,
    wave: 330,
    snow: 64,
    gap: 0.56,
    ink: 1.2,
  })
  for (const [x, y, tall] of [
    [930, 640, 150],
    [990, 660, 190],
    [1130, 690, 250],
    [1060, 690, 220],
  ] as const)
    gumTree(scene, [x, y], tall, 0.1)
  slopeOf(scene, [xy(760, 905), xy(880, 800), xy(1010, 720), xy(1120, 690), xy(1210, 676)], {
    colour: '#93a862',
    tufts: 30,
  })
  slopeOf(scene, [xy(-10, 640), xy(120, 644), xy(260, 670), xy(400, 730), xy(520, 820), xy(600, 905)], {
    colour: '#8fa55e',
    tufts: 20,
  })
  furrowed(scene, [xy(-10, 668), xy(196, 690), xy(480, 910), xy(-10, 910)], { earth: '#a07a50', rows: 7 })
  row(scene, [xy(120, 690), xy(430, 930)], 4)
  row(scene, [xy(62, 690), xy(268, 950)], 4)
  row(scene, [xy(10, 690), xy(90, 970)], 4)
  agave(scene, [1100, 905], 150)
  agave(scene, [975, 915], 96)
}

export const mediodia = galleryPicture('mediodia', hours.noon, draw)
