import { searchText } from 'shared-ui/rules/search-text'

/** What stands in no text: search texts are of one line. */
const MATCHES_NOTHING = '\n'

/**
 * The words that are looked for, folded like what they are looked for in. Signs with a meaning in patterns are in no word; a word
 * of them alone finds nothing.
 */
export const searchWords = (typed: string): string[] =>
  searchText(typed)
    .split(' ')
    .filter(Boolean)
    .map((word) => word.replace(/[\\%_]/g, '') || MATCHES_NOTHING)
