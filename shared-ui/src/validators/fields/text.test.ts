import * as v from 'valibot'
import { expect, it } from 'vitest'
import { CursorText, IdText, optionalText, requiredLine, requiredText, requiredToken } from './text.ts'

const problemsOf = (schema: v.GenericSchema, text: string) =>
  v.safeParse(schema, text).issues?.map(({ message }) => message)

it.each([
  ['a name', requiredText(10)],
  ['a note', optionalText(10)],
])('V-10 refuses U+0000 in %s', (_name, schema) => {
  expect(problemsOf(schema, 'a\0b')).toEqual(['text_expected'])
  expect(problemsOf(schema, 'á\nb')).toBeUndefined()
})

it('C-05 accepts only a UUIDv7 as cursor', () => {
  expect(problemsOf(CursorText, '0198c5a0-7c1e-7b3a-9d2f-0123456789ab')).toBeUndefined()
  for (const text of [
    '',
    'xyz',
    'a\0b',
    '0198c5a0-7c1e-4b3a-9d2f-0123456789ab',
    ' 0198c5a0-7c1e-7b3a-9d2f-0123456789ab',
  ]) {
    expect(problemsOf(CursorText, text)).toEqual(['cursor_unknown'])
  }
})

it('B-02 an id that no database could store is accepted as not found', () => {
  expect(v.parse(IdText, '\0')).toBe(' ')
  expect(v.parse(IdText, 'a'.repeat(3_000))).toBe('a'.repeat(65))
})

it('V-10 measures a text after trimming', () => {
  expect(v.parse(requiredText(2), '  ab ')).toBe('ab')
  expect(problemsOf(requiredText(2), 'abc')).toEqual(['text_too_long'])
  expect(problemsOf(requiredText(2), ' \t')).toEqual(['required'])
  expect(v.parse(optionalText(2), undefined)).toBe('')
})

it('V-11 counts an emoji as one character', () => {
  for (const schema of [requiredText(3), optionalText(3), requiredLine(3)]) {
    expect(problemsOf(schema, '🌺🦜🏔')).toBeUndefined()
    expect(problemsOf(schema, '🌺🦜🏔🐾')).toEqual(['text_too_long'])
  }
})

it('V-11 refuses a text that is far too long before it is cleaned', () => {
  const text = '\u200b'.repeat(100_000)
  expect(problemsOf(requiredLine(100), text)).toEqual(['text_too_long'])
  expect(problemsOf(requiredLine(100), `${'n\u0303'.repeat(100)}\u200b`)).toBeUndefined()
})

it('V-11 never changes a token', () => {
  const token = ' \u200bña\u0301\u00ad '
  expect(v.parse(requiredToken(20), token)).toBe(token)
})

it.each([
  ['a text', requiredText(10)],
  ['a line', requiredLine(10)],
])('V-11 %s of invisible characters counts as empty', (_name, schema) => {
  expect(problemsOf(schema, '\u200b\u2066 \ufeff')).toEqual(['required'])
})
