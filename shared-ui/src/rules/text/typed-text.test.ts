import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanFreeText, cleanLine, isInvisible } from './typed-text.ts'

const anyText = fc.string({ unit: 'binary' })

it.each([
  ['Rosa\u200b María\u2060', 'Rosa María'],
  ['\u202eRosa\u202c', 'Rosa'],
  ['  Rosa\u00a0\u2009\tMaría\n', 'Rosa María'],
  ['Nu\u0301n\u0303ez', 'Núñez'],
])('V-11 writes the name %j as %j', (typed, stored) => {
  expect(cleanLine(typed)).toBe(stored)
})

it('V-11 free text keeps lines and joiners, and loses bidirectional controls and soft hyphens', () => {
  expect(cleanFreeText('\ufeffHola\n\n  \u202eso\u00admos 👩\u200d👧\u2069 ')).toBe(
    'Hola\n\n  somos 👩\u200d👧',
  )
})

it('V-11 a cleaned line has no format character, no odd space, and does not change again', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      const line = cleanLine(typed)
      expect(line).not.toMatch(/\p{Cf}/u)
      expect(line).not.toMatch(/[^\S ]| {2}|^ | $/)
      expect(cleanLine(line)).toBe(line)
    }),
  )
})

it('V-11 a cleaned free text has no bidirectional control and does not change again', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      const text = cleanFreeText(typed)
      expect(text).not.toMatch(/[\u00ad\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/)
      expect(cleanFreeText(text)).toBe(text)
    }),
  )
})

it('V-11 a text of format characters and spaces is invisible, one with a letter is not', () => {
  const hidden = fc.string({ unit: fc.constantFrom('\u200b', '\u200d', '\u2066', '\u3164', '\u00a0', '\n') })
  fc.assert(
    fc.property(hidden, hidden, (before, after) => {
      expect(isInvisible(before + after)).toBe(true)
      expect(isInvisible(`${before}a${after}`)).toBe(false)
    }),
  )
})
