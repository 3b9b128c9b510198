import { type Point, plus, through, times, turned } from '../geometry.ts'

/** Where a drawn figure lies: its origin, the direction its x axis takes, and what its unit measures in pixels. */
export type Seat = { at: Point; angle: number; size: number }

/** Figure points on paper; `y` grows to the right of the figure's direction. */
export const placed = ({ at, angle, size }: Seat, points: readonly Point[]): Point[] =>
  points.map((point) => plus(at, times(turned(point, angle), size)))

/** A smooth closed outline through the given points. */
export function closed(points: readonly Point[], pieces = 6): Point[] {
  const [first, second] = points
  const [last, before] = [points[points.length - 1], points[points.length - 2]]
  if (!first || !second || !last || !before) return [...points]
  const line = through([before, last, ...points, first, second], pieces)
  return line.slice(pieces * 2, line.length - pieces * 2)
}

/** The same figure on the other side of its direction. */
export const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [x, -y])

/** A figure that is alike on both sides, from its left half (foot to tip, `y` negative). */
export const symmetric = (half: readonly Point[]): Point[] => [...half, ...mirrored(half).reverse()]
