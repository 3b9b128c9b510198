import { grow, leafDrawn } from '../foliage.ts'
import { between, bezier, type Point, plus, xy } from '../geometry.ts'
import { hours } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { polygonPath, softPath } from '../path-text.ts'
import type { Picture } from '../picture.ts'
import type { Scene } from '../scene.ts'
import { type Band, type Cloth, weave } from '../textiles.ts'

const bands: readonly Band[] = [
  { motif: 'plain', share: 1, ground: '#b4552d' },
  { motif: 'plain', share: 0.35, ground: '#e3b04b' },
  { motif: 'diamonds', share: 1.3, ground: '#2c6e7f', figure: '#f3e6c8', heart: '#b4552d', repeats: 12 },
  { motif: 'plain', share: 0.35, ground: '#e3b04b' },
  { motif: 'plain', share: 1, ground: '#7c8f5a' },
]

function tree(scene: Scene, foot: Point, lean: number): void {
  const tips = grow(
    scene,
    { at: foot, angle: -Math.PI / 2 + lean, generation: 0, length: 138 },
    { generations: 3, forks: 2, spread: 0.42, shorter: 0.42, sag: lean * 0.8, width: 13 },
    '#7a6248',
  )
  scene.sheet.piled(() => {
    for (const tip of tips) {
      if (tip.at[1] > 120) continue
      for (let i = 0; i < 2; i++)
        leafDrawn(
          scene,
          'pinnate',
          {
            at: tip.at,
            angle: tip.angle + scene.random.between(-0.9, 0.9),
            length: scene.random.between(30, 46),
            bend: 0.15,
          },
          { colours: ['#7c8f5a', '#5f7d4c', '#93a966'], ink: 0.8, leaflets: 6 },
        )
    }
  })
}

/** The hammock between its two ties, a fringe along the near edge. */
function hammock(scene: Scene): void {
  const { sheet } = scene
  const [left, right]: readonly [Point, Point] = [xy(76, 152), xy(328, 149)]
  const [from, to]: readonly [Point, Point] = [xy(112, 172), xy(292, 169)]
  const far = bezier([from, [150, 212], [256, 212], to], 24)
  const near = bezier([from, [146, 262], [258, 262], to], 24)
  const cloth: Cloth = (along, across) =>
    between(far[Math.round(along * 24)] as Point, near[Math.round(along * 24)] as Point, across)
  for (const [end, tie] of [
    [from, left],
    [to, right],
  ] as const)
    for (let i = -2; i <= 2; i++)
      inkLine(scene, [tie, plus(end, [0, i * 3])], { width: 1, opacity: 0.7, tremor: 0.4 })
  weave(scene, cloth, bands)
  sheet.path(polygonPath([...far, ...[...near].reverse()]), {
    fill: sheet.gradient(xy(0, 190), xy(0, 246), [
      [0, '#22301f', 0.32],
      [0.5, '#22301f', 0.02],
      [1, '#22301f', 0.16],
    ]),
  })
  inkLine(scene, far, { width: 1.4 })
  inkLine(scene, near, { width: 1.8 })
  for (let i = 2; i < 23; i++)
    inkLine(
      scene,
      [
        near[i] as Point,
        plus(near[i] as Point, [scene.random.between(-1.5, 1.5), scene.random.between(6, 10)]),
      ],
      { width: 1, opacity: 0.6 },
    )
}

function draw(scene: Scene): void {
  const { sheet } = scene
  sheet.path(
    softPath([
      xy(30, 262),
      xy(110, 246),
      xy(210, 252),
      xy(320, 244),
      xy(376, 262),
      xy(300, 280),
      xy(180, 284),
      xy(80, 278),
    ]),
    { fill: '#7c8f5a', 'fill-opacity': 0.28 },
  )
  sheet.path(softPath([xy(110, 264), xy(200, 256), xy(292, 264), xy(200, 274)]), {
    fill: '#22301f',
    'fill-opacity': 0.14,
  })
  tree(scene, [72, 264], 0.02)
  tree(scene, [332, 262], -0.02)
  hammock(scene)
}

export const emptyHammock: Picture = {
  name: 'empty-hammock',
  file: 'public-site/src/pictures/empty-hammock.svg',
  width: 400,
  height: 300,
  hour: hours.morning,
  grained: 'no',
  draw,
}
