import { randomInt } from 'node:crypto'

/** Neither vowels, so that no words appear, nor characters that are easily confused, nor the `r` of a repeated request. */
const CHARACTERS = '23456789bcdfghjkmnpqstvwxz'
const LENGTH = 4
const RETRY_SUFFIX = /r\d+$/
/** With nine digits of a purchase number, a reference of a repeated request has the 20 characters that Niubiz accepts. */
const [LEAST_RETRY, MOST_RETRIES] = [10_000, 100_000]

const randomCharacter = (): string => CHARACTERS.charAt(randomInt(CHARACTERS.length))

/**
 * Returns the reference of a new refund of a purchase. It is random, not counted: after a restore the count of a purchase would begin
 * again, and the provider might take another refund for one that it has executed.
 */
export const newReference = (purchaseNumber: number): string =>
  `${purchaseNumber}-${Array.from({ length: LENGTH }, randomCharacter).join('')}`

/** Returns the reference of another request for the same refund: no two requests share one, even if a restore lies between them. */
export function nextReference(reference: string): string {
  const next = `${reference.replace(RETRY_SUFFIX, '')}r${randomInt(LEAST_RETRY, MOST_RETRIES)}`
  return next === reference ? nextReference(reference) : next
}
