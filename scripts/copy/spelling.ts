import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import nspell from 'nspell'

/** Whether a word is spelled correctly. */
export type Spelling = (word: string) => boolean

const WORD = /[\p{L}\p{M}]{2,}(?:['’][\p{L}\p{M}]+)*/gu

/**
 * Names of settings, commands, files and addresses, numbers with units, and parameters: `LODGE_DATA_DIR`, `--name`,
 * `docs/operations.md`, `www.example.pe`, `52CC4B20`, `{total}`.
 */
const TECHNICAL = /\S*(?:\d|_|--|:\/\/|@|\w\.\w|\/\w+\/|\w=)\S*|<[^>]*>|\{[^}]*\}/g

/** Returns the words of a text that are spelled wrong. */
export const misspelledWords = (text: string, isCorrect: Spelling): string[] =>
  (text.replaceAll(TECHNICAL, ' ').match(WORD) ?? []).filter((word) => !isCorrect(word))

/** Reads the Spanish of Peru and the words of the lodge's own list (`words.txt`). */
export function readSpelling(): Spelling {
  const dictionary = createRequire(import.meta.url).resolve('dictionary-es-pe/index.dic')
  const spell = nspell({
    aff: readFileSync(dictionary.replace(/dic$/, 'aff')),
    dic: readFileSync(dictionary),
  })
  const own = new Set(readOwnWords())
  return (word) => own.has(word) || spell.correct(word) || hasPronoun(word, (verb) => spell.correct(verb))
}

/** Returns the words that the dictionary lacks. Lines with `#` are headings. */
export const readOwnWords = (): string[] =>
  readFileSync(join(import.meta.dirname, 'words.txt'), 'utf8')
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
