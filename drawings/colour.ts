/** A colour as `#rrggbb`. */
export type Colour = string

/** The house's colours; everything drawn starts from these. */
export const house = {
  paper: '#FBF7EF',
  ink: '#22301F',
  leaf: '#2F5D3A',
  moss: '#7C8F5A',
  clay: '#B4552D',
  river: '#2C6E7F',
  sun: '#E3B04B',
} as const

const channels = (colour: Colour): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** The colour a part of the way from one to another (0 = first, 1 = second). */
export function mix(from: Colour, to: Colour, part: number): Colour {
  const target = channels(to)
  const mixed = channels(from).map((value, i) => Math.round(value + ((target[i] ?? value) - value) * part))
  return `#${mixed.map((value) => Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0')).join('')}`
}

/** One colour seen through another, as a glaze lies over a wash. */
export function glazed(under: Colour, glaze: Colour): Colour {
  const over = channels(glaze)
  const seen = channels(under).map((value, i) => Math.round((value * (over[i] ?? 255)) / 255))
  return `#${seen.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
