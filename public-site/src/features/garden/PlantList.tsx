import { useInfiniteQuery } from '@tanstack/react-query'
import { GARDEN_TEXTS } from 'content'
import { useEffect, useState } from 'react'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { LoadMore } from 'shared-ui/components/LoadMore'
import { GARDEN } from 'shared-ui/copy/garden'
import { PLANTS_A_GROUP } from 'shared-ui/validators/plant'
import { ButtonRouteLink } from '../../lib/links.tsx'
import { ProblemText } from '../../lib/ProblemText.tsx'
import { PlantGrid, PlantGridSkeleton } from './PlantGrid.tsx'
import { plantsOf } from './plant-groups.ts'
import { plantQueries } from './plant-queries.ts'
import { StoredGuideNote } from './StoredGuideNote.tsx'
import { useStoredPosition } from './use-stored-position.ts'

export type PlantListProps = {
  search: string
  /** How many groups are open. */
  groups: number
  /** Opens this many. */
  onOpen: (groups: number) => void
}

/** P-06, W-05, W-09: what a search finds, a group more with each 'Cargar más'. */
export function PlantList({ search, groups, onOpen }: PlantListProps) {
  const { list, come, isGroupMissing, awaited } = usePlantGroups(search, groups)
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
    if (come < groups) void fetchNextPage()
    else onOpen(come + 1)
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
        places={Math.min(awaited * PLANTS_A_GROUP, total) - plants.length}
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
 * What a search has found so far: the groups that have come, whether one that is open is still to be asked for, and how many
 * were open at first, while they come: their places are kept free, so that the page has its height.
 */
function usePlantGroups(search: string, groups: number) {
  const [openAtFirst] = useState(groups)
  const list = useInfiniteQuery(plantQueries.list(search))
  const come = list.data?.pages.length ?? 0
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list
  const isGroupMissing = come > 0 && come < groups && hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (isGroupMissing) void fetchNextPage()
  }, [isGroupMissing, fetchNextPage])
  const isOpening = come < openAtFirst && (come === 0 || hasNextPage) && !list.isError
  useStoredPosition(!isOpening)
  return { list, come, isGroupMissing, awaited: isOpening ? openAtFirst : 0 }
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
