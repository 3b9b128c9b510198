import { useInfiniteQuery } from '@tanstack/react-query'
import { GARDEN_TEXTS } from 'content'
import { useEffect, useState } from 'react'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { LoadMore } from 'shared-ui/components/LoadMore'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { GARDEN } from 'shared-ui/copy/garden/garden'
import { PLANTS_PER_PAGE } from 'shared-ui/validators/garden/plant'
import { ButtonRouteLink } from '../../../lib/page/links.tsx'
import { plantQueries } from '../plant-queries.ts'
import { PlantGrid, PlantGridSkeleton } from './PlantGrid.tsx'
import { plantsOf } from './plant-groups.ts'
import { StoredGuideNote } from './StoredGuideNote.tsx'
import { useStoredPosition } from './use-stored-position.ts'

export type PlantListProps = {
  search: string
  /** How many groups are open. */
  groups: number
  /** Sets the number of open groups. */
  onOpen: (groups: number) => void
}

/** The plants that a search finds; 'Cargar más' loads another group. */
export function PlantList({ search, groups, onOpen }: PlantListProps) {
  const { list, loadedGroups, isGroupMissing, expectedGroups } = usePlantGroups(search, groups)
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list
  const [focusOn, setFocusOn] = useState<number | null>(null)
  if (list.data === undefined) {
    if (!list.isError || list.isFetching) return <PlantGridSkeleton groups={groups} />
    return (
      <LoadingPanel
        message={GARDEN.loading}
        error={<ProblemText problem={list.error} />}
        onRetry={() => void list.refetch()}
      />
    )
  }
  const plants = plantsOf(list.data.pages)
  const total = list.data.pages.at(-1)?.total ?? plants.length
  const loadMore = () => {
    setFocusOn(plants.length)
    if (loadedGroups < groups) void fetchNextPage()
    else onOpen(loadedGroups + 1)
  }
  const storedOn = list.data.pages.find((group) => group.storedOn !== undefined)?.storedOn
  if (plants.length === 0) {
    return (
      <>
        <StoredGuideNote storedOn={storedOn} />
        <NoPlants search={search} />
      </>
    )
  }
  return (
    <>
      <StoredGuideNote storedOn={storedOn} />
      <p role="status">{GARDEN.shown(plants.length, total)}</p>
      <PlantGrid
        plants={plants}
        list={{ search, groups }}
        focusOn={focusOn}
        places={Math.min(expectedGroups * PLANTS_PER_PAGE, total) - plants.length}
      />
      {hasNextPage && (
        <LoadMore
          onLoadMore={loadMore}
          pending={list.isFetchingNextPage || isGroupMissing}
          error={isFetchNextPageError && !isFetching && <ProblemText problem={list.error} />}
        />
      )}
    </>
  )
}

/**
 * Returns the groups of a search that have loaded, whether an open group has not been requested yet, and, while the groups that
 * were open at first load, how many they are, so that placeholders give the page its height.
 */
function usePlantGroups(search: string, groups: number) {
  const [openAtFirst] = useState(groups)
  const list = useInfiniteQuery(plantQueries.list(search))
  const loadedGroups = list.data?.pages.length ?? 0
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list
  const isGroupMissing =
    loadedGroups > 0 && loadedGroups < groups && hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (isGroupMissing) void fetchNextPage()
  }, [isGroupMissing, fetchNextPage])
  const isOpening = loadedGroups < openAtFirst && (loadedGroups === 0 || hasNextPage) && !list.isError
  useStoredPosition(!isOpening)
  return { list, loadedGroups, isGroupMissing, expectedGroups: isOpening ? openAtFirst : 0 }
}

function NoPlants({ search }: { search: string }) {
  if (search === '') {
    return (
      <EmptyState title={GARDEN.none} action={<ButtonRouteLink to="/rooms">{GARDEN.rooms}</ButtonRouteLink>}>
        <p>{GARDEN_TEXTS.empty}</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={GARDEN.none}
      action={<ButtonRouteLink to="/botanical-garden">{GARDEN.all}</ButtonRouteLink>}
    >
      <p role="status">{GARDEN.noneFound(search)}</p>
    </EmptyState>
  )
}
