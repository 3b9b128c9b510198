import { describe, expect, it } from 'vitest'
import { faultSentence } from './card-fields.ts'

describe('what a card field tells of its fault', () => {
  it.each([
    ['invalid_number', 'El número de la tarjeta no es válido.'],
    ['invalid_expiry', 'La fecha de vencimiento no es válida.'],
    ['invalid_cvc', 'El código de seguridad no es válido.'],
    ['never_heard_of', 'Revise este dato.'],
  ])('B-04 says %s in our own words', (code, sentence) => {
    expect(faultSentence([{ type: 'validation_error', code, message: 'x' }])).toBe(sentence)
  })

  it.each([[[]], [undefined], ['text'], [{}]])('B-04 says nothing for %j', (faults) => {
    expect(faultSentence(faults)).toBeNull()
  })
})
