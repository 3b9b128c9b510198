import { searchText } from 'shared-ui/rules/search-text'

/** How many characters a part keeps, so that no file system finds the whole too long. */
const LONGEST_PART = 60

/** Words joined by hyphens: without accents, `×` as x, signs left out; what no letter is left of is `''`. */
const slug = (text: string): string =>
  Array.from(searchText(text).replace(/[^\p{L}\p{N}]+/gu, '-'))
    .slice(0, LONGEST_PART)
    .join('')
    .replace(/^-|-$/g, '')

/** 'platano-de-seda-musa-x-paradisiaca.pdf'. */
export const labelFileName = (plant: { name: string; scientificName: string }): string =>
  `${[slug(plant.name), slug(plant.scientificName)].filter(Boolean).join('-') || 'planta'}.pdf`
