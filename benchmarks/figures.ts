/** Median, minimum and maximum of measurements. */
export type Spread = { median: number; least: number; most: number }

export function spreadOf(measured: number[]): Spread {
  const sorted = measured.toSorted((a, b) => a - b)
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    least: sorted[0] ?? Number.NaN,
    most: sorted.at(-1) ?? Number.NaN,
  }
}

export const spreadText = ({ median, least, most }: Spread, unit: string): string =>
  `${median.toFixed(2)} ${unit} (${least.toFixed(2)} to ${most.toFixed(2)})`

/** Prints one line of the report. */
export const report = (what: string, figure: string): void => console.log(`${what.padEnd(62)} ${figure}`)
