import { type Point, plus, polar, xy } from '../geometry.ts'
import { linePath, softPath } from '../path-text.ts'
import type { Scene } from '../scene.ts'

/** Stars of one size in one stroke. */
function strewn(
  scene: Scene,
  places: readonly Point[],
  { radius, colour }: { radius: number; colour: string },
): void {
  scene.sheet.path(places.map(([x, y]) => linePath([xy(x, y), xy(x + 0.3, y)])).join(''), {
    fill: 'none',
    stroke: colour,
    'stroke-width': radius * 2,
  })
}

/** The Southern Cross with its two pointers, as it hangs over the valley in June; `size` is the cross's height. */
const cross: readonly (readonly [x: number, y: number, radius: number])[] = [
  [0, -0.5, 2.6],
  [0.06, 0.5, 3.4],
  [-0.34, 0.06, 3],
  [0.32, -0.1, 2.2],
  [0.12, 0.16, 1.5],
  [-1.5, 0.42, 3.6],
  [-0.98, 0.3, 3],
]

/** The sky of a valley without lamps: strewn stars, the Milky Way from corner to corner, the Southern Cross. */
export function stars(
  scene: Scene,
  { low, way, cross: at, size }: { low: number; way: readonly [Point, Point]; cross: Point; size: number },
): void {
  const { random, sheet } = scene
  const [from, to] = way
  const onWay = (part: number): Point => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
  ]
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0])
  for (let i = 0; i < 26; i++) {
    const centre = plus(onWay(random.next()), polar(turn + Math.PI / 2, random.between(-30, 30)))
    const ring = Array.from({ length: 7 }, (_, k) => {
      const [long, wide] = polar((k / 7) * Math.PI * 2, random.between(0.7, 1.2))
      return plus(centre, plus(polar(turn, long * 100), polar(turn + Math.PI / 2, wide * 44)))
    })
    sheet.path(softPath(ring), {
      fill: random.pick(['#c9cfe8', '#e2d8e6', '#aab6dd']),
      'fill-opacity': 0.055,
    })
  }
  const anywhere = (): Point => [random.between(0, sheet.width), random.next() ** 0.8 * low]
  const inBand = (): Point =>
    plus(onWay(random.next()), polar(turn + Math.PI / 2, (random.next() + random.next() - 1) * 84))
  const above = (place: Point): boolean => place[1] < low
  strewn(scene, Array.from({ length: 150 }, anywhere), { radius: 0.8, colour: '#dfe3f2' })
  strewn(scene, Array.from({ length: 260 }, inBand).filter(above), { radius: 0.7, colour: '#eef0fa' })
  strewn(scene, Array.from({ length: 60 }, inBand).filter(above), { radius: 1.2, colour: '#fbf6e4' })
  strewn(scene, Array.from({ length: 46 }, anywhere), { radius: 1.4, colour: '#fdf4dc' })
  for (const [x, y, radius] of cross) {
    const star = plus(at, [x * size, y * size])
    strewn(scene, [star], { radius, colour: '#fffaf0' })
    sheet.path(
      softPath(Array.from({ length: 8 }, (_, i) => plus(star, polar((i / 8) * Math.PI * 2, radius * 3.4)))),
      { fill: '#fff3cf', 'fill-opacity': 0.16 },
    )
  }
}
