import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { PLANTS_A_GROUP, type StaffPlant } from 'shared-ui/validators/plant'
import { plantQueries } from './plant-queries.ts'
import { groupCount, type PlantsFilter } from './plants-search.ts'

/** The groups after the first that are asked for, and of which there can be plants. */
const furtherGroups = (asked: number, total: number | undefined): number[] => {
  const there = total === undefined ? asked : Math.min(asked, Math.ceil(total / PLANTS_A_GROUP))
  return Array.from({ length: Math.max(0, there - 1) }, (_, index) => index + 1)
}

/** Each plant once: one that was added meanwhile moves others on to the next group. */
const eachOnce = (plants: readonly StaffPlant[]): StaffPlant[] => [
  ...new Map(plants.map((plant) => [plant._id, plant])).values(),
]

/**
 * the plants that a search finds, as many groups as the address says. While another search runs, the first group of the one
 * before stays (`isOld`).
 */
export function usePlantsList(wish: PlantsFilter) {
  const { search } = wish
  const first = useQuery({ ...plantQueries.group(search, 0), placeholderData: keepPreviousData })
  const isOld = first.isPlaceholderData
  const total = first.data?.total
  const further = useQueries({
    queries: isOld
      ? []
      : furtherGroups(groupCount(wish), total).map((group) => plantQueries.group(search, group)),
  })
  const isLoadingMore = further.some(({ isPending, isFetching }) => isPending && isFetching)
  const failed = further.filter(({ isLoadingError }) => isLoadingError)
  const hasRequested = (all: number) => groupCount(wish) * PLANTS_A_GROUP >= all
  const askAgain = (queries: readonly { refetch: () => Promise<unknown> }[]) => {
    for (const query of queries) void query.refetch()
  }
  return {
    /** Undefined until the first group is there. */
    plants: first.data && eachOnce([first, ...further].flatMap(({ data }) => data?.plants ?? [])),
    total: total ?? 0,
    isOld,
    isWhole: total !== undefined && hasRequested(total) && !isLoadingMore && failed.length === 0,
    /** Why nothing can be shown, or what is shown could not be brought up to date. */
    problem: first.error ?? further.find(({ isRefetchError }) => isRefetchError)?.error ?? null,
    /** Why more could not be loaded. */
    moreProblem: failed[0]?.error ?? null,
    isLoadingMore,
    refresh: () => askAgain([first, ...further]),
    retryMore: () => askAgain(failed),
  }
}
