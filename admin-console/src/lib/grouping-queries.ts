import { queryOptions } from '@tanstack/react-query'
import {
  FamiliesResponse,
  type Grouping,
  type GroupingKind,
  ZonesResponse,
} from 'shared-ui/validators/grouping'
import { requestStaffApi } from './api.ts'

const ALL = ['groupings'] as const

const ask: Record<GroupingKind, (signal: AbortSignal) => Promise<Grouping[]>> = {
  zone: async (signal) => (await requestStaffApi('zone', ZonesResponse, { signal })).zones,
  family: async (signal) => (await requestStaffApi('family', FamiliesResponse, { signal })).families,
}

/** What the server tells of zones and families. */
export const groupingQueries = {
  /** Every answer about zones and families, to be asked for anew after a change of theirs or of a plant. */
  all: ALL,

  /** every zone, or every family, by name. */
  list: (kind: GroupingKind) =>
    queryOptions({ queryKey: [...ALL, kind], queryFn: ({ signal }) => ask[kind](signal) }),
}
