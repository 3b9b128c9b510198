type Filters = Readonly<Record<string, string>>

/** Whether any filter is set; `''` is unset. */
export const isNarrowed = (filters: Filters): boolean => Object.values(filters).some((value) => value !== '')

/** The filters that are set, as request parameters. */
export const filterParameters = (filters: Filters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))

/** The request parameters for the group of a list after the cursor `after`, or for the first one. */
export const groupParameters = (filters: Filters, after: string | null): Record<string, string> => ({
  ...(after !== null && { after }),
  ...filterParameters(filters),
})

/** Sets the first day of a period; a last day before it moves to the same day. */
export const withFrom = <Period extends { from: string; to: string }>(
  period: Period,
  from: string,
): Period => ({ ...period, from, to: period.to !== '' && period.to < from ? from : period.to })
