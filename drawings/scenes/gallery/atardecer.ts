import { mix } from '../../colour.ts'
import { type Point, plus, polar, xy } from '../../geometry.ts'
import { hours, toned } from '../../hours.ts'
import { agave, shrub, slopeOf } from '../../landscape/garden.ts'
import { lodge } from '../../landscape/house.ts'
import { along, sweep } from '../../organs/ribbon.ts'
import { stem } from '../../organs/stem.ts'
import { lensPath, softPath } from '../../path-text.ts'
import { galleryPicture } from '../../picture.ts'
import type { Scene } from '../../scene.ts'
import { valley } from '../../valley.ts'

/** The maguey's pole in flower, dark against the evening. */
function pole(scene: Scene, foot: Point, tall: number): void {
  const { random, sheet, hour } = scene
  const line = sweep({ at: foot, angle: -1.54, length: tall, bend: -0.06 }, 14)
  stem(scene, line, { thick: 15, thin: 5, colour: '#4f5a45' })
  let d = ''
  for (let i = 0; i < 13; i++) {
    const { at, angle } = along(line, 0.5 + i * 0.04)
    const side = i % 2 ? 1 : -1
    const arm = sweep(
      { at, angle: angle + side * 1.2, length: (0.26 - i * 0.014) * tall, bend: -side * 0.8 },
      6,
    )
    stem(scene, arm, { thick: 5, thin: 3, colour: '#4f5a45', ink: 1 })
    const end = along(arm, 1).at
    for (let k = 0; k < 12; k++) {
      const spot = plus(end, polar(random.between(-2.8, -0.3), random.between(0, 20)))
      d += lensPath(plus(spot, [0, 5]), plus(spot, [random.between(-4, 4), -10]), 4.4)
    }
  }
  sheet.path(d, {
    fill: toned('#c08a3c', hour, 0),
    stroke: '#22301f',
    'stroke-width': 0.7,
    'stroke-opacity': 0.5,
  })
}

/** Smoke from the kitchen, rising straight in the still air. */
function smoke(scene: Scene, at: Point): void {
  for (let i = 0; i < 7; i++) {
    const spot = plus(at, [Math.sin(i * 1.1) * 8 + i * 5, -i * 30])
    const ring = Array.from({ length: 6 }, (_, k) =>
      plus(spot, polar((k / 6) * Math.PI * 2, 11 + i * 5 * scene.random.between(0.8, 1.2))),
    )
    scene.sheet.path(softPath(ring), {
      fill: mix(scene.hour.haze, '#ffffff', 0.3),
      'fill-opacity': 0.32 - i * 0.04,
    })
  }
}

/** The last light on the river, the lamps already lit. */
function draw(scene: Scene): void {
  valley(scene, {
    bounds: { left: -5, right: 1205, top: 0, bottom: 905 },
    horizon: 470,
    rise: 260,
    count: 6,
    wave: 420,
    snow: 30,
    gap: 0.62,
    ink: 1.1,
    disc: { at: [742, 342], radius: 40, colour: '#ffc27a' },
  })
  slopeOf(
    scene,
    [xy(-10, 668), xy(140, 650), xy(400, 654), xy(640, 664), xy(780, 700), xy(880, 790), xy(930, 905)],
    { colour: '#6f7d4c', tufts: 36 },
  )
  smoke(scene, [624, 504])
  lodge({
    ...scene,
    camera: { eye: [-6.5, 3, -27], yaw: 0.12, focal: 820, centre: [318, 582], paper: [1200, 900] },
  })
  for (const [x, y, size] of [
    [300, 742, 40],
    [770, 748, 36],
    [806, 762, 28],
  ] as const)
    shrub(scene, [x, y], size)
  slopeOf(scene, [xy(560, 905), xy(760, 862), xy(960, 812), xy(1210, 780)], { colour: '#56683f', tufts: 24 })
  pole(scene, [1010, 850], 600)
  agave(scene, [1010, 905], 210)
  agave(scene, [1150, 925], 150)
  agave(scene, [850, 925], 110)
}

export const atardecer = galleryPicture('atardecer', hours.dusk, draw)
