/**
 * A text as searches compare it: lower case, without accents, the hybrid sign `×` as `x`, single spaces. What is
 * stored and what is looked for both go through here, so 'PLÁTANO' finds 'plátano'.
 */
export function searchText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('×', 'x')
    .replace(/\s+/g, ' ')
    .trim()
}

/** What stands in no text that is searched: those are of one line. */
const NOWHERE = '\n'

/**
 * The words that are looked for, folded like what they are looked for in; none looks for everything. Signs with a meaning in
 * patterns are no words; such signs alone find nothing.
 */
export function searchWords(typed: string): string[] {
  const looked = searchText(typed)
  if (looked === '') return []
  const words = looked
    .split(' ')
    .map((word) => word.replace(/[\\%_"]/g, ''))
    .filter(Boolean)
  return words.length > 0 ? words : [NOWHERE]
}
