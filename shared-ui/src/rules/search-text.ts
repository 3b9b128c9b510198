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
