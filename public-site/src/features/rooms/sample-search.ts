import type { StaySearchModel } from './use-stay-search.ts'

const TOMORROW = { entry: '2026-11-28', departure: '2026-11-29' }

/** A search as a page finds it on 28 November 2026, for stories; `part` is what matters to them. */
export const sampleSearch = (part: Partial<StaySearchModel> = {}): StaySearchModel => ({
  today: '2026-11-28',
  stay: TOMORROW,
  problem: null,
  searched: null,
  bookable: TOMORROW,
  setEntry: () => {},
  setDeparture: () => {},
  submit: () => {},
  ...part,
})
