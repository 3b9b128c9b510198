import { PLANT_PAGE_MARKS, SERVED_PLANT_ID } from 'shared-ui/rules/plant-page-marks'
import { type Plant, PlantResponse } from 'shared-ui/validators/plant'
import * as v from 'valibot'

/** The plant that the build draws: marks, in whose place the server writes a real one's words. */
const MARKED: Plant = {
  _id: PLANT_PAGE_MARKS.id,
  name: PLANT_PAGE_MARKS.name,
  scientificName: PLANT_PAGE_MARKS.scientificName,
  description: PLANT_PAGE_MARKS.description,
  family: { _id: '', name: PLANT_PAGE_MARKS.family },
  zone: { _id: '', name: PLANT_PAGE_MARKS.zone },
  photo: PLANT_PAGE_MARKS.photo,
  version: 0,
}

/** The plant that this document was sent with, where it is the one asked for: what is drawn first equals the page. */
export function servedPlant(plantID: string): Plant | undefined {
  if (typeof document === 'undefined') return MARKED
  const carried = document.getElementById(SERVED_PLANT_ID)?.textContent
  if (!carried) return undefined
  const plant = v.safeParse(PlantResponse, JSON.parse(carried))
  return plant.success && plant.output._id === plantID ? plant.output : undefined
}
