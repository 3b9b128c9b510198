import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storeDraft, takeDraft } from './draft-over-reload.ts'

const EMPTY = { names: '', message: '' }
const TYPED = { names: 'Rosa', message: '¿Hay cochera?' }

class Load {
  readonly type: string
  constructor(type: string) {
    this.type = type
  }
}

/** The page was loaded in this way. */
const loadedBy = (type: string) => {
  vi.stubGlobal('PerformanceNavigationTiming', Load)
  vi.stubGlobal('performance', { getEntriesByType: () => [new Load(type)] })
}

describe('a draft over a reload', () => {
  const stored = new Map<string, string>()
  beforeEach(() => {
    stored.clear()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    })
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('O-05 returns what was typed once after a reload', () => {
    loadedBy('reload')
    storeDraft(TYPED)
    expect(takeDraft(EMPTY)).toEqual(TYPED)
    expect(takeDraft(EMPTY)).toBeNull()
  })

  it('O-05 deletes what was typed when the page is opened in another way', () => {
    loadedBy('navigate')
    storeDraft(TYPED)
    expect(takeDraft(EMPTY)).toBeNull()
    expect(stored.size).toBe(0)
  })

  it.each(['{', 'null', '{"names":1,"message":""}', '{"names":"Rosa"}'])('O-05 ignores %s', (text) => {
    loadedBy('reload')
    storeDraft(TYPED)
    for (const key of stored.keys()) stored.set(key, text)
    expect(takeDraft(EMPTY)).toBeNull()
  })

  it('O-05 works where storage is forbidden', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(() => storeDraft(TYPED)).not.toThrow()
    expect(takeDraft(EMPTY)).toBeNull()
  })
})
