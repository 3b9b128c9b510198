import { mix } from '../colour.ts'
import { mass, tapered } from '../foliage.ts'
import { bezier, type Point, plus, xy } from '../geometry.ts'
import { hours, toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { polygonPath, softPath } from '../path-text.ts'
import type { Picture } from '../picture.ts'
import { fern } from '../plants/fern.ts'
import type { Scene } from '../scene.ts'

const hour = { ...hours.morning, haze: '#e4eadb' }

/** Trunks in mist: the farther, the paler; `near` from 0 to 1. */
function trunk(scene: Scene, x: number, near: number): void {
  const { sheet, random } = scene
  const foot: Point = [x, 356 + near * 170]
  const line = bezier(
    [
      foot,
      [x + random.between(-14, 14), 200],
      [x + random.between(-18, 18), 100],
      [x + random.between(-40, 40), -30],
    ],
    10,
  )
  const thick = 8 + near * 34
  const paint = mix('#6a6f52', hour.haze, 0.82 - near * 0.7)
  sheet.path(polygonPath(tapered(line, thick)), {
    fill: sheet.gradient(xy(x - thick / 2, 0), xy(x + thick / 2, 0), [
      [0, mix(paint, hour.light, 0.3)],
      [1, mix(paint, hour.shade, 0.25)],
    ]),
  })
  inkLine(
    scene,
    line.map((p) => plus(p, [thick * 0.42, 0])),
    { width: 0.6 + near * 1.2, opacity: 0.2 + near * 0.5 },
  )
  inkLine(
    scene,
    line.map((p) => plus(p, [-thick * 0.42, 0])),
    { width: 0.6 + near * 0.7, opacity: 0.2 + near * 0.4 },
  )
}

/** The path: broad at our feet, bending out of sight among the ferns. */
function path(scene: Scene): void {
  const { sheet } = scene
  const left = [
    ...bezier([xy(150, 620), xy(300, 520), xy(470, 500), xy(400, 430)], 12),
    ...bezier([xy(400, 430), xy(352, 392), xy(398, 362), xy(424, 344)], 8),
  ]
  const right = [
    ...bezier([xy(520, 620), xy(560, 540), xy(640, 488), xy(500, 424)], 12),
    ...bezier([xy(500, 424), xy(430, 386), xy(420, 362), xy(430, 344)], 8),
  ]
  sheet.path(polygonPath([...left, ...[...right].reverse()]), {
    fill: sheet.gradient(xy(0, 340), xy(0, 600), [
      [0, mix('#d9c49a', hour.haze, 0.5)],
      [1, toned('#c9a873', hour, 0)],
    ]),
  })
  inkLine(scene, left, { width: 1.2, opacity: 0.45, tremor: 2 })
  inkLine(scene, right, { width: 1.2, opacity: 0.45, tremor: 2 })
  for (let i = 0; i < 26; i++) {
    const k = scene.random.whole(0, 14)
    const [a, b] = [left[k] as Point, right[k] as Point]
    const at: Point = [a[0] + (b[0] - a[0]) * scene.random.between(0.1, 0.9), a[1] + (b[1] - a[1]) * 0.5]
    const size = (b[0] - a[0]) * 0.022
    sheet.gather(
      softPath([
        plus(at, [-size, 0]),
        plus(at, [0, -size * 0.6]),
        plus(at, [size, 0]),
        plus(at, [0, size * 0.5]),
      ]),
      { fill: '#9b7f55', 'fill-opacity': 0.5 },
    )
  }
}

/** Morning light in the mist. */
function air({ sheet }: Scene): void {
  sheet.path(polygonPath([xy(0, 0), xy(800, 0), xy(800, 600), xy(0, 600)]), {
    fill: sheet.gradient(xy(0, 0), xy(0, 600), [
      [0, '#dfe9dc'],
      [0.55, '#eef0df'],
      [1, '#7f9668'],
    ]),
  })
  sheet.path(polygonPath([xy(0, 0), xy(800, 0), xy(800, 600), xy(0, 600)]), {
    fill: sheet.glow([430, 250], 330, [
      [0, '#fff6d8', 0.95],
      [0.5, '#fff3d0', 0.4],
      [1, '#fff3d0', 0],
    ]),
  })
}

/** The wood behind: trunks, leaves overhead, the forest's floor. */
function wood(scene: Scene): void {
  const { sheet } = scene
  for (const [x, near] of [
    [250, 0],
    [360, 0.05],
    [505, 0],
    [585, 0.08],
    [155, 0.25],
    [660, 0.3],
  ] as const)
    trunk(scene, x, near)
  for (const [x, wide] of [
    [150, 190],
    [400, 150],
    [640, 200],
  ] as const)
    mass(scene, [x, 10], [wide, 62], { colours: ['#a9bb8c', '#8ea878'], dabs: 78, dab: 9, opacity: 0.4 })
  sheet.path(
    softPath([
      xy(-40, 380),
      xy(120, 335),
      xy(300, 345),
      xy(430, 338),
      xy(560, 345),
      xy(700, 330),
      xy(850, 380),
      xy(850, 640),
      xy(-40, 640),
    ]),
    {
      fill: sheet.gradient(xy(0, 330), xy(0, 600), [
        [0, mix('#93a873', hour.haze, 0.55)],
        [0.5, '#7f9860'],
        [1, '#4d6b42'],
      ]),
    },
  )
  mass(scene, [230, 365], [130, 26], { colours: ['#9db383', '#8aa472'], dabs: 70, dab: 9, opacity: 0.6 })
  mass(scene, [600, 362], [150, 28], { colours: ['#9db383', '#8aa472'], dabs: 70, dab: 9, opacity: 0.6 })
}

function draw(scene: Scene): void {
  air(scene)
  wood(scene)
  path(scene)
  for (const [x, y, size, fronds] of [
    [350, 385, 46, 7],
    [520, 400, 54, 7],
    [265, 425, 80, 8],
    [610, 430, 92, 8],
  ] as const)
    fern(scene, [x, y], { size, fronds })
  trunk(scene, 60, 0.9)
  trunk(scene, 745, 0.75)
  for (const [x, y, size] of [
    [170, 520, 150],
    [665, 525, 165],
    [40, 600, 215],
    [770, 610, 205],
    [345, 640, 120],
  ] as const)
    fern(scene, [x, y], { size, fronds: 8 })
}

export const lostPath: Picture = {
  name: 'lost-path',
  file: 'public-site/src/pictures/lost-path.svg',
  width: 800,
  height: 600,
  hour,
  margin: 22,
  draw,
}
