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

/** The words that are looked for, folded like what they are looked for in; signs with a meaning in patterns are no words. */
export const searchWords = (typed: string): string[] =>
  searchText(typed)
    .split(' ')
    .map((word) => word.replace(/[\\%_"]/g, ''))
    .filter(Boolean)
