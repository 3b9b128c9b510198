import { searchText } from 'shared-ui/rules/search-text'

/** The words that are looked for, folded like what they are looked for in; signs with a meaning in patterns are no words. */
export const searchWords = (typed: string): string[] =>
  searchText(typed)
    .split(' ')
    .map((word) => word.replace(/[\\%_"]/g, ''))
    .filter(Boolean)
