type Rgb = readonly [red: number, green: number, blue: number]

/** The three channels of a computed colour, `rgb(34, 48, 31)`. */
function channels(computed: string): Rgb {
  const [red, green, blue] = computed.match(/\d+(\.\d+)?/g)?.map(Number) ?? []
  if (red === undefined || green === undefined || blue === undefined) {
    throw new RangeError(`'${computed}' is not a computed rgb() colour`)
  }
  return [red, green, blue]
}

const linear = (channel: number): number =>
  channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4

function luminance(computed: string): number {
  const [red, green, blue] = channels(computed)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** The contrast ratio of two computed colours as WCAG 2.2 defines it, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const luminances = [luminance(one), luminance(other)]
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
}
