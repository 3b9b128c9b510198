import { expect, it, vi } from 'vitest'
import { excerpt } from './excerpt.ts'

it('N-05 splits a text after 150 characters', () => {
  const { start, rest } = excerpt('a'.repeat(160))
  expect([start.length, rest.length]).toEqual([150, 10])
})

it('N-05 does not split a text of 150 characters', () => {
  expect(excerpt('ñ'.repeat(150))).toEqual({ start: 'ñ'.repeat(150), rest: '' })
})

it.each(['🌿', '👩🏽‍🌾', 'e\u0301', '🇵🇪'])('N-05 never splits %s', (character) => {
  const { start, rest } = excerpt(`${'a'.repeat(149)}${character}${character}`)
  expect(start.endsWith(`a${character}`)).toBe(true)
  expect(rest).toBe(character)
})

it('O-06 splits a text without Intl.Segmenter, keeps accents with their letters and loses nothing', () => {
  const { Segmenter: _missing, ...older } = Object.getOwnPropertyDescriptors(Intl)
  vi.stubGlobal('Intl', Object.create(null, older))
  try {
    const text = `\u0301${'a'.repeat(148)}e\u0301🌿 al final`
    const { start, rest } = excerpt(text)
    expect(start.endsWith('ae\u0301')).toBe(true)
    expect(start + rest).toBe(text)
  } finally {
    vi.unstubAllGlobals()
  }
})
