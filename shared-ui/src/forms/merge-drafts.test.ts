import { describe, expect, it } from 'vitest'
import { differingFields, isSameNumber, mergeDraft } from './merge-drafts.ts'

const TYPED = { category: 'Triple', price: '220', photo: null }

describe('mergeDraft', () => {
  it('case 19 keeps dirty fields and takes the saved value of pristine ones', () => {
    const saved = { category: 'Suite', price: '260', photo: null }
    expect(mergeDraft(TYPED, saved, new Set<keyof typeof TYPED>(['category']))).toEqual({
      ...saved,
      category: 'Triple',
    })
    expect(mergeDraft(TYPED, saved, new Set())).toEqual(saved)
    expect(TYPED.price).toBe('220')
  })
})

describe('differingFields', () => {
  it('case 19 ignores surrounding spaces and the notation of a number', () => {
    const other = { category: ' Triple ', price: '220.00', photo: null }
    expect(differingFields([TYPED, other])).toEqual(new Set(['price']))
    expect(differingFields([TYPED, other], { price: isSameNumber })).toEqual(new Set())
  })

  it('case 19 counts a chosen photo as a change', () => {
    const draft = { category: 'Triple', photo: new File(['x'], 'molle.png') }
    const saved: { category: string; photo: File | null } = { category: 'Triple', photo: null }
    expect(differingFields([saved, draft])).toEqual(new Set(['photo']))
  })
})
