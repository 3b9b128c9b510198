import { characterCount } from '../../rules/text/character-count.ts'
import { cleanFreeText } from '../../rules/text/typed-text.ts'

/**
 * The problem of a text with more than `longest` characters, with both numbers, so that one knows how much to remove; null if it fits.
 * Counts as the server does.
 */
export function lengthProblem(text: string, longest: number): string | null {
  const length = characterCount(cleanFreeText(text))
  return length > longest ? `Son ${length} caracteres. Escriba ${longest} como máximo.` : null
}
