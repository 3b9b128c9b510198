import { house } from './colour.ts'
import type { Point } from './geometry.ts'
import { FINENESS, short, tightened } from './path-text.ts'

/** What a `fill` attribute takes: a colour or a reference to a gradient of the same sheet. */
export type Paint = string
type Stop = readonly [part: number, colour: string, opacity?: number]
type Attributes = Readonly<Record<string, string | number>>

const rounded = (name: string, value: number): string =>
  name === 'stroke-width'
    ? String(Math.round(value * FINENESS * 10) / 10)
    : String(Math.round(value * 100) / 100).replace(/^0\./, '.')

/** A colour with its opacity in one hexadecimal word, when it is not opaque. */
function tinted(colour: string, opacity: number): string {
  if (!colour.startsWith('#') || opacity >= 1) return colour
  return (
    colour +
    Math.round(opacity * 255)
      .toString(16)
      .padStart(2, '0')
  )
}

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => {
      if (value === 'none') return ''
      const opacity = attributes[`${name}-opacity`]
      if (typeof value === 'string' && typeof opacity === 'number')
        return ` ${name}="${tinted(value, opacity)}"`
      const whose = attributes[name.replace(/-opacity$/, '')]
      if (name.endsWith('-opacity') && typeof whose === 'string' && (whose.startsWith('#') || value === 1))
        return ''
      return ` ${name}="${typeof value === 'number' ? rounded(name, value) : value}"`
    })
    .join('')

const stopsText = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop${written({ offset, 'stop-color': tinted(colour, opacity) })}/>`,
    )
    .join('')

/** One picture in the making: marks are laid in the order they are drawn. */
export class Sheet {
  readonly name: string
  readonly width: number
  readonly height: number
  #marks: string[] = []
  #defs: string[] = []
  #open = { attributes: '', d: '' }
  #piles: Map<string, string> | undefined
  #count = 0

  constructor(name: string, width: number, height: number) {
    this.name = name
    this.width = width
    this.height = height
  }

  /** Lays a filled or stroked path over what is there. */
  path(d: string, attributes: Attributes): void {
    this.#flush()
    this.#marks.push(`<path d="${tightened(d)}"${written(attributes)}/>`)
  }

  /** Like `path`, but joined with the marks just before if they wear the same attributes: many small strokes, one element. */
  gather(d: string, attributes: Attributes): void {
    const text = written(attributes)
    if (this.#piles) {
      this.#piles.set(text, (this.#piles.get(text) ?? '') + d)
      return
    }
    if (this.#open.attributes !== text) this.#flush()
    this.#open = { attributes: text, d: this.#open.d + d }
  }

  /** Ink laid as a filled shape of uneven width. */
  ink(d: string, opacity = 0.86): void {
    this.gather(d, { fill: house.ink, 'fill-opacity': opacity })
  }

  /**
   * Sorts what is gathered meanwhile by its attributes, piles in the order they were first met:
   * a mass of foliage becomes a few elements, as a painter lays all leaves of one green at once.
   */
  piled(draw: () => void): void {
    if (this.#piles) return draw()
    this.#flush()
    const piles = new Map<string, string>()
    this.#piles = piles
    draw()
    this.#piles = undefined
    for (const [attributes, d] of piles) this.#marks.push(`<path d="${tightened(d)}"${attributes}/>`)
  }

  /** Draws only inside the given outline. */
  within(outline: string, draw: () => void): void {
    this.#flush()
    const id = this.#define((name) => `<clipPath id="${name}"><path d="${outline}"/></clipPath>`)
    this.#marks.push(`<g clip-path="url(#${id})">`)
    draw()
    this.#flush()
    this.#marks.push('</g>')
  }

  /** Paint that changes from one point to another. */
  gradient(from: Point, to: Point, stops: readonly Stop[]): Paint {
    const place = { x1: short(from[0]), y1: short(from[1]), x2: short(to[0]), y2: short(to[1]) }
    return `url(#${this.#define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse"${written(place)}>${stopsText(stops)}</linearGradient>`,
    )})`
  }

  /** Paint that changes outwards from a point. */
  glow(centre: Point, radius: number, stops: readonly Stop[]): Paint {
    const place = { cx: short(centre[0]), cy: short(centre[1]), r: short(radius) }
    return `url(#${this.#define(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse"${written(place)}>${stopsText(stops)}</radialGradient>`,
    )})`
  }

  /** Paint that repeats a small square drawing. */
  tile(size: number, d: string, attributes: Attributes): Paint {
    return `url(#${this.#define(
      (id) =>
        `<pattern id="${id}" width="${short(size)}" height="${short(size)}" patternUnits="userSpaceOnUse"><path d="${d}"${written(attributes)}/></pattern>`,
    )})`
  }

  /** The finished SVG; the same drawing gives the same bytes. */
  toSvg(): string {
    this.#flush()
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${this.#defs.join('')}</defs><g transform="scale(${1 / FINENESS})" fill="none" stroke-linecap="round" stroke-linejoin="round">${this.#marks.join('\n')}</g></svg>\n`
  }

  #define(make: (id: string) => string): string {
    const id = `${this.name}-${(this.#count++).toString(36)}`
    this.#defs.push(make(id))
    return id
  }

  #flush(): void {
    if (this.#open.d === '') return
    this.#marks.push(`<path d="${tightened(this.#open.d)}"${this.#open.attributes}/>`)
    this.#open = { attributes: '', d: '' }
  }
}
