import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { PLANTS_PER_PAGE, type StaffPlant } from 'shared-ui/validators/garden/plant'
import { plantQueries } from '../plant-queries.ts'
import { groupCount, type PlantFilters } from './plants-search.ts'

/** Returns the requested groups after the first, limited to those that exist. */
const furtherGroups = (requested: number, total: number | undefined): number[] => {
  const existing = total === undefined ? requested : Math.min(requested, Math.ceil(total / PLANTS_PER_PAGE))
  return Array.from({ length: Math.max(0, existing - 1) }, (_, index) => index + 1)
}

/** Removes duplicates: a plant added meanwhile moves others into the next group. */
const eachOnce = (plants: readonly StaffPlant[]): StaffPlant[] => [
  ...new Map(plants.map((plant) => [plant._id, plant])).values(),
]

/**
 * The plants that a search finds, in as many groups as the URL says. While another search loads, the first group of the previous
 * one stays (`isOld`).
 */
export function usePlantsList(filters: PlantFilters) {
  const { search } = filters
  const first = useQuery({ ...plantQueries.group(search, 0), placeholderData: keepPreviousData })
  const isOld = first.isPlaceholderData
  const total = first.data?.total
  const further = useQueries({
    queries: isOld
      ? []
      : furtherGroups(groupCount(filters), total).map((group) => plantQueries.group(search, group)),
  })
  const isLoadingMore = further.some(({ isPending, isFetching }) => isPending && isFetching)
  const failed = further.filter(({ isLoadingError }) => isLoadingError)
  const hasRequested = (all: number) => groupCount(filters) * PLANTS_PER_PAGE >= all
  const refetchAll = (queries: readonly { refetch: () => Promise<unknown> }[]) => {
    for (const query of queries) void query.refetch()
  }
  return {
    /** Undefined until the first group is loaded. */
    plants: first.data && eachOnce([first, ...further].flatMap(({ data }) => data?.plants ?? [])),
    total: total ?? 0,
    isOld,
    isWhole: total !== undefined && hasRequested(total) && !isLoadingMore && failed.length === 0,
    /** Why nothing can be shown, or why a refresh failed. */
    problem: first.error ?? further.find(({ isRefetchError }) => isRefetchError)?.error ?? null,
    /** Why loading more failed. */
    moreProblem: failed[0]?.error ?? null,
    isLoadingMore,
    refresh: () => refetchAll([first, ...further]),
    retryMore: () => refetchAll(failed),
  }
}
