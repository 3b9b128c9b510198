/**
 * Money as integers, so that no sum is a binary fraction. A *céntimo* is 1/100 sol; prices per night are stored in
 * 1/10000 sol, because staff may enter four decimals. In requests and responses soles are JSON numbers, which are parsed
 * by their decimal text.
 */
export type Centimos = number
export type TenThousandths = number

/** The general sales tax (IGV), in percent of the price. */
export const IGV_PERCENT = 18

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/

/** `dividend / divisor` rounded to the nearest integer, halves away from zero, in integer arithmetic. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const sign = dividend < 0n ? -1n : 1n
  return (sign * (2n * sign * dividend + divisor)) / (2n * divisor)
}

function scaledInteger(soles: number, decimals: number): number {
  const match = DECIMAL.exec(String(soles))
  const fraction = match?.[3] ?? ''
  if (!match || fraction.length > decimals) {
    throw new RangeError(`${soles} is not an amount of soles with at most ${decimals} decimals`)
  }
  return Number(`${match[1]}${match[2]}${fraction.padEnd(decimals, '0')}`)
}

/** Converts soles of a request or response to céntimos. Throws `RangeError` for more than two decimals. */
export const centimosFromSoles = (soles: number): Centimos => scaledInteger(soles, 2)

/** Converts soles of a request or response to 1/10000 soles. Throws `RangeError` for more than four decimals. */
export const tenThousandthsFromSoles = (soles: number): TenThousandths => scaledInteger(soles, 4)

/** Whether an amount in soles has at most two decimals, so that it is a whole number of céntimos. */
export function isWholeCentimos(soles: number): boolean {
  const match = DECIMAL.exec(String(soles))
  return match !== null && (match[3] ?? '').length <= 2
}

/** Converts céntimos to soles for a response. */
export const solesFromCentimos = (centimos: Centimos): number => Number(decimalText(centimos, 2))

/** Converts a price in 1/10000 soles to soles for a response. */
export const solesFromTenThousandths = (price: TenThousandths): number => Number(decimalText(price, 4))

/** Céntimos as decimal text with two decimals, `1234.50`, as card providers and files use it. */
export const centimosText = (centimos: Centimos): string => decimalText(centimos, 2)

function decimalText(units: number, decimals: number): string {
  const sign = units < 0 ? '-' : ''
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0')
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** The price of a stay, in céntimos. `total` is always `price + igv`. */
export type Quote = { price: Centimos; igv: Centimos; total: Centimos; nights: number }

/** A room's price of one night with IGV, in soles, from its price per night without IGV, in soles. */
export const nightPriceWithIgv = (pricePerNight: number): number => stayTotal({ pricePerNight, nights: 1 })

/** The total of a stay with IGV, in soles, from the price per night without IGV, in soles. */
export const stayTotal = ({ pricePerNight, nights }: { pricePerNight: number; nights: number }): number =>
  solesFromCentimos(quoteFor(tenThousandthsFromSoles(pricePerNight), nights).total)

/**
 * The quote of a stay: price = nights × price per night, rounded to the céntimo; IGV = 18 % of that price, rounded
 * to the céntimo; total = price + IGV. Halves are rounded away from zero.
 */
export function quoteFor(pricePerNight: TenThousandths, nights: number): Quote {
  const price = divideRounded(BigInt(pricePerNight) * BigInt(nights), 100n)
  const igv = divideRounded(price * BigInt(IGV_PERCENT), 100n)
  return { price: Number(price), igv: Number(igv), total: Number(price + igv), nights }
}
