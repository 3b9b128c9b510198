import { queryOptions } from '@tanstack/react-query'
import {
  FamiliesResponse,
  type Grouping,
  type GroupingKind,
  ZonesResponse,
} from 'shared-ui/validators/garden/grouping'
import { requestStaffApi } from '../api.ts'

const ALL = ['groupings'] as const

const requestGroupings: Record<GroupingKind, (signal: AbortSignal) => Promise<Grouping[]>> = {
  zone: async (signal) => (await requestStaffApi('zone', ZonesResponse, { signal })).zones,
  family: async (signal) => (await requestStaffApi('family', FamiliesResponse, { signal })).families,
}

/** Queries for zones and families. */
export const groupingQueries = {
  /** Key prefix of all zones and families, for invalidation after a change to one of them or to a plant. */
  all: ALL,

  /** All zones, or all families, ordered by name. */
  list: (kind: GroupingKind) =>
    queryOptions({ queryKey: [...ALL, kind], queryFn: ({ signal }) => requestGroupings[kind](signal) }),
}
