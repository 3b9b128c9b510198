import { useEffect } from 'react'
import { groupCount, groupsText, type OpenGroups } from './open-groups.ts'

/** The parts of an infinite query that are needed to load more of it. */
type OpenedQuery = {
  data: { pages: readonly unknown[] } | undefined
  hasNextPage: boolean
  isFetching: boolean
  isPlaceholderData: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<unknown>
}

/**
 * Synchronises a list with a cursor and the number of open groups in the URL. After a reload, the missing groups are fetched one
 * after the other; each further group is written to the URL, so that going back or sharing the URL shows as many. Groups loaded
 * beyond the URL stay.
 */
export function useOpenGroups(list: OpenedQuery, { groups, onOpen }: OpenGroups) {
  const { fetchNextPage } = list
  const loaded = list.data?.pages.length ?? 0
  const isMissing = loaded > 0 && loaded < groupCount(groups) && list.hasNextPage && !list.isPlaceholderData
  const isIdle = !list.isFetching && !list.isFetchNextPageError
  useEffect(() => {
    if (isMissing && isIdle) void fetchNextPage()
  }, [isMissing, isIdle, fetchNextPage])
  const openNext = () => {
    onOpen(groupsText(loaded + 1))
    void fetchNextPage()
  }
  return { openNext }
}
