/** Converts amounts between Niubiz's format and integer céntimos digit by digit, without floating-point arithmetic. */

const SOLES = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/

/** `1050` → `'10.50'`. Throws `RangeError` for anything but a whole, non-negative number of céntimos. */
export function solesText(centimos: number): string {
  if (!Number.isSafeInteger(centimos) || centimos < 0) {
    throw new RangeError(`An amount must be a whole number of céntimos; got ${centimos}.`)
  }
  const digits = String(centimos).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Returns the number that JSON writes as the same decimal: a double represents up to 15 significant digits, and `JSON.stringify`
 * writes the shortest text that parses to it, so no céntimo is lost.
 */
export function wireSoles(centimos: number): number {
  return Number(solesText(centimos))
}

/** `'10.5'`, `10.5` or `'10.50'` → `1050`; `undefined` if it is not an amount in soles and céntimos. */
export function centimosOf(soles: number | string): number | undefined {
  const match = SOLES.exec(String(soles).trim())
  if (!match) return undefined
  return Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`)
}
