import { between, type Point, simplified } from './geometry.ts'

/** Steps a pixel is divided into: every place is told in fifths (0.2 px), which costs a whole number and no point. */
export const FINENESS = 5

const fifths = (value: number): number => Math.round(value * FINENESS)

/** A length or place for an SVG attribute, in the sheet's fine units. */
export const short = (value: number): string => String(fifths(value))

/** Path text with relative steps; rounding never drifts because each step starts from the rounded place. */
class Pen {
  #x = 0
  #y = 0
  #text = ''
  #command = ''

  move(point: Point): void {
    this.#x = fifths(point[0])
    this.#y = fifths(point[1])
    this.#text += `M${this.#x} ${this.#y}`
  }

  step(command: string, points: readonly Point[]): void {
    let text = ''
    let x = this.#x
    let y = this.#y
    for (const point of points) {
      x = fifths(point[0])
      y = fifths(point[1])
      const dx = String(x - this.#x)
      const dy = String(y - this.#y)
      text += `${(text === '' && this.#command !== command) || dx.startsWith('-') ? '' : ' '}${dx}${dy.startsWith('-') ? '' : ' '}${dy}`
    }
    this.#text += this.#command === command ? text : command + text
    this.#command = command
    this.#x = x
    this.#y = y
  }

  close(): string {
    return `${this.#text}z`
  }

  open(): string {
    return this.#text
  }
}

/** How far a drawn line may stray from its points, in pixels: less than the eye sees. */
const TOLERANCE = 0.4

function straight(points: readonly Point[]): Pen {
  const pen = new Pen()
  simplified(points, TOLERANCE).forEach((point, i) => {
    if (i === 0) pen.move(point)
    else pen.step('l', [point])
  })
  return pen
}

export const polygonPath = (points: readonly Point[]): string => straight(points).close()
export const linePath = (points: readonly Point[]): string => straight(points).open()

/** A closed soft outline: the points are its handles, the curve runs through the middles between them. */
export function softPath(points: readonly Point[]): string {
  const last = points[points.length - 1]
  const first = points[0]
  if (!last || !first) return ''
  const pen = new Pen()
  pen.move(between(last, first, 0.5))
  points.forEach((point, i) => {
    pen.step('q', [point, between(point, points[(i + 1) % points.length] as Point, 0.5)])
  })
  return pen.close()
}

/** A lens from one point to another, the cheapest leaf: two curves. `half` is half its breadth in pixels. */
export function lensPath(from: Point, to: Point, half: number): string {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const aside: Point = [(-(to[1] - from[1]) / long) * half * 2, ((to[0] - from[0]) / long) * half * 2]
  const middle = between(from, to, 0.42)
  const pen = new Pen()
  pen.move(from)
  pen.step('q', [[middle[0] + aside[0], middle[1] + aside[1]], to])
  pen.step('q', [[middle[0] - aside[0], middle[1] - aside[1]], from])
  return pen.close()
}

/** Where a piece of path text ends, given its start: its start again when it is closed, nowhere we know when it curves open. */
function endOf(shape: string, start: readonly [number, number]): readonly [number, number] | undefined {
  if (shape.endsWith('z')) return start
  if (shape.includes('q')) return undefined
  const steps = shape.slice(shape.indexOf('l') + 1).match(/-?\d+/g) ?? []
  const total = (axis: 0 | 1): number =>
    steps.filter((_, i) => i % 2 === axis).reduce((all, step) => all + Number(step), 0)
  return [start[0] + total(0), start[1] + total(1)]
}

/** The same path with each start told from the end before, which is shorter than from the corner of the sheet. */
export function tightened(d: string): string {
  const shapes = d.split('M').slice(1)
  let from: readonly [number, number] | undefined
  let text = ''
  for (const shape of shapes) {
    const start = /^(-?\d+) ?(-?\d+)/.exec(shape)
    if (!start) return d
    const [x, y] = [Number(start[1]), Number(start[2])]
    const [dx, dy] = from ? [x - from[0], y - from[1]] : [x, y]
    text += `${from ? 'm' : 'M'}${dx}${dy < 0 ? '' : ' '}${dy}${shape.slice(start[0].length)}`
    from = endOf(shape, [x, y])
  }
  return text
}
