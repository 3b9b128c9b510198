import { describe, expect, it } from 'vitest'
import { ApiProblem } from '../api/problems.ts'
import { countProblems, isSameDraft, refusedFields } from './form-fields.ts'

const DRAFT = { identifier: 'Molle', email: '', photo: null }
const refusal = (fields: Record<string, string>) => new ApiProblem({ status: 400, message: 'No.', fields })

describe('refusedFields', () => {
  it('E-03 V-10 shows the error of a field until its value changes', () => {
    const failed = {
      problem: refusal({ identifier: 'Ya hay otro con ese nombre.', other: 'No.' }),
      sent: DRAFT,
    }
    expect(refusedFields(failed, DRAFT)).toEqual({ identifier: 'Ya hay otro con ese nombre.' })
    expect(refusedFields(failed, { ...DRAFT, identifier: 'Molle 2' })).toEqual({})
  })

  it('V-10 finds the field of a client by its path', () => {
    const failed = { problem: refusal({ 'client.email': 'No recibe mensajes.' }), sent: DRAFT }
    expect(refusedFields(failed, DRAFT)).toEqual({ email: 'No recibe mensajes.' })
  })

  it('V-10 is empty if the server refused no fields', () => {
    expect(refusedFields(null, DRAFT)).toEqual({})
    expect(refusedFields({ problem: new Error('x'), sent: DRAFT }, DRAFT)).toEqual({})
  })
})

it('W-06 countProblems counts empty and invalid fields separately', () => {
  const problems = { identifier: 'No.', email: 'Escriba su correo.', photo: 'Elija una fotografía.' }
  expect(countProblems(DRAFT, problems)).toEqual({ missing: 2, invalid: 1 })
})

it('D-14 isSameDraft compares drafts field by field', () => {
  expect(isSameDraft(DRAFT, { ...DRAFT })).toBe(true)
  expect(isSameDraft(DRAFT, { ...DRAFT, email: 'a' })).toBe(false)
})
