import { grow, leafDrawn } from '../foliage.ts'
import { bezier, type Point, plus, polar } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { lensPath, polygonPath } from '../path-text.ts'
import type { Scene } from '../scene.ts'
import { type Bough, seenOf } from './pinnate-trees.ts'

type Flower = { angle: number; length: number }

/** A tubular flower (cantuta, salvia): a long trumpet from its calyx, the lips turned out. */
function trumpet(
  scene: Scene,
  at: Point,
  { angle, length, tube, lip }: Flower & { tube: string; lip: string },
): void {
  const { sheet, hour } = scene
  const p = (along: number, aside: number): Point =>
    plus(at, plus(polar(angle, length * along), polar(angle + Math.PI / 2, length * aside)))
  const fine = { stroke: '#5a1c22', 'stroke-width': 0.7, 'stroke-opacity': 0.55 }
  sheet.gather(polygonPath([p(0.82, 0.1), p(1.03, 0.3), p(1.12, 0), p(1.03, -0.3), p(0.82, -0.1)]), {
    fill: toned(lip, hour, 0.1),
    ...fine,
  })
  sheet.gather(polygonPath([p(0.06, 0.05), p(0.92, 0.14), p(0.97, 0), p(0.92, -0.14), p(0.06, -0.05)]), {
    fill: toned(tube, hour, 0),
    ...fine,
  })
  sheet.gather(lensPath(p(-0.04, 0), p(0.3, 0), length * 0.09), {
    fill: toned('#6d8a4a', hour, 0),
    stroke: '#22301f',
    'stroke-width': 0.6,
    'stroke-opacity': 0.5,
  })
}

/** Cantuta: small ovate leaves and hanging trumpets, red with a yellow throat. */
export function cantutaBough(scene: Scene, { at, angle, length, scale, sight }: Bough): void {
  scene.sheet.piled(() => {
    const tips = grow(
      scene,
      { at, angle, generation: 0, length },
      { generations: 3, forks: 3, spread: 0.5, shorter: 0.7, sag: 0.25, width: scale * 0.4 },
      '#6b4f3a',
    )
    for (const tip of seenOf(tips, sight)) {
      for (let i = 0; i < 6; i++)
        leafDrawn(
          scene,
          'ovate',
          {
            at: plus(tip.at, polar(tip.angle, -i * scale * 0.24)),
            angle: tip.angle + (i % 2 ? 1 : -1) * scene.random.between(0.5, 1.2),
            length: scale * scene.random.between(0.5, 0.9),
          },
          { colours: ['#4f7a47', '#6b8f52', '#3f6a3f'], ink: 0.8 },
        )
      for (let i = scene.random.whole(1, 3); i > 0; i--)
        trumpet(scene, plus(tip.at, [scene.random.between(-4, 4), 0]), {
          angle: Math.PI / 2 + scene.random.between(-0.45, 0.45),
          length: scale * scene.random.between(1.5, 2),
          tube: scene.random.pick(['#c22f4a', '#d14b4f', '#b3263f']),
          lip: '#e8b23e',
        })
    }
  })
}

/** Retama (Spanish broom): rush-green rods, almost leafless, with racemes of yellow pea flowers. */
export function retama(scene: Scene, at: Point, bush: { size: number; rods: number; spread: number }): void {
  scene.sheet.piled(() => rodsOf(scene, at, bush))
}

function rodsOf(
  scene: Scene,
  at: Point,
  { size, rods, spread }: { size: number; rods: number; spread: number },
): void {
  const { random } = scene
  for (let i = 0; i < rods; i++) {
    const lean = (i / Math.max(1, rods - 1) - 0.5) * spread + random.between(-0.08, 0.08)
    const angle = -Math.PI / 2 + lean
    const tall = size * random.between(0.7, 1.1)
    const line = bezier(
      [
        at,
        plus(at, polar(angle, tall * 0.4)),
        plus(at, polar(angle + lean * 0.2, tall * 0.75)),
        plus(at, polar(angle + lean * 0.45, tall)),
      ],
      16,
    )
    inkLine(scene, line, { width: 2, opacity: 0.75 })
    for (let k = 6; k < line.length; k++)
      if (random.chance(0.8))
        pea(scene, line[k] as Point, {
          angle: angle + (k % 2 ? 1 : -1) * random.between(0.5, 1.2),
          length: size * 0.085 * (1.3 - (k / line.length) * 0.5),
        })
  }
}

/** A pea flower: the raised standard, two wings and the keel. */
function pea(scene: Scene, at: Point, { angle, length }: Flower): void {
  const { sheet, hour, random } = scene
  const p = (along: number, aside: number): Point =>
    plus(at, plus(polar(angle, length * along), polar(angle + Math.PI / 2, length * aside)))
  const fine = { stroke: '#8a5f14', 'stroke-width': 0.7, 'stroke-opacity': 0.6 }
  sheet.gather(
    polygonPath([p(0.1, 0), p(0.35, 0.5), p(0.85, 0.55), p(0.92, 0), p(0.85, -0.55), p(0.35, -0.5)]),
    {
      fill: toned(random.pick(['#f0c33c', '#f6d35c']), hour, 0.1),
      ...fine,
    },
  )
  sheet.gather(lensPath(p(0.2, 0.05), p(1.15, 0.1), length * 0.2), {
    fill: toned('#dd9f26', hour, 0),
    ...fine,
  })
}

/** Salvia, the hummingbirds' own: soft ovate leaves, and whorls of red tubes up each shoot. */
export function salviaBough(scene: Scene, { at, angle, length, scale }: Bough): void {
  scene.sheet.piled(() => {
    const tips = grow(
      scene,
      { at, angle, generation: 0, length },
      { generations: 2, forks: 3, spread: 0.5, shorter: 0.85, sag: -0.05, width: scale * 0.2 },
      '#5d6b43',
    )
    for (const tip of tips) {
      const spike = (part: number): Point => plus(tip.at, polar(tip.angle, scale * part))
      for (let i = 0; i < 4; i++)
        leafDrawn(
          scene,
          'ovate',
          {
            at: spike(-i * 0.5),
            angle: tip.angle + (i % 2 ? 1 : -1) * 1.05,
            length: scale * (0.75 + i * 0.15),
          },
          { colours: ['#557f4a', '#6f9858', '#41693f'], ink: 0.8 },
        )
      inkLine(scene, [tip.at, spike(2.6)], { width: 1.3, opacity: 0.7 })
      for (let i = 0; i < 6; i++)
        for (const side of [-1, 1])
          trumpet(scene, spike(0.3 + i * 0.4), {
            angle: tip.angle + side * (1.1 - i * 0.1),
            length: scale * (1.05 - i * 0.12),
            tube: i > 4 ? '#a8324e' : '#d0404f',
            lip: '#e0606a',
          })
    }
  })
}
