import { ApiProblem } from 'shared-ui/api/problems'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { multipartForm, refusedFields, savedMeanwhile } from './sending.ts'

const PHOTO = new File(['x'], 'molle.png')
const DRAFT = { identifier: 'Molle', description: 'Dos camas.', photo: null }
const refusal = (fields: Record<string, string>) =>
  new ApiProblem({ status: 409, message: 'No.', code: 'name_taken', fields })

it('A-07 A-14 sends what was typed, trimmed, with the version that was read', () => {
  const form = multipartForm({ ...DRAFT, identifier: ' Molle ', photo: PHOTO }, 3)
  expect(Object.fromEntries(form)).toEqual({
    identifier: 'Molle',
    description: 'Dos camas.',
    version: '3',
    photo: PHOTO,
  })
  expect([...multipartForm(DRAFT).keys()]).toEqual(['identifier', 'description'])
})

describe('what the server refuses', () => {
  it('E-03 stands beside its field until that is changed', () => {
    const problem = refusal({ identifier: 'Ya hay otro con ese nombre.', other: 'No.' })
    expect(refusedFields(problem, DRAFT, DRAFT)).toEqual({ identifier: 'Ya hay otro con ese nombre.' })
    expect(refusedFields(problem, DRAFT, { ...DRAFT, identifier: 'Molle 2' })).toEqual({})
    expect(refusedFields(problem, undefined, DRAFT)).toEqual({})
    expect(refusedFields(new Error('x'), DRAFT, DRAFT)).toEqual({})
  })

  it('case 19 tells what somebody else saved, and nothing for any other refusal', () => {
    const Record = v.object({ _id: v.string(), version: v.number() })
    const changed = (current: unknown) =>
      new ApiProblem({ status: 409, message: 'No.', code: 'changed_meanwhile', current })
    expect(savedMeanwhile(changed({ _id: 'r1', version: 2 }), Record)).toEqual({ _id: 'r1', version: 2 })
    expect(savedMeanwhile(changed({ _id: 'r1' }), Record)).toBeNull()
    expect(savedMeanwhile(refusal({}), Record)).toBeNull()
  })
})
