import { MINUTE_MS } from 'shared-ui/rules/dates/durations'
import { beforeEach, expect, it } from 'vitest'
import { forgetClientDraft, readClientDraft, storeClientDraft } from './stored-draft.ts'

const EMPTY = { names: '', withoutEmail: false }
const ROSA = { names: 'Rosa', withoutEmail: true }
const NOON = Date.parse('2026-12-01T17:00:00Z')

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}
const readAt = (now: number) => readClientDraft(storage, EMPTY, now)

beforeEach(() => stored.clear())

it('D-11 a draft is stored for an hour, and then forgotten', () => {
  storeClientDraft(storage, { draft: ROSA, at: NOON })
  expect(readAt(NOON + 59 * MINUTE_MS)).toEqual({ draft: ROSA, at: NOON })
  expect(readAt(NOON + 60 * MINUTE_MS)).toBeNull()
  expect(stored.size).toBe(0)
})

it('D-11 a draft is forgotten once it was sent or discarded', () => {
  storeClientDraft(storage, { draft: ROSA, at: NOON })
  forgetClientDraft(storage)
  expect(readAt(NOON)).toBeNull()
})

it.each([
  'no JSON',
  'null',
  '{"at":1}',
  '{"at":"1","draft":{}}',
  '{"at":1,"draft":{"names":7,"withoutEmail":false}}',
])('D-11 ignores what is no draft of this form: %s', (text) => {
  storage.setItem('lodge.client-draft', text)
  expect(readAt(1)).toBeNull()
})

it('D-11 works without storage, and without space in it', () => {
  storeClientDraft(null, { draft: ROSA, at: NOON })
  expect(readClientDraft(null, EMPTY, NOON)).toBeNull()
  const full = {
    ...storage,
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  storage.setItem('lodge.client-draft', JSON.stringify({ draft: ROSA, at: NOON }))
  storeClientDraft(full, { draft: { ...ROSA, names: 'Ana' }, at: NOON })
  expect(readAt(NOON)).toBeNull()
})
