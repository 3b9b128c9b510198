import type { Colour } from '../colour.ts'
import { type Point, xy } from '../geometry.ts'
import { toned } from '../hours.ts'
import { linePath } from '../path-text.ts'
import type { Scene } from '../scene.ts'
import { closed, placed, type Seat, symmetric } from './figure.ts'
import { hairs, laid } from './laid.ts'

const banner: readonly Point[] = [
  xy(0, 0),
  xy(0.16, -0.28),
  xy(0.42, -0.62),
  xy(0.78, -0.66),
  xy(0.98, -0.38),
  xy(0.94, 0.02),
  xy(0.72, 0.3),
  xy(0.36, 0.26),
  xy(0.14, 0.1),
]
const wing: readonly Point[] = [
  xy(0.06, 0.04),
  xy(0.34, 0.06),
  xy(0.72, 0.16),
  xy(0.92, 0.42),
  xy(0.78, 0.62),
  xy(0.46, 0.56),
  xy(0.2, 0.3),
]
const keel: readonly Point[] = [
  xy(0.06, 0.08),
  xy(0.3, 0.26),
  xy(0.58, 0.52),
  xy(0.72, 0.84),
  xy(0.5, 0.8),
  xy(0.24, 0.52),
]
const cup: readonly Point[] = symmetric([xy(-0.16, 0), xy(-0.08, -0.1), xy(0.12, -0.12)])

/** A pea flower from the side: raised banner, wings, keel, calyx. `flip` -1 turns it the other way. */
export function pea(
  scene: Scene,
  seat: Seat,
  { colour, calyx, flip = 1 }: { colour: Colour; calyx: Colour; flip?: 1 | -1 },
): void {
  const { hour, random } = scene
  const put = (points: readonly Point[]): Point[] =>
    closed(
      placed(
        seat,
        points.map(([x, y]): Point => [x, y * flip]),
      ),
      4,
    )
  const level = random.between(-0.06, 0.1)
  laid(scene, put(keel), { paint: toned(colour, hour, level - 0.28), ink: 1.1 })
  laid(scene, put(banner), { paint: toned(colour, hour, level + 0.1), ink: 1.4 })
  hairs(
    scene,
    [-0.3, -0.05, 0.12]
      .map((y) => linePath(placed(seat, [xy(0.2, y * 0.4 * flip), xy(0.8, y * flip)])))
      .join(''),
    { colour: toned(colour, hour, -0.5), width: 0.9, opacity: 0.55 },
  )
  laid(scene, put(wing), { paint: toned(colour, hour, level - 0.06), ink: 1.2 })
  laid(scene, put(cup), { paint: toned(calyx, hour, 0), ink: 1 })
}
