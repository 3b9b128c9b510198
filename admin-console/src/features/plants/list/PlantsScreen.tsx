import { useState } from 'react'
import { DELETE_PLANT, PLANTS_PANEL } from 'shared-ui/copy/garden/plants-panel'
import { IGNORED_ADDRESS } from 'shared-ui/copy/problems/ignored-address'
import type { StaffPlant } from 'shared-ui/validators/garden/plant'
import { DoneNotice } from '../../../lib/notices/DoneNotice.tsx'
import { Page } from '../../../lib/page/Page.tsx'
import { IgnoredNotice } from '../../../lib/search/IgnoredNotice.tsx'
import { SearchField } from '../../../lib/search/SearchField.tsx'
import { DeletePlantDialog } from '../DeletePlantDialog.tsx'
import { AddPlant } from './AddPlant.tsx'
import { PlantsList } from './PlantsList.tsx'
import styles from './PlantsScreen.module.css'
import { type PlantFilters, searchingFor } from './plants-search.ts'
import { LabelsBar } from './selection/LabelsBar.tsx'
import { PlantSelectionContext, useNewPlantSelection } from './selection/plant-selection.ts'

export type PlantsScreenProps = {
  /** The search and the number of open groups, as in the URL. */
  filters: PlantFilters
  /** Names of search parameters that were ignored because they are invalid. */
  ignored?: string | undefined
  /** Receives the new filters when one is selected, cleared or typed; the page puts them into the address. */
  onFiltersChange: (filters: PlantFilters) => void
}

const PARAMETER_LABELS = { search: PLANTS_PANEL.search, groups: IGNORED_ADDRESS.groups }

/** The plants; each can be opened, edited, selected for a label, and deleted after confirmation. */
export function PlantsScreen({ filters, ignored = '', onFiltersChange }: PlantsScreenProps) {
  const [toDelete, setToDelete] = useState<StaffPlant | null>(null)
  const [deleted, setDeleted] = useState<StaffPlant | null>(null)
  const selection = useNewPlantSelection()
  const askToDelete = (plant: StaffPlant) => {
    setDeleted(null)
    setToDelete(plant)
  }
  const finishDeleting = (plant: StaffPlant) => {
    selection.remove(plant._id)
    setDeleted(plant)
    setToDelete(null)
  }
  return (
    <Page title={PLANTS_PANEL.title} actions={<AddPlant />}>
      <IgnoredNotice ignored={ignored} labels={PARAMETER_LABELS} />
      <search className={styles.search} aria-label={PLANTS_PANEL.filters}>
        <SearchField
          label={PLANTS_PANEL.search}
          search={filters.search}
          onSearch={(search) => onFiltersChange(searchingFor(search))}
        />
      </search>
      {deleted && <DoneNotice>{DELETE_PLANT.deleted(deleted.name)}</DoneNotice>}
      <PlantSelectionContext value={selection}>
        <PlantsList filters={filters} onFiltersChange={onFiltersChange} onDelete={askToDelete} />
        <LabelsBar />
      </PlantSelectionContext>
      {toDelete && (
        <DeletePlantDialog plant={toDelete} onCancel={() => setToDelete(null)} onDeleted={finishDeleting} />
      )}
    </Page>
  )
}
