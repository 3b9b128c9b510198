import { MESSAGE_STATES } from 'shared-ui/rules/message-states'
import * as v from 'valibot'

/** As many characters as the server looks for. */
const LONGEST_SEARCH = 100

/**
 * What the list of messages is narrowed by, as the page's address holds it; `''` where it is not. What an address carries
 * wrongly is dropped.
 */
export const MessagesSearch = v.object({
  search: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(LONGEST_SEARCH)), ''), ''),
  state: v.optional(v.fallback(v.picklist(['', ...MESSAGE_STATES]), ''), ''),
})
export type MessageFilters = v.InferOutput<typeof MessagesSearch>

export const NO_FILTERS: MessageFilters = { search: '', state: '' }

/** Whether anything is narrowed at all. */
export const isNarrowed = ({ search, state }: MessageFilters): boolean => search !== '' || state !== ''

/** The parameters of `GET /contact/message` for the group after the cursor `after`, or for the first one. */
export const listParameters = (
  { search, state }: MessageFilters,
  after: string | null,
): Record<string, string> => ({
  ...(after !== null && { after }),
  ...(search !== '' && { search }),
  ...(state !== '' && { state }),
})
