import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefusal } from 'shared-ui/api/problems'
import { EDIT_PLANT } from 'shared-ui/copy/garden/plant-form'
import { VIEW_PLANT } from 'shared-ui/copy/garden/plants-panel'
import { ButtonRouteLink } from '../../../lib/links.tsx'
import { Page } from '../../../lib/page/Page.tsx'
import { QueryLoading } from '../../../lib/query-view/QueryLoading.tsx'
import { BackToPlants, PlantNotFound } from '../PlantNotFound.tsx'
import { plantQueries } from '../plant-queries.ts'
import { PlantForm } from './PlantForm.tsx'

/** Fetched once when the form opens: later responses must not overwrite what was typed. */
const ONCE = { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const

export type EditPlantScreenProps = {
  /** The id of the plant, as in the address. */
  plantId: string
  /** Called when the changes are stored. */
  onUpdated: () => void
}

/**
 * The page with the form of an existing plant, in each of its states. Cached data is not edited, only a fresh response, so that
 * nobody starts from an outdated version.
 */
export function EditPlantScreen({ plantId, onUpdated }: EditPlantScreenProps) {
  const [openedAt] = useState(Date.now)
  const plant = useQuery({ ...plantQueries.detail(plantId), ...ONCE })
  // An open form stays, even if a later request fails.
  const isOpen = plant.dataUpdatedAt >= openedAt
  if (!isOpen && isRefusal(plant.error, 'plant_not_found')) return <PlantNotFound />
  if (!isOpen || !plant.data) {
    return (
      <Page title={EDIT_PLANT.title} actions={<BackToPlants />}>
        <QueryLoading query={plant} message={EDIT_PLANT.loading} />
      </Page>
    )
  }
  return (
    <Page
      title={EDIT_PLANT.title}
      lead={plant.data.name}
      actions={
        <ButtonRouteLink to="/view-plant/$plantID" params={{ plantID: plantId }}>
          {VIEW_PLANT.backToPlant}
        </ButtonRouteLink>
      }
    >
      <PlantForm plant={plant.data} onSaved={onUpdated} />
    </Page>
  )
}
