import { type Point, xy } from '../geometry.ts'
import { hours } from '../hours.ts'
import { agave, eucalyptus, fallenFlowers, jacarandaTree, path, shrub, slopeOf } from '../landscape/garden.ts'
import { lodge } from '../landscape/house.ts'
import type { Picture } from '../picture.ts'
import { jacarandaBough } from '../plants/pinnate-trees.ts'
import type { Scene } from '../scene.ts'
import { valley } from '../valley.ts'
import { softWash } from '../wash.ts'

const hour = { ...hours.dawn, skyHigh: '#a9c8d6', skyLow: '#fbdcbd' }

/** What stands nearest on the wide banner. */
function foreground(scene: Scene): void {
  fallenFlowers(scene, [1220, 690], { width: 390, height: 140, count: 60 })
  agave(scene, [120, 905], 190)
  agave(scene, [335, 925], 130)
  shrub(scene, [1540, 920], 100)
}

/** The lodge's slope: shade, the path, the house and its shrubs. */
function hillside(scene: Scene): void {
  slopeOf(
    scene,
    [
      xy(-10, 812),
      xy(180, 790),
      xy(420, 806),
      xy(640, 762),
      xy(830, 680),
      xy(925, 632),
      xy(1150, 628),
      xy(1350, 622),
      xy(1610, 600),
    ],
    { colour: '#8a9d5c', tufts: 38 },
  )
  shadeOnGrass(scene, [
    xy(1010, 690),
    xy(1360, 664),
    xy(1610, 690),
    xy(1610, 730),
    xy(1300, 716),
    xy(1090, 722),
  ])
  path(
    scene,
    [xy(1172, 668), xy(1150, 700), xy(1070, 745), xy(960, 800), xy(840, 905)],
    [xy(1196, 666), xy(1184, 704), xy(1120, 756), xy(1040, 812), xy(990, 905)],
  )
  lodge({
    ...scene,
    camera: { eye: [-9, 3.4, -21], yaw: 0.42, focal: 800, centre: [1010, 540], paper: [1600, 900] },
  })
  for (const [at, size] of [
    [[1000, 700], 36],
    [[1040, 712], 28],
    [[1500, 676], 50],
    [[1572, 700], 60],
  ] as const)
    shrub(scene, at, size)
}

function wide(scene: Scene): void {
  const bounds = { left: -5, right: 1605, top: 0, bottom: 905 }
  valley(scene, {
    bounds,
    horizon: 470,
    rise: 290,
    count: 6,
    wave: 420,
    snow: 46,
    gap: 0.36,
    ink: 1.2,
    disc: { at: [560, 232], radius: 34, colour: '#ffe3a6' },
  })
  for (const [x, y, tall] of [
    [905, 560, 72],
    [938, 566, 88],
    [972, 560, 76],
  ] as const)
    eucalyptus(scene, [x, y], tall)
  jacarandaTree(scene, [1405, 640], { height: 480, clouds: 26 })
  hillside(scene)
  foreground(scene)
}

function tall(scene: Scene): void {
  const bounds = { left: -5, right: 905, top: 0, bottom: 1105 }
  valley(scene, {
    bounds,
    horizon: 560,
    rise: 270,
    count: 6,
    wave: 300,
    snow: 44,
    gap: 0.36,
    ink: 1.2,
    disc: { at: [300, 330], radius: 30, colour: '#ffe3a6' },
  })
  slopeOf(
    scene,
    [xy(-10, 975), xy(150, 930), xy(240, 850), xy(325, 778), xy(600, 772), xy(760, 766), xy(910, 750)],
    { colour: '#8a9d5c', tufts: 70 },
  )
  shadeOnGrass(scene, [xy(440, 828), xy(740, 802), xy(910, 830), xy(910, 866), xy(700, 856), xy(500, 860)])
  path(
    scene,
    [xy(566, 800), xy(560, 836), xy(500, 900), xy(420, 980), xy(380, 1105)],
    [xy(590, 798), xy(596, 840), xy(580, 912), xy(550, 990), xy(560, 1105)],
  )
  lodge({
    ...scene,
    camera: { eye: [-9, 3.6, -25], yaw: 0.42, focal: 830, centre: [440, 690], paper: [900, 1100] },
  })
  for (const [at, size] of [
    [[430, 846], 30],
    [[800, 812], 44],
    [[868, 828], 52],
  ] as const)
    shrub(scene, at, size)
  fallenFlowers(scene, [600, 850], { width: 290, height: 170, count: 60 })
  agave(scene, [110, 1105], 190)
  agave(scene, [290, 1120], 120)
  shrub(scene, [850, 1100], 90)
  jacarandaBough(scene, { at: [930, 90], angle: Math.PI - 0.1, length: 230, scale: 34 })
}

/** The house's and the tree's shade, thrown away from the rising sun. */
function shadeOnGrass(scene: Scene, outline: readonly Point[]): void {
  softWash(scene, outline, { paint: '#3f5f3c', opacity: 0.3, stray: 4 })
}

const shared = { height: 900, hour, grained: 'no' } as const

export const valleyBanner: Picture = {
  ...shared,
  name: 'valley-banner',
  file: 'public-site/src/pictures/banner/valley-banner.svg',
  width: 1600,
  draw: wide,
}
export const valleyBannerTall: Picture = {
  ...shared,
  name: 'valley-banner-tall',
  file: 'public-site/src/pictures/banner/valley-banner-tall.svg',
  width: 900,
  height: 1100,
  draw: tall,
}
