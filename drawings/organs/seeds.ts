import type { Colour } from '../colour.ts'
import { type Point, plus } from '../geometry.ts'
import { linePath } from '../path-text.ts'
import type { Scene } from '../scene.ts'
import { hairs } from './laid.ts'

/** The fine dots of a rind, sprinkled over places given by the caller. */
export function specks(
  scene: Scene,
  places: readonly Point[],
  { radius, colour }: { radius: number; colour: Colour },
): void {
  const d = places
    .map(([x, y]) =>
      linePath([
        [x, y],
        [x + 0.5, y + 0.3],
      ]),
    )
    .join('')
  hairs(scene, d, { colour, width: radius * 2, opacity: 0.8 })
}

/** Places strewn evenly in an ellipse. */
export const strewn = (scene: Scene, at: Point, { radii, count }: { radii: Point; count: number }): Point[] =>
  Array.from({ length: count }, () => {
    const reach = Math.sqrt(scene.random.next())
    const turn = scene.random.between(0, Math.PI * 2)
    return plus(at, [Math.cos(turn) * radii[0] * reach, Math.sin(turn) * radii[1] * reach])
  })

/** Many small round grains in one stroke of the brush, each ringed with ink where it stands out. */
export function grains(
  scene: Scene,
  places: readonly Point[],
  { radius, colour, ring = '#2b1c22' }: { radius: number; colour: Colour; ring?: Colour },
): void {
  const d = places
    .map(([x, y]) =>
      linePath([
        [x, y],
        [x + 0.3, y],
      ]),
    )
    .join('')
  if (radius > 4) hairs(scene, d, { colour: ring, width: radius * 2 + 1.8, opacity: 0.6 })
  hairs(scene, d, { colour, width: radius * 2, opacity: 1 })
}
