import type { StaySearchModel } from '../../src/features/rooms/search/use-stay-search.ts'

const TOMORROW = { entry: '2026-11-28', departure: '2026-11-29' }

/** The initial search of a page on 28 November 2026, for stories, with the changes of `part`. */
export const sampleSearch = (part: Partial<StaySearchModel> = {}): StaySearchModel => ({
  today: '2026-11-28',
  stay: TOMORROW,
  searched: null,
  bookable: null,
  persons: null,
  requested: null,
  setStay: () => {},
  setPersons: () => {},
  submit: () => {},
  ...part,
})
