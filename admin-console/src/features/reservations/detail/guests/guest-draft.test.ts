import { expect, it } from 'vitest'
import { SAMPLE_GUEST } from '../../../../../test/samples/sample-guests.ts'
import { SAMPLE_DETAIL } from '../../../../../test/samples/sample-reservations.ts'
import { clientAsGuest, GUEST_RECORD, isClientRegistered } from './guest-draft.ts'

const { client } = SAMPLE_DETAIL

it('D-12 edits a stored guest without changes as it was read', () => {
  const draft = GUEST_RECORD.draftOf(SAMPLE_GUEST)
  expect(GUEST_RECORD.check(draft)).toEqual({})
  expect(draft).not.toHaveProperty('version')
})

it('D-12 takes the client over and asks only for what the client did not give', () => {
  const draft = clientAsGuest(client)
  expect(draft).toMatchObject({ names: 'Rosa Elvira', nationality: 'Perú' })
  expect(Object.keys(GUEST_RECORD.check(draft))).toEqual(['sex', 'birthDate'])
})

it('D-12 recognises the client among the guests by the document', () => {
  expect(isClientRegistered(client, [SAMPLE_GUEST])).toBe(false)
  const { identificationDocument, identificationDocumentNumber } = client
  const guest = { ...SAMPLE_GUEST, identificationDocument, identificationDocumentNumber }
  expect(isClientRegistered(client, [SAMPLE_GUEST, guest])).toBe(true)
})
