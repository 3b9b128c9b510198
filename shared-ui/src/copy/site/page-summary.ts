import { excerpt } from '../../rules/text/excerpt.ts'

/** How many characters of a description search engines and messengers show. */
const SUMMARY_LENGTH = 155

/** A description, shortened for search engines and messengers. */
export function pageSummary(description: string): string {
  const { start, rest } = excerpt(description.replace(/\s+/g, ' ').trim(), SUMMARY_LENGTH)
  return rest ? `${start.trimEnd()}…` : start
}
