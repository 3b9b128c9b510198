import { grow, leafDrawn } from '../../foliage.ts'
import { type Point, plus, polar, xy } from '../../geometry.ts'
import { hours, toned } from '../../hours.ts'
import { inkLine } from '../../ink-line.ts'
import { path, slopeOf } from '../../landscape/garden.ts'
import { stoneWall } from '../../landscape/stone-wall.ts'
import { leafCloud } from '../../landscape/trees.ts'
import { lensPath, polygonPath } from '../../path-text.ts'
import { galleryPicture } from '../../picture.ts'
import { fern } from '../../plants/fern.ts'
import { hummingbird } from '../../plants/hummingbird.ts'
import { cantutaTrumpet } from '../../plates/cantuta.ts'
import type { Scene } from '../../scene.ts'
import { valley } from '../../valley.ts'

/** The doorway: narrower above than below, a single stone across it. */
const door: readonly Point[] = [xy(752, 412), xy(908, 412), xy(940, 770), xy(720, 770)]

function doorway(scene: Scene): void {
  const { sheet, hour } = scene
  sheet.within(polygonPath(door), () => {
    valley(scene, {
      bounds: { left: 700, right: 960, top: 400, bottom: 780 },
      horizon: 560,
      rise: 110,
      count: 4,
      wave: 120,
      gap: 0.5,
      ink: 0.8,
    })
    sheet.path(polygonPath([xy(700, 700), xy(960, 690), xy(960, 780), xy(700, 780)]), {
      fill: toned('#8ca35f', hour, 0.1),
    })
    sheet.path(polygonPath([xy(908, 412), xy(940, 770), xy(914, 770), xy(888, 412)]), {
      fill: toned('#8d8170', hour, -0.35),
    })
    sheet.path(polygonPath([xy(752, 412), xy(908, 412), xy(900, 426), xy(758, 426)]), {
      fill: toned('#7d7263', hour, -0.4),
    })
  })
}

/** The cantuta over the wall: twigs, small leaves, and the trumpets in front of the stones. */
function cantuta(scene: Scene): void {
  const { random, sheet } = scene
  sheet.piled(() => {
    for (const [x, y, size] of [
      [30, 270, 62],
      [110, 232, 60],
      [60, 190, 52],
      [190, 276, 58],
      [170, 188, 54],
      [250, 222, 62],
      [310, 280, 58],
      [300, 176, 48],
      [376, 236, 56],
      [430, 290, 52],
      [120, 300, 50],
      [490, 316, 40],
    ] as const)
      leafCloud(scene, [x, y], { size, greens: ['#3d5f3d', '#54804a', '#7ba25d'] })
  })
  sheet.piled(() => {
    for (const [x, y, angle, length] of [
      [60, 330, 1.0, 120],
      [200, 320, 1.3, 130],
      [330, 320, 1.7, 120],
      [430, 310, 0.6, 130],
      [330, 250, 0.25, 150],
    ] as const)
      for (const tip of grow(
        scene,
        { at: xy(x, y), angle, generation: 0, length },
        { generations: 2, forks: 3, spread: 0.7, shorter: 0.7, sag: 0.35, width: 9 },
        '#6f563f',
      ))
        for (let i = 0; i < 3; i++)
          leafDrawn(
            scene,
            'ovate',
            {
              at: plus(tip.at, polar(tip.angle, -i * 7)),
              angle: tip.angle + (i % 2 ? 1 : -1) * random.between(0.5, 1.2),
              length: random.between(22, 32),
            },
            { colours: ['#4f7a47', '#6b8f52', '#3f6a3f'], ink: 0 },
          )
  })
  for (const [x, y, count] of [
    [96, 392, 2],
    [226, 440, 3],
    [334, 396, 2],
    [444, 430, 3],
    [548, 350, 2],
  ] as const)
    for (let i = 0; i < count; i++)
      cantutaTrumpet(scene, xy(x, y), {
        fan: (i - (count - 1) / 2) * 0.36,
        drop: 20,
        length: 98 + ((i * 7 + count * 3) % 4) * 8,
      })
}

/** Grass and moss at the wall's foot. */
function foot(scene: Scene): void {
  const { random, sheet, hour } = scene
  let d = ''
  for (let i = 0; i < 150; i++) {
    const at: Point = [random.between(20, 1190), 772 + random.between(-4, 10)]
    if (at[0] > 716 && at[0] < 946) continue
    d += lensPath(at, plus(at, polar(-Math.PI / 2 + random.between(-0.6, 0.6), random.between(14, 34))), 2.2)
  }
  sheet.path(d, { fill: toned('#4f7546', hour, -0.1) })
}

/** An old wall in the morning, a cantuta hanging over it and a hummingbird at its flowers. */
function draw(scene: Scene): void {
  valley(scene, {
    bounds: { left: -5, right: 1205, top: 0, bottom: 420 },
    horizon: 400,
    rise: 250,
    count: 5,
    wave: 420,
    snow: 50,
    gap: 0.66,
    ink: 1.1,
    river: 'none',
  })
  stoneWall(scene, { left: -20, right: 720, top: 330, bottom: 772, courses: 5, lean: [0, 32] })
  stoneWall(scene, { left: 940, right: 1220, top: 330, bottom: 772, courses: 5, lean: [-32, 0] })
  stoneWall(scene, { left: 690, right: 970, top: 330, bottom: 412, courses: 1 })
  doorway(scene)
  inkLine(scene, [door[3] as Point, door[0] as Point, door[1] as Point, door[2] as Point], {
    width: 2.2,
    opacity: 0.7,
    tremor: 0.8,
  })
  slopeOf(scene, [xy(-10, 772), xy(300, 776), xy(700, 772), xy(960, 772), xy(1210, 768)], {
    colour: '#8fa65f',
    tufts: 40,
  })
  path(
    scene,
    [xy(726, 772), xy(690, 800), xy(600, 850), xy(470, 910)],
    [xy(936, 772), xy(930, 810), xy(890, 850), xy(820, 910)],
  )
  foot(scene)
  fern(scene, [1064, 790], { size: 120, fronds: 9 })
  fern(scene, [1150, 820], { size: 150, fronds: 9 })
  fern(scene, [70, 830], { size: 120, fronds: 8 })
  cantuta(scene)
  hummingbird(scene, [610, 520], { size: 120, facing: -1 })
}

export const muro = galleryPicture('muro', hours.morning, draw)
