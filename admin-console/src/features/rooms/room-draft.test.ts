import { EMPTY_ROOM, newRoomProblems, roomProblems } from 'shared-ui/copy/room-form'
import type { StaffRoom } from 'shared-ui/validators/room'
import { describe, expect, it } from 'vitest'
import { ApiProblem } from '../../lib/problems.ts'
import { differingFields, draftOf, refusedFields, roomForm, savedMeanwhile } from './room-draft.ts'

const SAVED: StaffRoom = {
  _id: 'r1',
  identifier: 'Molle',
  category: 'Doble',
  description: 'Dos camas.',
  pricePerNight: 220.5,
  capacity: 2,
  photo: 'abc',
  version: 3,
  archivedAt: null,
}
const DRAFT = draftOf(SAVED)
const PHOTO = new File(['x'], 'molle.png')
const refusal = (fields: Record<string, string>) =>
  new ApiProblem({ status: 409, message: 'No.', code: 'name_taken', fields })

describe('the room form', () => {
  it('A-07 an untouched one asks for every field, the photo included', () => {
    expect(Object.keys(newRoomProblems(EMPTY_ROOM)).toSorted()).toEqual(Object.keys(EMPTY_ROOM).toSorted())
  })

  it('A-07 one that is edited needs no new photo', () => {
    expect(newRoomProblems(DRAFT)).toEqual({ photo: 'Elija una fotografía.' })
    expect(roomProblems(DRAFT)).toEqual({})
  })

  it.each([
    ['identifier', { identifier: ' ' }],
    ['category', { category: 'a'.repeat(101) }],
    ['description', { description: 'a'.repeat(1001) }],
    ['pricePerNight', { pricePerNight: '1.23456' }],
    ['pricePerNight', { pricePerNight: 'doscientos' }],
    ['capacity', { capacity: '0' }],
    ['capacity', { capacity: '1.5' }],
    ['capacity', { capacity: '99999' }],
    ['photo', { photo: new File(['x'], 'molle.heic') }],
  ])('V-06 V-02 V-08 finds the fault in %s', (field, part) => {
    expect(Object.keys(roomProblems({ ...DRAFT, ...part }))).toEqual([field])
  })

  it('A-07 sends what was typed, trimmed, with the version that was read', () => {
    const form = roomForm({ ...DRAFT, identifier: ' Molle ', photo: PHOTO }, 3)
    expect(Object.fromEntries(form)).toEqual({
      identifier: 'Molle',
      category: 'Doble',
      description: 'Dos camas.',
      pricePerNight: '220.5',
      capacity: '2',
      version: '3',
      photo: PHOTO,
    })
    expect([...roomForm(DRAFT).keys()]).not.toContain('photo')
  })
})

describe('what the server refuses', () => {
  it('E-03 stands beside its field until that is changed', () => {
    const problem = refusal({ identifier: 'Ya hay otro con ese nombre.', other: 'No.' })
    expect(refusedFields(problem, DRAFT, DRAFT)).toEqual({ identifier: 'Ya hay otro con ese nombre.' })
    expect(refusedFields(problem, DRAFT, { ...DRAFT, identifier: 'Molle 2' })).toEqual({})
    expect(refusedFields(new Error('x'), DRAFT, DRAFT)).toEqual({})
  })

  it('case 19 tells what somebody else saved, and nothing for any other refusal', () => {
    const changed = (current: unknown) =>
      new ApiProblem({ status: 409, message: 'No.', code: 'changed_meanwhile', current })
    expect(savedMeanwhile(changed(SAVED))).toEqual(SAVED)
    expect(savedMeanwhile(changed({ _id: 'r1' }))).toBeNull()
    expect(savedMeanwhile(refusal({}))).toBeNull()
  })

  it('case 19 names the fields that differ, numbers by what they are', () => {
    const draft = {
      ...DRAFT,
      pricePerNight: '220.50',
      identifier: 'Molle ',
      category: 'Triple',
      photo: PHOTO,
    }
    expect([...differingFields(SAVED, draft)]).toEqual(['category', 'photo'])
  })
})
