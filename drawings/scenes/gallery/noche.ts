import { xy } from '../../geometry.ts'
import { hours } from '../../hours.ts'
import { agave, path, shrub, slopeOf } from '../../landscape/garden.ts'
import { lodge } from '../../landscape/house.ts'
import { stars } from '../../landscape/night.ts'
import { orchardTree } from '../../landscape/trees.ts'
import { polygonPath } from '../../path-text.ts'
import { galleryPicture } from '../../picture.ts'
import { ridges } from '../../ridges.ts'
import type { Scene } from '../../scene.ts'

const hour = {
  ...hours.nightfall,
  skyHigh: '#141d3f',
  skyLow: '#4a5384',
  haze: '#4a5282',
  farRidge: '#39436f',
  nearRidge: '#1c2833',
  shade: '#14183a',
}

function sky(scene: Scene): void {
  const { sheet } = scene
  sheet.path(polygonPath([xy(-5, 0), xy(1205, 0), xy(1205, 720), xy(-5, 720)]), {
    fill: sheet.gradient(xy(0, 0), xy(0, 600), [
      [0, hour.skyHigh],
      [0.6, '#2c3768'],
      [1, hour.skyLow],
    ]),
  })
  stars(scene, { low: 470, way: [xy(-40, 430), xy(1080, -60)], cross: xy(420, 150), size: 84 })
}

/** Light from the windows on the grass. */
function lamplight(scene: Scene): void {
  const { sheet } = scene
  sheet.path(polygonPath([xy(420, 560), xy(1205, 540), xy(1205, 900), xy(300, 900)]), {
    fill: sheet.glow(xy(800, 690), 330, [
      [0, '#ffd27a', 0.5],
      [0.4, '#f3b45c', 0.2],
      [1, '#f3b45c', 0],
    ]),
  })
}

/** A clear night in June: the Milky Way over the house. */
function draw(scene: Scene): void {
  sky(scene)
  ridges(
    scene,
    {
      bounds: { left: -5, right: 1205, top: 0, bottom: 905 },
      horizon: 650,
      rise: 280,
      count: 5,
      wave: 420,
      gap: 0.3,
      ink: 0.8,
    },
    { far: hour.farRidge, near: hour.nearRidge, haze: hour.haze },
  )
  orchardTree(scene, [1090, 700], { height: 330, clouds: 22, greens: ['#20352f', '#263f37', '#2f4a3e'] })
  slopeOf(scene, [xy(-10, 600), xy(180, 622), xy(380, 646), xy(640, 650), xy(900, 636), xy(1210, 620)], {
    colour: '#4e6a45',
    tufts: 40,
  })
  lamplight(scene)
  path(
    scene,
    [xy(690, 716), xy(640, 760), xy(520, 820), xy(380, 905)],
    [xy(728, 716), xy(720, 770), xy(650, 830), xy(600, 905)],
  )
  lodge(
    {
      ...scene,
      camera: { eye: [-4, 3, -24], yaw: 0.06, focal: 900, centre: [440, 590], paper: [1200, 900] },
    },
    { walls: '#a9a5ae', tile: '#6d4a4a' },
  )
  for (const [x, y, size] of [
    [560, 752, 34],
    [1010, 744, 40],
    [1070, 760, 48],
  ] as const)
    shrub(scene, [x, y], size)
  orchardTree(scene, [130, 760], { height: 400, clouds: 24, greens: ['#1b2f2b', '#223a32', '#2b463a'] })
  agave(scene, [1120, 915], 150)
  agave(scene, [190, 920], 110)
}

export const noche = galleryPicture('noche', hour, draw)
