import { expect, it } from 'vitest'
import { SAMPLE_DETAIL } from '../../../../test/samples/sample-reservations.ts'
import { CORRECTION, correctionRequest } from './correction-draft.ts'

it('D-05 sends an unchanged reservation as it was read', () => {
  const draft = CORRECTION.draftOf({ ...SAMPLE_DETAIL, notes: 'Pidió cuna.' })
  expect(CORRECTION.check(draft)).toEqual({})
  expect(correctionRequest(draft, 2)).toEqual({
    version: 2,
    client: { ...SAMPLE_DETAIL.client, age: '41' },
    channel: SAMPLE_DETAIL.channel,
    detail: SAMPLE_DETAIL.detail,
    notes: 'Pidió cuna.',
  })
})

it('N-04 D-05 sends the default channel for an empty one', () => {
  const draft = { ...CORRECTION.draftOf(SAMPLE_DETAIL), channel: ' ' }
  expect(correctionRequest(draft, 2).channel).toBe('WEB')
})
