import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefusal } from 'shared-ui/api/problems'
import { DELETE_PLANT, VIEW_PLANT } from 'shared-ui/copy/garden/plants-panel'
import type { StaffPlant } from 'shared-ui/validators/garden/plant'
import { DoneNotice } from '../../../lib/notices/DoneNotice.tsx'
import { Page } from '../../../lib/page/Page.tsx'
import { QueryView } from '../../../lib/query-view/QueryView.tsx'
import { BackToPlants, PlantNotFound } from '../PlantNotFound.tsx'
import { plantQueries } from '../plant-queries.ts'
import { PlantDetail } from './PlantDetail.tsx'

/** A plant in each of its states. */
export function PlantScreen({
  plantId,
}: {
  /** The id of the plant, as in the address. */
  plantId: string
}) {
  const [deleted, setDeleted] = useState<StaffPlant | null>(null)
  const plant = useQuery({ ...plantQueries.detail(plantId), enabled: deleted === null })
  if (deleted) {
    return (
      <Page title={VIEW_PLANT.title} actions={<BackToPlants />}>
        <DoneNotice>{DELETE_PLANT.deleted(deleted.name)}</DoneNotice>
      </Page>
    )
  }
  if (isRefusal(plant.error, 'plant_not_found')) return <PlantNotFound />
  return (
    <QueryView
      query={plant}
      message={VIEW_PLANT.loading}
      renderLoading={(panel) => (
        <Page title={VIEW_PLANT.title} actions={<BackToPlants />}>
          {panel}
        </Page>
      )}
    >
      {(data) => <PlantDetail plant={data} onDeleted={setDeleted} />}
    </QueryView>
  )
}
