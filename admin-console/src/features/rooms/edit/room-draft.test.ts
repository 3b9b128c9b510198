import { EMPTY_ROOM, newRoomProblems, type RoomDraft, roomProblems } from 'shared-ui/copy/rooms/room-form'
import { compareVersions } from 'shared-ui/forms/use-edit-record'
import type { StaffRoom } from 'shared-ui/validators/rooms/room'
import { describe, expect, it } from 'vitest'
import { ROOM_EDIT } from './room-draft.ts'

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
const DRAFT = ROOM_EDIT.draftOf(SAVED)
const compare = (saved: StaffRoom, draft: RoomDraft) =>
  compareVersions({ read: SAVED, saved, draft }, ROOM_EDIT)
const PHOTO = new File(['x'], 'molle.png')

describe('the room form', () => {
  it('A-07 requires every field and the photo of a new room', () => {
    expect(Object.keys(newRoomProblems(EMPTY_ROOM)).toSorted()).toEqual(Object.keys(EMPTY_ROOM).toSorted())
  })

  it('A-07 requires no new photo of an existing room', () => {
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
  ])('V-06, V-02, V-08 reports an invalid %s', (field, part) => {
    expect(Object.keys(roomProblems({ ...DRAFT, ...part }))).toEqual([field])
  })

  it('case 19 compareVersions lists the fields that differ, comparing numbers by value', () => {
    const draft = {
      ...DRAFT,
      pricePerNight: '220.50',
      identifier: 'Molle ',
      category: 'Triple',
      photo: PHOTO,
    }
    expect([...compare(SAVED, draft).differing]).toEqual(['category', 'photo'])
  })

  it('case 19 compareVersions lists the fields that somebody else changed, including the photo', () => {
    expect([...compare({ ...SAVED, version: 4 }, DRAFT).moved]).toEqual([])
    const saved = { ...SAVED, capacity: 3, photo: 'def', version: 4 }
    expect([...compare(saved, DRAFT).moved]).toEqual(['capacity', 'photo'])
  })
})
