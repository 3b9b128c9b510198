import { type CssNode, generate } from 'css-tree'

/** The appearance for which values are read: `light-dark()` has a value for each. */
export type Scheme = 'light' | 'dark'

/** A token of the Design Tokens Format Module 2025.10. A reference has the type of its target. */
export type DesignToken = { $type?: string; $value: unknown; $extensions?: Record<string, string> }

/** Where values come from: the scheme, and the reference to another token of the same face. */
export type ValueSource = { scheme: Scheme; referTo: (name: string) => string }

/** Key of the CSS expression of a value that the format cannot express. */
const CSS = 'lodge.css'

/** Returns the token of a CSS value. Throws if the format has no type for it. */
export function designToken(value: readonly CssNode[], source: ValueSource): DesignToken {
  const layers = splitAtCommas(value)
  const [first, ...others] = value
  if (first?.type === 'String' || first?.type === 'Identifier') {
    return { $type: 'fontFamily', $value: layers.map((names) => names.map(nameOf).join(' ')) }
  }
  if (value.some(({ type }) => type === 'Identifier')) return border(value, source)
  if (others.length > 0) return { $type: 'shadow', $value: layers.map((layer) => shadow(layer, source)) }
  if (first) return singleToken(first, source)
  throw new Error('A token has no value.')
}

function singleToken(node: CssNode, source: ValueSource): DesignToken {
  if (node.type === 'Hash') return { $type: 'color', $value: hexColor(node.value) }
  if (node.type === 'Number') return { $type: 'number', $value: Number(node.value) }
  if (node.type === 'Dimension') return dimensionToken(node.value, node.unit)
  if (node.type === 'Function') return functionToken(node.name, node.children.toArray(), source)
  throw new Error(`The format has no type for ${generate(node)}.`)
}

function dimensionToken(amount: string, unit: string): DesignToken {
  const value = Number(amount)
  if (unit === 'ms') return { $type: 'duration', $value: { value, unit } }
  if (unit === 'px' || unit === 'rem') return { $type: 'dimension', $value: { value, unit } }
  // Other units depend on the font or the window.
  return { $type: 'number', $value: value, $extensions: { [CSS]: `${amount}${unit}` } }
}

function functionToken(name: string, parts: readonly CssNode[], source: ValueSource): DesignToken {
  const groups = splitAtCommas(parts)
  switch (name) {
    case 'var':
      return { $value: source.referTo(nameInVar(parts)) }
    case 'light-dark':
      return designToken(groups[source.scheme === 'light' ? 0 : 1] ?? [], source)
    case 'rgb':
      return { $type: 'color', $value: rgbColor(parts) }
    case 'cubic-bezier':
      return { $type: 'cubicBezier', $value: groups.map(([number]) => Number(number && generate(number))) }
    case 'clamp': {
      // The largest value, which wide windows have.
      const largest = designToken(groups[2] ?? [], source)
      const css = `clamp(${groups.map((group) => group.map((node) => generate(node)).join('')).join(', ')})`
      return { ...largest, $extensions: { [CSS]: css } }
    }
    default:
      throw new Error(`The format has no type for ${name}().`)
  }
}

/** `rgb(34 48 31 / 55%)`. */
function rgbColor(parts: readonly CssNode[]): unknown {
  const numbers = parts.flatMap((node) =>
    node.type === 'Number' || node.type === 'Percentage' ? [Number(node.value)] : [],
  )
  const [red = 0, green = 0, blue = 0, percent = 100] = numbers
  return color([red, green, blue], percent / 100)
}

function hexColor(hex: string): unknown {
  const full = hex.length === 3 ? Array.from(hex, (digit) => digit + digit).join('') : hex
  const channels = [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16))
  return color(channels, 1)
}

const color = (channels: readonly number[], alpha: number) => ({
  colorSpace: 'srgb',
  components: channels.map((channel) => Number((channel / 255).toFixed(4))),
  alpha,
  hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
})

function shadow(layer: readonly CssNode[], source: ValueSource): unknown {
  const [offsetX, offsetY, blur] = layer.map((node) =>
    node.type === 'Dimension' ? Number(node.value) : Number(node.type === 'Number' && node.value),
  )
  const painted = layer.at(-1)
  if (!painted) throw new Error('A shadow has no colour.')
  const inPixels = (value = 0) => ({ value, unit: 'px' })
  return {
    color: singleToken(painted, source).$value,
    offsetX: inPixels(offsetX),
    offsetY: inPixels(offsetY),
    blur: inPixels(blur),
    spread: inPixels(0),
  }
}

/** `1px solid var(--color-line)`. */
function border([width, style, painted]: readonly CssNode[], source: ValueSource): DesignToken {
  if (width?.type !== 'Dimension' || style?.type !== 'Identifier' || !painted) {
    throw new Error('A border needs width, style and colour.')
  }
  return {
    $type: 'border',
    $value: {
      color: singleToken(painted, source).$value,
      width: { value: Number(width.value), unit: width.unit },
      style: style.name,
    },
  }
}

/** `--name`, the content of `var()`. */
const nameInVar = ([name]: readonly CssNode[]): string => (name ? generate(name).slice(2) : '')

const nameOf = (node: CssNode): string => (node.type === 'String' ? node.value : generate(node))

function splitAtCommas(value: readonly CssNode[]): CssNode[][] {
  const groups: CssNode[][] = [[]]
  for (const node of value) {
    if (node.type === 'Operator' && node.value === ',') groups.push([])
    else groups.at(-1)?.push(node)
  }
  return groups
}
