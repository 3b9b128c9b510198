import { through, xy } from '../../geometry.ts'
import { hours } from '../../hours.ts'
import { shrub, slopeOf } from '../../landscape/garden.ts'
import { mist, terraces, veil } from '../../landscape/terraces.ts'
import { gumTree } from '../../landscape/trees.ts'
import { galleryPicture } from '../../picture.ts'
import { molleBough } from '../../plants/pinnate-trees.ts'
import type { Scene } from '../../scene.ts'
import { valley } from '../../valley.ts'

/** Sunrise from the andenes: mist on the river, the terraces still in shade. */
function draw(scene: Scene): void {
  valley(scene, {
    bounds: { left: -5, right: 1205, top: 0, bottom: 905 },
    horizon: 440,
    rise: 300,
    count: 6,
    wave: 380,
    snow: 44,
    gap: 0.3,
    ink: 1.2,
    disc: { at: [352, 262], radius: 34, colour: '#ffe0a0' },
  })
  veil(scene, [430, 640], 0.4)
  mist(scene, [
    { at: [240, 520], wide: 300, tall: 30, opacity: 0.6 },
    { at: [560, 570], wide: 330, tall: 34, opacity: 0.55 },
    { at: [150, 640], wide: 260, tall: 40, opacity: 0.5 },
    { at: [420, 720], wide: 280, tall: 44, opacity: 0.4 },
  ])
  terraces(scene, {
    crest: through(
      [xy(1210, 300), xy(1080, 330), xy(950, 392), xy(820, 470), xy(700, 560), xy(600, 650), xy(520, 750)],
      4,
    ),
    foot: through(
      [xy(1210, 960), xy(1060, 980), xy(880, 960), xy(700, 930), xy(560, 900), xy(440, 880), xy(340, 880)],
      4,
    ),
    steps: 9,
    green: '#86a061',
    stone: '#a8937a',
  })
  slopeOf(scene, [xy(-10, 760), xy(120, 770), xy(280, 800), xy(420, 850), xy(560, 905)], {
    colour: '#7d955a',
    tufts: 34,
  })
  for (const [x, y, tall] of [
    [76, 800, 300],
    [190, 826, 260],
    [130, 822, 360],
  ] as const)
    gumTree(scene, [x, y], tall, 0.12)
  for (const [x, y, size] of [
    [30, 880, 70],
    [250, 880, 56],
    [330, 905, 50],
  ] as const)
    shrub(scene, [x, y], size)
  molleBough(scene, { at: [1215, 40], angle: Math.PI - 0.12, length: 190, scale: 34 })
}

export const amanecer = galleryPicture('amanecer', hours.dawn, draw)
