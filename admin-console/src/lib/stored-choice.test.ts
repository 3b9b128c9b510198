import { describe, expect, it, vi } from 'vitest'
import { StoredChoice } from './stored-choice.ts'

function browserWith(stored: Record<string, string>) {
  const texts = new Map(Object.entries(stored))
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  }
  return { texts, choice: new StoredChoice(storage, 'colour', ['system', 'light', 'dark']) }
}

describe('StoredChoice', () => {
  it.each([
    [{}, 'system'],
    [{ colour: 'dark' }, 'dark'],
    [{ colour: 'mauve' }, 'system'],
    [{ other: 'dark' }, 'system'],
  ])('W-10 reads %j as %s', (stored, chosen) => {
    expect(browserWith(stored).choice.current()).toBe(chosen)
  })

  it('W-10 is stored unless it is the default', () => {
    const { texts, choice } = browserWith({})
    choice.choose('dark')
    expect(Object.fromEntries(texts)).toEqual({ colour: 'dark' })
    choice.choose('system')
    expect(texts.size).toBe(0)
  })

  it('W-10 notifies once per change, also of another tab', () => {
    const { texts, choice } = browserWith({})
    const listener = vi.fn<() => void>()
    choice.subscribe(listener)
    choice.choose('light')
    choice.choose('light')
    expect(listener).toHaveBeenCalledTimes(1)
    texts.set('colour', 'dark')
    choice.followStorage('another')
    expect(choice.current()).toBe('light')
    choice.followStorage('colour')
    expect(choice.current()).toBe('dark')
    texts.clear()
    choice.followStorage(null)
    expect(choice.current()).toBe('system')
    expect(listener).toHaveBeenCalledTimes(3)
  })
})
