import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import nspell from 'nspell'

/** Whether a word is spelled correctly. */
export type Spelling = (word: string) => boolean

const WORD = /[\p{L}\p{M}]{2,}(?:['’][\p{L}\p{M}]+)*/gu

/** An order for the terminal: `npm run lodge -- staff password`. */
const COMMAND = /npm run lodge(?: -- [a-z]+(?: [a-z-]+)?)?/g

/**
 * Names of settings, options, files and addresses, numbers with units, and parameters: `LODGE_DATA_DIR`, `--name`,
 * `docs/operations.md`, `www.example.pe`, `52CC4B20`, `{total}`.
 */
const TECHNICAL = /\S*(?:\d|_|--|:\/\/|@|\w\.\w|\/\w+\/|\w=)\S*|<[^>]*>|\{[^}]*\}/g

/** Returns the words of a text that are spelled wrong. */
export const misspelledWords = (text: string, isCorrect: Spelling): string[] =>
  (text.replaceAll(COMMAND, ' ').replaceAll(TECHNICAL, ' ').match(WORD) ?? []).filter(
    (word) => !isCorrect(word),
  )

/** The lists of words that the dictionary lacks: of every text, and of the server's terminal only. */
export type WordList = 'words.txt' | 'command-words.txt'

/** Reads the Spanish of Peru with the words of own lists. */
export function readSpelling(lists: readonly WordList[]): Spelling {
  const isSpanish = spanish()
  const own = new Set(lists.flatMap(readOwnWords))
  return (word) => own.has(word) || isSpanish(word) || hasPronoun(word, isSpanish)
}

let read: Spelling | undefined

/** The dictionary, read once: that takes seconds. */
function spanish(): Spelling {
  if (read) return read
  const dictionary = createRequire(import.meta.url).resolve('dictionary-es-pe/index.dic')
  const spell = nspell({
    aff: readFileSync(dictionary.replace(/dic$/, 'aff')),
    dic: readFileSync(dictionary),
  })
  read = (word) => spell.correct(word)
  return read
}

/** Returns the words of a list. Lines with `#` are headings. */
export const readOwnWords = (list: WordList): string[] =>
  readFileSync(join(import.meta.dirname, list), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

const PRONOUNS = /(?:me|te|se|nos|lo|la|los|las|le|les|selo|sela|selos|selas)$/

/**
 * Whether a word is a verb with pronouns, most of which the dictionary lacks: an infinitive (`responderle`), or a command,
 * whose stress moves to a written accent (`actívelo`).
 */
function hasPronoun(word: string, isVerb: Spelling): boolean {
  const verb = word.replace(PRONOUNS, '')
  if (verb === word) return false
  if (/[aei]r$/.test(verb)) return isVerb(verb)
  const withoutAccent = verb.normalize('NFD').replaceAll('\u0301', '').normalize('NFC')
  return withoutAccent !== verb && isVerb(withoutAccent)
}
