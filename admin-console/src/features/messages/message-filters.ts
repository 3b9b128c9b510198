import type { MessageFilters } from './messages-search.ts'

export const NO_FILTERS: MessageFilters = { search: '', state: '' }

/** Whether any filter is set. */
export const isNarrowed = ({ search, state }: MessageFilters): boolean => search !== '' || state !== ''

/** Returns the parameters of `GET /contact/message` for the group after the cursor `after`, or for the first one. */
export const listParameters = (
  { search, state }: MessageFilters,
  after: string | null,
): Record<string, string> => ({
  ...(after !== null && { after }),
  ...(search !== '' && { search }),
  ...(state !== '' && { state }),
})
