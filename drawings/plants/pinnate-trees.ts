import type { Colour } from '../colour.ts'
import { grow, leafDrawn, type Tip } from '../foliage.ts'
import { type Bounds, type Point, plus, polar } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { lensPath, polygonPath } from '../path-text.ts'
import type { Scene } from '../scene.ts'

/** A bough: where it springs from, which way, how long its first shoot is, and the size of its leaves in pixels. */
export type Bough = { at: Point; angle: number; length: number; scale: number; sight?: Bounds }

/** Only the tips whose leaves can be seen. */
export const seenOf = (tips: readonly Tip[], sight: Bounds | undefined): readonly Tip[] =>
  sight
    ? tips.filter(
        ({ at: [x, y] }) =>
          x > sight.left - 25 && x < sight.right + 25 && y > sight.top - 45 && y < sight.bottom + 20,
      )
    : tips

const round = (at: Point, size: number): string => lensPath(plus(at, [0, -size]), plus(at, [0, size]), size)

/** Molle (pepper tree): hanging pinnate leaves of narrow leaflets, and strings of pink berries. */
export function molleBough(scene: Scene, { at, angle, length, scale, sight }: Bough): void {
  scene.sheet.piled(() => {
    const tips = grow(
      scene,
      { at, angle, generation: 0, length },
      { generations: 3, forks: 3, spread: 0.5, shorter: 0.66, sag: 0.22, width: scale * 0.5 },
      '#6b5138',
    )
    for (const tip of seenOf(tips, sight)) {
      for (let i = 0; i < 2; i++) {
        const lean = Math.PI / 2 + scene.random.between(-0.5, 0.5)
        leafDrawn(
          scene,
          'pinnate',
          {
            at: plus(tip.at, polar(tip.angle, i * -6)),
            angle: lean,
            length: scale * scene.random.between(2, 3.4),
            bend: scene.random.between(-0.15, 0.15),
          },
          {
            colours: ['#7c9a52', '#5f8148', '#93a95e', '#4b6d3f'],
            ink: 0.8,
            leaflets: 6,
          },
        )
      }
      if (scene.random.chance(0.35)) berries(scene, tip.at, { length: scale * 2.2, size: scale * 0.14 })
    }
  })
}

function berries(scene: Scene, at: Point, { length, size }: { length: number; size: number }): void {
  const { random, sheet, hour } = scene
  inkLine(scene, [at, plus(at, [random.between(-4, 4), length])], { width: 0.8, opacity: 0.6 })
  for (let i = 0; i < 11; i++) {
    const down = random.between(0.15, 1)
    const spot = plus(at, [random.between(-1, 1) * size * 2.4 * (1.15 - down * 0.7), length * down])
    sheet.gather(round(spot, size * random.between(0.75, 1.2)), {
      fill: toned(random.pick(['#c2506a', '#d9788a', '#b4403f']), hour, 0),
      stroke: '#7a2335',
      'stroke-width': 0.5,
      'stroke-opacity': 0.6,
    })
  }
}

const lilacs: readonly [Colour, ...Colour[]] = ['#8f7bc0', '#a893d3', '#7566ad', '#bcaadf']

/** A panicle of jacaranda bells at a tip. */
function jacarandaPanicle(scene: Scene, at: Point, { angle, size }: { angle: number; size: number }): void {
  const { random } = scene
  inkLine(scene, [at, plus(at, polar(angle, size))], { width: 1.1, opacity: 0.7 })
  for (let i = 0; i < 11; i++) {
    const part = 0.15 + (i / 11) * 0.85
    const side = i % 2 ? 1 : -1
    const lean = angle + side * random.between(0.5, 1.3) * (1.1 - part * 0.5)
    bell(scene, plus(at, polar(angle, size * part)), {
      angle: lean,
      length: size * random.between(0.24, 0.34) * (1.15 - part * 0.4),
    })
  }
}

/** A jacaranda flower: a narrow tube that opens into five lips. */
function bell(scene: Scene, at: Point, { angle, length }: { angle: number; length: number }): void {
  const { random, sheet, hour } = scene
  const p = (along: number, aside: number): Point =>
    plus(at, plus(polar(angle, length * along), polar(angle + Math.PI / 2, length * aside)))
  const shape = [p(0, 0.03), p(0.62, 0.2), p(1.04, 0.46), p(1.1, 0), p(1.04, -0.46), p(0.62, -0.2)]
  sheet.gather(polygonPath(shape), {
    fill: toned(random.pick(lilacs), hour, 0),
    stroke: '#4b3f7d',
    'stroke-width': 0.7,
    'stroke-opacity': 0.5,
  })
}

/** Jacaranda in bloom: panicles before the leaves, a few feathery leaves among them. */
export function jacarandaBough(scene: Scene, { at, angle, length, scale, sight }: Bough): void {
  scene.sheet.piled(() => {
    const tips = grow(
      scene,
      { at, angle, generation: 0, length },
      { generations: 3, forks: 3, spread: 0.55, shorter: 0.68, sag: 0.1, width: scale * 0.55 },
      '#5d4a41',
    )
    for (const tip of seenOf(tips, sight)) {
      if (scene.random.chance(0.35))
        leafDrawn(
          scene,
          'pinnate',
          { at: tip.at, angle: tip.angle + scene.random.between(-0.9, 0.9), length: scale * 2.6, bend: 0.12 },
          { colours: ['#7f9c63', '#64884f'], ink: 0.7, leaflets: 8 },
        )
      jacarandaPanicle(scene, tip.at, {
        angle: tip.angle * 0.5 + (Math.PI / 2) * 0.5 + scene.random.between(-0.6, 0.6),
        size: scale * scene.random.between(1.4, 2.2),
      })
    }
  })
}
