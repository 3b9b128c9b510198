import { expect, it } from 'vitest'
import { missingSentence } from './form-words.ts'

it.each([
  [{ missing: 1, invalid: 0 }, 'Falta 1 dato.'],
  [{ missing: 3, invalid: 0 }, 'Faltan 3 datos.'],
  [{ missing: 0, invalid: 2 }, 'Corrija 2 datos.'],
  [{ missing: 2, invalid: 1 }, 'Faltan 2 datos y hay 1 dato por corregir.'],
])('W-06 states how much of a form is missing: %o', (count, sentence) => {
  expect(missingSentence(count)).toBe(sentence)
})
