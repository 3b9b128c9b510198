import {
  LINKED_PLANT_PLACEHOLDERS,
  PLANT_PAGE_PLACEHOLDERS,
  SERVED_PLANT_ID,
} from 'shared-ui/rules/plant-page-marks'
import { type Plant, type PlantDetail, PlantDetailResponse } from 'shared-ui/validators/garden/plant'
import * as v from 'valibot'

/** The plant that the build renders: placeholders that the server replaces with a plant's data. */
const PLACEHOLDER_PLANT: Plant = {
  _id: PLANT_PAGE_PLACEHOLDERS.id,
  name: PLANT_PAGE_PLACEHOLDERS.name,
  scientificName: PLANT_PAGE_PLACEHOLDERS.scientificName,
  description: PLANT_PAGE_PLACEHOLDERS.description,
  family: { _id: '', name: PLANT_PAGE_PLACEHOLDERS.family },
  zone: { _id: '', name: PLANT_PAGE_PLACEHOLDERS.zone },
  photo: PLANT_PAGE_PLACEHOLDERS.photo,
  version: 0,
}

const PLACEHOLDER_DETAIL: PlantDetail = {
  plant: PLACEHOLDER_PLANT,
  neighbours: {
    previous: LINKED_PLANT_PLACEHOLDERS,
    next: LINKED_PLANT_PLACEHOLDERS,
    ofZone: [LINKED_PLANT_PLACEHOLDERS],
  },
}

/** Returns the plant embedded in this document if it is the requested one, so that the first render equals the page. */
export function servedPlant(plantID: string): PlantDetail | undefined {
  if (typeof document === 'undefined') return PLACEHOLDER_DETAIL
  const embedded = document.getElementById(SERVED_PLANT_ID)?.textContent
  if (!embedded) return undefined
  const detail = v.safeParse(PlantDetailResponse, JSON.parse(embedded))
  return detail.success && detail.output.plant._id === plantID ? detail.output : undefined
}
