import { describe, expect, it } from 'vitest'
import { entryDraft, entryFields, entryProblems, offeredConcepts, withConcept } from './folio-draft.ts'

const OFFERED = offeredConcepts(3, [
  { _id: 'c1', name: 'Lavandería', price: 15 },
  { _id: 'c2', name: 'Caminata', price: null },
])

describe('the form of a folio entry', () => {
  it('D-03 offers a pet for the nights of the stay, the restaurant, and the concepts that staff keep', () => {
    expect(OFFERED).toEqual([
      { name: 'Mascota, 3 noches', price: 60 },
      { name: 'Restaurante', price: null },
      { name: 'Lavandería', price: 15 },
      { name: 'Caminata', price: null },
    ])
  })

  it('D-03 sets the amount of a concept with a price, and leaves it for others', () => {
    const draft = { ...entryDraft('charge', 0), amount: '7' }
    expect(withConcept(draft, 'Mascota, 3 noches', OFFERED)).toMatchObject({ amount: '60.00' })
    expect(withConcept(draft, 'Caminata', OFFERED)).toMatchObject({ concept: 'Caminata', amount: '7' })
    expect(withConcept(draft, 'Otra cosa', OFFERED)).toMatchObject({ concept: 'Otra cosa', amount: '7' })
  })

  it('D-03 suggests to pay what the guest owes, and to refund what the lodge owes', () => {
    expect(entryDraft('payment', 472).amount).toBe('472.00')
    expect(entryDraft('payment', -10).amount).toBe('')
    expect(entryDraft('refund', -10).amount).toBe('10.00')
    expect(entryDraft('charge', 472).amount).toBe('')
  })

  it.each([
    ['a payment without method and amount', { ...entryDraft('payment', 0) }, ['amount', 'method']],
    ['an amount of zero', { ...entryDraft('payment', 0), method: 'cash', amount: '0' }, ['amount']],
    ['a charge without concept', { ...entryDraft('charge', 0), amount: '5' }, ['concept']],
    ['nothing in a valid charge', { ...entryDraft('charge', 0), amount: '5', concept: 'Té' }, []],
    ['nothing in a valid refund', { ...entryDraft('refund', -5), method: 'yape' }, []],
  ])('V-10 rejects %s', (_, draft, fields) => {
    expect(Object.keys(entryProblems(draft)).toSorted()).toEqual(fields)
  })

  it('D-03 sends a concept with a charge and a method with a payment', () => {
    expect(entryFields({ ...entryDraft('payment', 12.5), method: 'plin' })).toEqual({
      kind: 'payment',
      method: 'plin',
      amount: 12.5,
      reference: '',
    })
  })
})
