import { describe, expect, it } from 'vitest'
import { readAllTexts } from './copy-texts.ts'
import { textsOutsideCopy } from './find-outside.ts'
import { readSources, SHOWING_FILES } from './source-files.ts'
import { misspelledWords, readOwnWords, readSpelling } from './spelling.ts'

/** Texts outside the copy, with the reason. */
const ALLOWED = [
  // The texts of Niubiz, which the sandbox imitates, and sample data of the demonstration.
  /^lodge-api\/src\/(?:payments\/sandbox|demo)\//,
  // A value that the specification fixes; the copy names it to people.
  /^shared-ui\/src\/validators\/reservations\/client\.ts Carné de Extranjería$/,
  // English, with the name of a book and of a unit.
  /^lodge-api\/src\/modules\/complaints\/complaints-routes\.ts Files a complaint in the Libro de Reclamaciones$/,
  /^lodge-api\/src\/payments\/niubiz\/wire-amount\.ts An amount must be a whole number of céntimos/,
]

/** Design system pages have their own texts. */
const TEXTS = /^shared-ui\/src\/(?:copy|styles|guides)\//

const spelling = readSpelling()
const texts = readAllTexts()
// Read before the tests: every source file is parsed.
const outside = readSources(SHOWING_FILES)
  .filter(({ path }) => !TEXTS.test(path))
  .flatMap(({ path, source }) => textsOutsideCopy(path, source).map((text) => `${path} ${text}`))

describe('copy', () => {
  it('S-03 no component, page or mail has a text of its own', () => {
    expect(outside.filter((found) => !ALLOWED.some((allowed) => allowed.test(found)))).toEqual([])
  })

  it('S-03 has only words of the Spanish dictionary or of words.txt, so no English', () => {
    const wrong = texts.flatMap(({ place, text }) =>
      misspelledWords(text, spelling).map((word) => `${word} in ${place}: ${text}`),
    )
    expect(wrong).toEqual([])
  })

  it('S-03 words.txt lists each word once, only if the dictionary lacks it and a text uses it', () => {
    const words = readOwnWords()
    const used = new Set(texts.flatMap(({ text }) => misspelledWords(text, () => false)))
    expect(words.filter((word) => !used.has(word))).toEqual([])
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  })
})

describe('textsOutsideCopy', () => {
  it.each([
    ['text between tags', '<p>Reservar</p>', 'Reservar'],
    ['text between tags beside a value', '<p>· RUC {ruc}</p>', '· RUC'],
    ['an accessible name', '<nav aria-label="Menu" />', 'Menu'],
    ['an alternative text in braces', "<img alt={'Patio'} />", 'Patio'],
    ['a Spanish sentence in code', "const note = 'Hay que pagar la noche'", 'Hay que pagar la noche'],
    ['a word with an accent', 'const state = `Está ${name}`', 'Está {name}'],
  ])('S-03 finds %s', (_, source, text) => {
    expect(textsOutsideCopy('page.tsx', source)).toEqual([text])
  })

  it.each([
    ['codes and class names', "<p className='note' data-state='paid'>{text}</p>"],
    ['signs and no-break spaces between tags', '<p>{from} – {to}&nbsp;· {when}</p>'],
    ['messages of errors in English', "throw new Error('The page has no element #root')"],
    ['imports and types', "import words from './año.ts'\ntype Way = 'salida de emergencia'"],
  ])('S-03 accepts %s', (_, source) => {
    expect(textsOutsideCopy('page.tsx', source)).toEqual([])
  })
})

describe('misspelledWords', () => {
  it.each([
    ['a wrong accent', 'La habitacion está lista.', ['habitacion']],
    ['English', 'Sorry, please try again', ['Sorry', 'please', 'try', 'again']],
    ['a command without its accent', 'Activelo aquí.', ['Activelo']],
    ['nothing in names of settings, files, addresses and numbers', 'LODGE_DIR=x, docs/faq.md, 52CC4B', []],
    [
      'nothing in commands and infinitives with pronouns',
      'Actívelo, recupérela o escríbanos para responderle.',
      [],
    ],
  ])('S-03 finds %s', (_, text, words) => {
    expect(misspelledWords(text, spelling)).toEqual(words)
  })
})
