import type { Point } from '../geometry.ts'
import { hours } from '../hours.ts'
import { agave, eucalyptus, fallenFlowers, jacarandaTree, shrub, slopeOf } from '../landscape/garden.ts'
import { lodge } from '../landscape/house.ts'
import type { Picture } from '../picture.ts'
import { jacarandaBough } from '../plants/pinnate-trees.ts'
import type { Scene } from '../scene.ts'
import { valley } from '../valley.ts'

const hour = { ...hours.dawn, skyHigh: '#a9c8d6', skyLow: '#fbdcbd' }

function wide(scene: Scene): void {
  const bounds = { left: -5, right: 1605, top: 0, bottom: 905 }
  valley(scene, {
    bounds,
    horizon: 470,
    rise: 300,
    count: 7,
    wave: 420,
    snow: 46,
    gap: 0.36,
    ink: 1.2,
    disc: { at: [560, 262], radius: 34, colour: '#ffe3a6' },
  })
  for (const [x, y, tall] of [
    [905, 545, 62],
    [935, 552, 74],
    [968, 548, 66],
    [1002, 560, 80],
  ] as const)
    eucalyptus(scene, [x, y], tall)
  jacarandaTree(scene, [1405, 640], { height: 470, dabs: 620 })
  slopeOf(
    scene,
    [
      [-10, 800],
      [180, 775],
      [420, 800],
      [680, 760],
      [900, 690],
      [1120, 655],
      [1350, 640],
      [1610, 610],
    ],
    { colour: '#7f9457', tufts: 240 },
  )
  lodge({
    ...scene,
    camera: { eye: [-9, 3.4, -21], yaw: 0.42, focal: 800, centre: [1010, 540], paper: [1600, 900] },
  })
  const spots: readonly (readonly [Point, number])[] = [
    [[1010, 715], 34],
    [[1490, 668], 46],
    [[1565, 690], 56],
  ]
  for (const [at, size] of spots) shrub(scene, at, size)
  fallenFlowers(scene, [1120, 700], { width: 480, height: 150, count: 90 })
  agave(scene, [120, 905], 185)
  agave(scene, [330, 925], 130)
  shrub(scene, [1540, 900], 90)
}

function tall(scene: Scene): void {
  const bounds = { left: -5, right: 905, top: 0, bottom: 1105 }
  valley(scene, {
    bounds,
    horizon: 560,
    rise: 270,
    count: 7,
    wave: 300,
    snow: 40,
    gap: 0.4,
    ink: 1.2,
    disc: { at: [330, 372], radius: 30, colour: '#ffe3a6' },
  })
  slopeOf(
    scene,
    [
      [-10, 960],
      [150, 930],
      [340, 915],
      [560, 850],
      [760, 812],
      [910, 795],
    ],
    { colour: '#7f9457', tufts: 190 },
  )
  lodge({
    ...scene,
    camera: { eye: [-9, 3.6, -25], yaw: 0.42, focal: 800, centre: [445, 700], paper: [900, 1100] },
  })
  fallenFlowers(scene, [400, 890], { width: 480, height: 150, count: 60 })
  agave(scene, [110, 1105], 190)
  agave(scene, [290, 1120], 120)
  shrub(scene, [850, 1090], 90)
  jacarandaBough(scene, { at: [930, 60], angle: Math.PI - 0.3, length: 240, scale: 34 })
}

const shared = { height: 900, hour, grained: 'no' } as const

export const valleyBanner: Picture = {
  ...shared,
  name: 'valley-banner',
  file: 'public-site/src/pictures/valley-banner.svg',
  width: 1600,
  draw: wide,
}
export const valleyBannerTall: Picture = {
  ...shared,
  name: 'valley-banner-tall',
  file: 'public-site/src/pictures/valley-banner-tall.svg',
  width: 900,
  height: 1100,
  draw: tall,
}
