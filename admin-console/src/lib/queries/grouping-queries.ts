import { queryOptions } from '@tanstack/react-query'
import {
  FamiliesResponse,
  type Grouping,
  type GroupingKind,
  ZonesResponse,
} from 'shared-ui/validators/garden/grouping'
import { requestStaffApi } from '../api.ts'
import { resourceKeys } from './resource-keys.ts'

const requestGroupings: Record<GroupingKind, (signal: AbortSignal) => Promise<Grouping[]>> = {
  zone: async (signal) => (await requestStaffApi('zone', ZonesResponse, { signal })).zones,
  family: async (signal) => (await requestStaffApi('family', FamiliesResponse, { signal })).families,
}

/** Queries for zones and families. */
export const groupingQueries = {
  /** All zones, or all families, ordered by name. */
  list: (kind: GroupingKind) =>
    queryOptions({
      queryKey: [...resourceKeys.groupings, kind],
      queryFn: ({ signal }) => requestGroupings[kind](signal),
    }),
}
