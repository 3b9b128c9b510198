import { plateOf, tableTop, under, vessel } from '../../furniture/tableware.ts'
import { xy } from '../../geometry.ts'
import { hours, toned } from '../../hours.ts'
import { inkLine } from '../../ink-line.ts'
import { maizeCob } from '../../organs/cob.ts'
import { lit, round } from '../../organs/fruit.ts'
import { laid } from '../../organs/laid.ts'
import { stem } from '../../organs/stem.ts'
import { polygonPath } from '../../path-text.ts'
import { slidePicture } from '../../picture.ts'
import type { Scene } from '../../scene.ts'
import { type Band, type Cloth, weave } from '../../textiles.ts'
import { cheese, jug, lime, potatoes, salad, trout } from './lunch-dishes.ts'

const napkin: readonly Band[] = [
  { motif: 'plain', share: 1, ground: '#b4552d' },
  { motif: 'steps', share: 1.3, ground: '#e9c98a', figure: '#8a3a2a', repeats: 9 },
  { motif: 'plain', share: 2.4, ground: '#b4552d' },
  { motif: 'steps', share: 1.3, ground: '#e9c98a', figure: '#8a3a2a', repeats: 9 },
  { motif: 'plain', share: 1, ground: '#b4552d' },
]
const folded: Cloth = (along, across) => [52 + across * 160 + along * 20, 250 + along * 330 - across * 18]

function draw(scene: Scene): void {
  const { sheet, hour } = scene
  tableTop(scene, { far: -10, colour: '#a97a4e', boards: 8 })
  weave(scene, folded, napkin)
  inkLine(
    scene,
    Array.from({ length: 9 }, (_, i) => folded(i / 8, 1)),
    { width: 1.8 },
  )
  jug(scene, xy(1050, 110), 84)
  const main = { at: xy(560, 462), radius: 330, tilt: 0.66 }
  plateOf(scene, main, { colour: '#f6eedc', band: '#2c6e7f' })
  potatoes(scene, xy(424, 556))
  salad(scene, xy(680, 556))
  trout(scene, { at: xy(306, 440), angle: -0.06, size: 490 })
  lime(scene, xy(556, 590))
  const side = { at: xy(986, 606), radius: 172, tilt: 0.66 }
  plateOf(scene, side, { colour: '#f6eedc', band: '#7c8f5a' })
  cheese(scene, xy(1040, 640))
  maizeCob(scene, { at: xy(884, 652), angle: -0.5, length: 206, bend: 0.1 })
  vessel(
    scene,
    { at: xy(330, 120), radius: 82, tilt: 0.56 },
    {
      profile: [
        [0, 1],
        [0.6, 0.86],
        [1, 0.5],
      ],
      deep: 0.7,
      colour: '#b4653f',
      inside: '#e5b23a',
    },
  )
  laid(scene, round(xy(330, 124), 68, 0.52), {
    paint: lit(scene, round(xy(330, 124), 68, 0.52), { colour: '#eebf4a', blush: '#d99a2b' }),
    ink: 1,
  })
  under(scene, { at: xy(150, 690), radius: 30, tilt: 0.3 }, 0)
  for (const [x, top] of [
    [104, 300],
    [164, 296],
  ] as const) {
    stem(scene, [xy(x + 22, 566), xy(x + 10, 430), xy(x, top + 70)], {
      thick: 11,
      thin: 8,
      colour: '#c3c7bd',
      ink: 1.4,
    })
    if (x === 104)
      for (const lean of [-9, 0, 9])
        stem(scene, [xy(x + lean * 0.8, top + 74), xy(x - 5 + lean, top + 14)], {
          thick: 4,
          colour: '#c3c7bd',
          ink: 1.1,
        })
    else
      laid(scene, [xy(x - 10, top + 76), xy(x - 16, top), xy(x - 2, top - 8), xy(x + 10, top + 74)], {
        paint: toned('#cfd3c8', hour, 0.1),
        ink: 1.4,
      })
  }
  sheet.path(polygonPath([xy(-5, -5), xy(420, -5), xy(900, 805), xy(120, 805)]), {
    fill: '#fff3cf',
    'fill-opacity': 0.1,
  })
}

export const almuerzo = slidePicture('almuerzo', hours.noon, draw)
