import { describe, expect, it } from 'vitest'
import { newReference, nextReference } from './refund-reference.ts'

const LONGEST_PURCHASE_NUMBER = 999_999_999

describe('references of refunds', () => {
  it('M-02 differ for each refund of a purchase, and begin with its number', () => {
    const references = Array.from({ length: 20 }, () => newReference(1234))
    expect(new Set(references).size).toBe(20)
    for (const reference of references) expect(reference).toMatch(/^1234-[2-9b-z]{4}$/)
  })

  it('M-02 differ for each request of a refund, and begin with that of the first', () => {
    const first = newReference(1234)
    const second = nextReference(first)
    const third = nextReference(second)
    expect(new Set([first, second, third]).size).toBe(3)
    for (const reference of [second, third]) expect(reference).toMatch(new RegExp(`^${first}r\\d{5}$`))
  })

  it('M-02 have at most the 20 characters that the provider accepts', () => {
    expect(nextReference(newReference(LONGEST_PURCHASE_NUMBER))).toHaveLength(20)
  })
})
