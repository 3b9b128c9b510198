import { grow, leafDrawn } from '../foliage.ts'
import { type Point, plus, polar } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { softPath } from '../path-text.ts'
import type { Scene } from '../scene.ts'
import { type Bough, seenOf } from './pinnate-trees.ts'

/** Lúcuma: leathery ovate leaves crowded at the shoots' ends, and round green-gold fruit. */
export function lucumaBough(scene: Scene, { at, angle, length, scale, sight }: Bough): void {
  scene.sheet.piled(() => {
    const tips = grow(
      scene,
      { at, angle, generation: 0, length },
      { generations: 3, forks: 3, spread: 0.75, shorter: 0.72, sag: 0.08, width: scale * 0.5 },
      '#5f4936',
    )
    for (const tip of seenOf(tips, sight)) {
      for (let i = 0; i < 7; i++)
        leafDrawn(
          scene,
          'ovate',
          {
            at: tip.at,
            angle: tip.angle - 1.5 + i * 0.5 + scene.random.between(-0.15, 0.15),
            length: scale * scene.random.between(1.1, 1.7),
            bend: 0.1,
          },
          { colours: ['#3f6b41', '#557f48', '#2f5a3a'], ink: 0.9 },
        )
      if (scene.random.chance(0.5)) lucumaFruit(scene, plus(tip.at, [0, scale * 0.6]), scale * 0.5)
    }
  })
}

export function lucumaFruit(scene: Scene, at: Point, size: number): void {
  const { sheet, hour } = scene
  const ring = Array.from({ length: 9 }, (_, i) =>
    plus(at, polar((i / 9) * Math.PI * 2, size * (i === 2 ? 1.08 : 1))),
  )
  const paint = sheet.glow(plus(at, [-size * 0.35, -size * 0.35]), size * 1.7, [
    [0, toned('#d8c25a', hour, 0.3)],
    [0.5, toned('#93a04a', hour, 0)],
    [1, toned('#5d7436', hour, -0.3)],
  ])
  sheet.path(softPath(ring), { fill: paint, stroke: '#22301f', 'stroke-width': 1, 'stroke-opacity': 0.6 })
  inkLine(scene, [plus(at, [0, -size]), plus(at, [size * 0.1, -size * 1.35])], { width: 1.3 })
}
