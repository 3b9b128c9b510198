import { searchText } from 'shared-ui/rules/text/search-text'

/** Maximum length of each part, so that no file system rejects the name. */
const LONGEST_PART = 60

/** Joins words with hyphens: without accents, `×` as x, without other signs; `''` if no letter is left. */
const slug = (text: string): string =>
  Array.from(searchText(text.replaceAll('×', '-x-')).replace(/[^\p{L}\p{N}]+/gu, '-'))
    .slice(0, LONGEST_PART)
    .join('')
    .replace(/^-|-$/g, '')

/** Returns the file name of a plant's label: 'platano-de-seda-musa-x-paradisiaca.pdf'. */
export const labelFileName = (
  plant: { name: string; scientificName: string },
  format: 'pdf' | 'png' = 'pdf',
): string =>
  `${[slug(plant.name), slug(plant.scientificName)].filter(Boolean).join('-') || 'planta'}.${format}`
