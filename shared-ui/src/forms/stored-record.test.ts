import * as v from 'valibot'
import { expect, it } from 'vitest'
import { ApiProblem, type Refusal } from '../api/problems.ts'
import { savedRecordOf } from './stored-record.ts'

const Room = v.object({ _id: v.string(), version: v.number() })
const refusal = (code: Refusal['code'], current: unknown) =>
  new ApiProblem({ status: 409, message: 'No.', code, current })

it('case 19 reads the stored record from a version conflict', () => {
  const current = { _id: 'r1', version: 2 }
  expect(savedRecordOf(refusal('changed_meanwhile', current), Room)).toEqual(current)
})

it('case 19 returns null for any other error', () => {
  expect(savedRecordOf(refusal('changed_meanwhile', { _id: 'r1' }), Room)).toBeNull()
  expect(savedRecordOf(refusal('name_taken', { _id: 'r1', version: 2 }), Room)).toBeNull()
  expect(savedRecordOf(new Error('x'), Room)).toBeNull()
})
