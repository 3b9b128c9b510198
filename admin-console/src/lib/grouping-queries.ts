import { queryOptions } from '@tanstack/react-query'
import { FamiliesAnswer, type Grouping, type GroupingKind, ZonesAnswer } from 'shared-ui/validators/grouping'
import { callStaffApi } from './api.ts'

const ALL = ['groupings'] as const

const ask: Record<GroupingKind, (signal: AbortSignal) => Promise<Grouping[]>> = {
  zone: async (signal) => (await callStaffApi('zone', ZonesAnswer, { signal })).zones,
  family: async (signal) => (await callStaffApi('family', FamiliesAnswer, { signal })).families,
}

/** What the server tells of zones and families. */
export const groupingQueries = {
  /** Every answer about zones and families, to be asked for anew after a change of theirs or of a plant. */
  all: ALL,

  /** every zone, or every family, by name. */
  list: (kind: GroupingKind) =>
    queryOptions({ queryKey: [...ALL, kind], queryFn: ({ signal }) => ask[kind](signal) }),
}
