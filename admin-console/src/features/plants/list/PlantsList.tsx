import { Button } from 'shared-ui/components/Button'
import { LoadMore } from 'shared-ui/components/LoadMore'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { Spinner } from 'shared-ui/components/Spinner'
import { PLANT_LABELS, PLANTS_PANEL } from 'shared-ui/copy/garden/plants-panel'
import type { StaffPlant } from 'shared-ui/validators/garden/plant'
import { useFocusOnNew } from '../../../lib/hooks/use-focus-on-new.ts'
import { useMedia } from '../../../lib/hooks/use-media.ts'
import { RefreshProblem } from '../../../lib/notices/RefreshProblem.tsx'
import { QueryLoading } from '../../../lib/query-view/QueryLoading.tsx'
import { NoPlants } from './NoPlants.tsx'
import { PlantCards } from './PlantCards.tsx'
import styles from './PlantsList.module.css'
import { PlantsTable } from './PlantsTable.tsx'
import { type PlantFilters, searchingFor, withOneGroupMore } from './plants-search.ts'
import { usePlantSelection } from './selection/plant-selection.ts'
import { usePlantsList } from './use-plants-list.ts'

/** Minimum width of the table; narrower screens show cards. */
const TABLE_FITS = 'print, (min-width: 44rem)'

export type PlantsListProps = {
  filters: PlantFilters
  onFiltersChange: (filters: PlantFilters) => void
  onDelete: (plant: StaffPlant) => void
}

/** The list of plants in each of its states. While another search loads, the previous results are dimmed. */
export function PlantsList({ filters, onFiltersChange, onDelete }: PlantsListProps) {
  const Plants = useMedia(TABLE_FITS) ? PlantsTable : PlantCards
  const list = usePlantsList(filters)
  const selection = usePlantSelection()
  const { plants } = list
  const { results, noteRequested } = useFocusOnNew({ shown: plants?.length ?? 0, isWhole: list.isWhole })
  if (plants === undefined) {
    return (
      <QueryLoading query={{ error: list.problem, refetch: list.refresh }} message={PLANTS_PANEL.loading} />
    )
  }
  const refreshProblem = list.problem && <RefreshProblem problem={list.problem} onRetry={list.refresh} />
  if (plants.length === 0 && !list.isOld) {
    return (
      <>
        {refreshProblem}
        <NoPlants isNarrowed={filters.search !== ''} onShowAll={() => onFiltersChange(searchingFor(''))} />
      </>
    )
  }
  const loadMore = () => {
    noteRequested()
    if (list.moreProblem) list.retryMore()
    else onFiltersChange(withOneGroupMore(filters))
  }
  return (
    <div className={styles.results} aria-busy={list.isOld} ref={results}>
      <div className={styles.head}>
        {list.isOld ? (
          <Spinner message={PLANTS_PANEL.loading} />
        ) : (
          <p className={styles.count} role="status">
            {PLANTS_PANEL.shown(plants.length, list.total)}
          </p>
        )}
        <Button variant="quiet" onClick={() => selection.add(plants)}>
          {PLANT_LABELS.chooseShown}
        </Button>
      </div>
      {refreshProblem}
      <Plants plants={plants} isWhole={list.isWhole} onDelete={onDelete} />
      {!list.isWhole && !list.isOld && (
        <LoadMore
          pending={list.isLoadingMore}
          error={list.moreProblem && <ProblemText problem={list.moreProblem} />}
          onLoadMore={loadMore}
        />
      )}
    </div>
  )
}
