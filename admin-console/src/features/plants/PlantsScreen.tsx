import { useState } from 'react'
import { IGNORED_ADDRESS } from 'shared-ui/copy/ignored-address'
import { DELETE_PLANT, PLANTS_PANEL } from 'shared-ui/copy/plants-panel'
import type { StaffPlant } from 'shared-ui/validators/plant'
import { DoneNotice } from '../../lib/DoneNotice.tsx'
import { IgnoredNotice } from '../../lib/IgnoredNotice.tsx'
import { Page } from '../../lib/page/Page.tsx'
import { SearchField } from '../../lib/SearchField.tsx'
import { AddPlant } from './AddPlant.tsx'
import { DeletePlantDialog } from './DeletePlantDialog.tsx'
import { LabelsBar } from './LabelsBar.tsx'
import { PlantsList } from './PlantsList.tsx'
import styles from './PlantsScreen.module.css'
import { PlantChoiceContext, useNewPlantChoice } from './plant-choice.ts'
import { type PlantsFilter, searchingFor } from './plants-search.ts'

export type PlantsScreenProps = {
  /** What is looked for and how much of it is shown, as the address says. */
  wish: PlantsFilter
  /** Names of what the address carries and cannot be used. */
  ignored?: string | undefined
  onFilterChange: (wish: PlantsFilter) => void
}

const ADDRESS_LABELS = { search: PLANTS_PANEL.search, groups: IGNORED_ADDRESS.groups }

/** the plants; each can be opened, edited, chosen for a label, and deleted after Sí/No. */
export function PlantsScreen({ wish, ignored = '', onFilterChange }: PlantsScreenProps) {
  const [toDelete, setToDelete] = useState<StaffPlant | null>(null)
  const [deleted, setDeleted] = useState<StaffPlant | null>(null)
  const choice = useNewPlantChoice()
  const askToDelete = (plant: StaffPlant) => {
    setDeleted(null)
    setToDelete(plant)
  }
  const finishDeleting = (plant: StaffPlant) => {
    choice.remove(plant._id)
    setDeleted(plant)
    setToDelete(null)
  }
  return (
    <Page title={PLANTS_PANEL.title} actions={<AddPlant />}>
      <IgnoredNotice ignored={ignored} labels={ADDRESS_LABELS} />
      <search className={styles.search} aria-label={PLANTS_PANEL.filters}>
        <SearchField
          label={PLANTS_PANEL.search}
          search={wish.search}
          onSearch={(search) => onFilterChange(searchingFor(search))}
        />
      </search>
      {deleted && <DoneNotice>{DELETE_PLANT.deleted(deleted.name)}</DoneNotice>}
      <PlantChoiceContext value={choice}>
        <PlantsList wish={wish} onFilterChange={onFilterChange} onDelete={askToDelete} />
        <LabelsBar />
      </PlantChoiceContext>
      {toDelete && (
        <DeletePlantDialog plant={toDelete} onCancel={() => setToDelete(null)} onDeleted={finishDeleting} />
      )}
    </Page>
  )
}
