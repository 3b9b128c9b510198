import { describe, expect, it } from 'vitest'
import { type PlacedText, readAllTexts } from './copy-texts.ts'
import { textsOutsideCopy } from './find-outside.ts'
import { readSources, SHOWING_FILES } from './source-files.ts'
import { misspelledWords, readOwnWords, readSpelling } from './spelling.ts'

/** Texts outside the copy, with the reason. */
const ALLOWED = [
  // The texts of Niubiz, which the sandbox imitates, and sample data of the demonstration.
  /^lodge-api\/src\/(?:payments\/sandbox|demo)\//,
  // A value that the specification fixes; the copy names it to people.
  /^shared-ui\/src\/validators\/reservations\/client\.ts Carné de Extranjería$/,
  /^shared-ui\/src\/validators\/reservations\/client\.ts Pasaporte$/,
  // Names of browsers and systems, which have no other in Spanish.
  /^shared-ui\/src\/rules\/text\/browser-words\.ts [A-Z][a-z]+(?: Internet)?$/,
  // The scheme of a header, and a value of the PDF format.
  /^admin-console\/src\/lib\/(?:api|session\/staff-session)\.ts Bearer \{token\}$/,
  /^admin-console\/src\/features\/plants\/labels\/label-document\.ts None$/,
  // English, with the name of a book and of a unit.
  /^lodge-api\/src\/modules\/complaints\/complaints-routes\.ts Files a complaint in the Libro de Reclamaciones$/,
  /^lodge-api\/src\/payments\/niubiz\/wire-amount\.ts An amount must be a whole number of céntimos/,
]

/** Design system pages have their own texts. */
const TEXTS = /^shared-ui\/src\/(?:copy|styles|guides)\//

const spelling = readSpelling(['words.txt'])
const commandSpelling = readSpelling(['words.txt', 'command-words.txt'])
const texts = readAllTexts()
const isOfTerminal = ({ place }: PlacedText): boolean => place.startsWith('shared-ui/src/copy/server/')
// Read before the tests: every source file is parsed.
const outside = readSources(SHOWING_FILES)
  .filter(({ path }) => !TEXTS.test(path))
  .flatMap(({ path, source }) => textsOutsideCopy(path, source).map((text) => `${path} ${text}`))

describe('copy', () => {
  it('S-03 no component, page or mail has a text of its own', () => {
    expect(outside.filter((found) => !ALLOWED.some((allowed) => allowed.test(found)))).toEqual([])
  })

  it('S-03 has only words of the Spanish dictionary or of words.txt, and of commands only for the terminal', () => {
    const wrong = texts.flatMap((text) =>
      misspelledWords(text.text, isOfTerminal(text) ? commandSpelling : spelling).map(
        (word) => `${word} in ${text.place}: ${text.text}`,
      ),
    )
    expect(wrong).toEqual([])
  })

  it('P-16 no text says that IGV comes on top of a price that visitors see', () => {
    const onTop =
      /(?:agrega|suma|añade|más)\S* (?:\S+ )?IGV|IGV\S* (?:\S+ )*(?:se (?:agrega|suma|añade|cobra)|aparte)|(?:no incluyen?|sin incluir) (?:el )?IGV/i
    expect(onTop.test('Al precio por noche se agrega el IGV de 18 %.')).toBe(true)
    expect(texts.filter(({ text }) => onTop.test(text))).toEqual([])
  })

  it.each([
    ['words.txt', texts],
    ['command-words.txt', texts.filter(isOfTerminal)],
  ] as const)(
    'S-03 %s lists each word once, only if the dictionary lacks it and a text uses it',
    (list, using) => {
      const words = readOwnWords(list)
      const used = new Set(using.flatMap(({ text }) => misspelledWords(text, () => false)))
      const dictionary = readSpelling([])
      expect(words.filter((word) => !used.has(word) || dictionary(word))).toEqual([])
      expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
    },
  )
})

describe('textsOutsideCopy', () => {
  it.each([
    ['text between tags', '<p>Reservar</p>', 'Reservar'],
    ['text between tags beside a value', '<p>· RUC {ruc}</p>', '· RUC'],
    ['an accessible name', '<nav aria-label="Menu" />', 'Menu'],
    ['an alternative text in braces', "<img alt={'Patio'} />", 'Patio'],
    ['a Spanish sentence in code', "const note = 'Hay que pagar la noche'", 'Hay que pagar la noche'],
    ['a text in braces', "<button>{'Guardar'}</button>", 'Guardar'],
    ['one text of a list', "<p>{names.map(() => 'hola')}</p>", 'hola'],
    ['a text under a condition', "<p>{isOpen && 'abierto'}</p>", 'abierto'],
    ['a text with a value', '<p>{`Quedan ${count} noches`}</p>', 'Quedan {count} noches'],
    ['a text of a component', "<EmptyState text='sin reservas' />", 'sin reservas'],
    ['a heading of a column', "const column = { header: 'salida' }", 'salida'],
    ['a capitalised text of a dialog', "window.alert('Fila borrada')", 'Fila borrada'],
    ['a capitalised property', "const states = { paid: 'Pagado' }", 'Pagado'],
    ['an English sentence', "const note = 'Please try again'", 'Please try again'],
    ['a word with an accent', 'const state = `Está ${name}`', 'Está {name}'],
  ])('S-03 finds %s', (_, source, text) => {
    expect(textsOutsideCopy('page.tsx', source)).toEqual([text])
  })

  it('S-03 finds both texts of a condition', () => {
    const source = "<button>{isNew ? 'Registrar' : 'Actualizar'}</button>"
    expect(textsOutsideCopy('page.tsx', source)).toEqual(['Registrar', 'Actualizar'])
  })

  it('S-03 leaves the English of the server to strangers who read its reference', () => {
    expect(textsOutsideCopy('lodge-api/src/x.ts', "const note = { description: 'Stores nothing.' }")).toEqual(
      [],
    )
  })

  it.each([
    ['keys and codes that are compared', "<p>{key === 'Enter' ? word : other}</p>"],
    ['ids of elements', 'const ids = { hint: `${control}-hint` }'],
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
    [
      'English words that only commands may have',
      'Introduzca su password, este campo es optional',
      ['password', 'optional'],
    ],
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
