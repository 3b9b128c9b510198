import type { MessageFilters } from './messages-search.ts'

export const NO_FILTERS: MessageFilters = { search: '', state: '' }
