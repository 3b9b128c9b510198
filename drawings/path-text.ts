import { between, type Point } from './geometry.ts'

const tenths = (value: number): number => Math.round(value * 10)

/**
 * A length or place for an SVG attribute: in tenths of a pixel, as whole numbers. The sheet scales them down,
 * so that a picture is exact to one decimal and no file pays for decimal points.
 */
export const short = (value: number): string => String(tenths(value))

/** Path text with relative steps; rounding never drifts because each step starts from the rounded place. */
class Pen {
  #x = 0
  #y = 0
  #text = ''
  #command = ''

  move(point: Point): void {
    this.#x = tenths(point[0])
    this.#y = tenths(point[1])
    this.#text += `M${this.#x} ${this.#y}`
  }

  step(command: string, points: readonly Point[]): void {
    let text = ''
    let x = this.#x
    let y = this.#y
    for (const point of points) {
      x = tenths(point[0])
      y = tenths(point[1])
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

function straight(points: readonly Point[]): Pen {
  const pen = new Pen()
  points.forEach((point, i) => {
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

/** The same path with each start told from the start before, where the shape between was closed. */
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
    from = shape.endsWith('z') ? [x, y] : undefined
  }
  return text
}
