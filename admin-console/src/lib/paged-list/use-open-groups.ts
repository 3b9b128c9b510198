import { useEffect } from 'react'
import { groupCount, groupsText, type OpenGroups } from './open-groups.ts'

/** What must be known of an infinite query to open more of it. */
type OpenedQuery = {
  data: { pages: readonly unknown[] } | undefined
  hasNextPage: boolean
  isFetching: boolean
  isPlaceholderData: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<unknown>
}

/**
 * C-05: keeps a list that comes by a cursor and its address in step. Groups that the address opens and that are not here yet, after
 * a reload, are asked for one after the other; one more that is asked for is written into the address, so that who comes back, or
 * gets the address from somebody, finds as much. What is here beyond the address stays.
 */
export function useOpenGroups(list: OpenedQuery, { groups, onOpen }: OpenGroups) {
  const { fetchNextPage } = list
  const here = list.data?.pages.length ?? 0
  const isOwed = here > 0 && here < groupCount(groups) && list.hasNextPage && !list.isPlaceholderData
  const isIdle = !list.isFetching && !list.isFetchNextPageError
  useEffect(() => {
    if (isOwed && isIdle) void fetchNextPage()
  }, [isOwed, isIdle, fetchNextPage])
  const openNext = () => {
    onOpen(groupsText(here + 1))
    void fetchNextPage()
  }
  return { openNext }
}
