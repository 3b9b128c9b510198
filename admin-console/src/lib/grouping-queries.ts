import { queryOptions } from '@tanstack/react-query'
import { FamiliesAnswer } from 'shared-ui/validators/family'
import type { Grouping } from 'shared-ui/validators/grouping'
import { ZonesAnswer } from 'shared-ui/validators/zone'
import { callStaffApi } from './api.ts'

/** What plants are sorted under: zones of the garden, or botanical families. */
export type GroupingKind = 'zone' | 'family'

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
