import {
  EMPTY_PLANT,
  newPlantProblems,
  type PlantDraft,
  plantProblems,
} from 'shared-ui/copy/garden/plant-form'
import type { StaffPlant } from 'shared-ui/validators/garden/plant'

/** Returns the draft of a plant, or an empty one; a plant's photo stays until another one is chosen. */
const draftOf = (plant: StaffPlant | null): PlantDraft =>
  plant === null
    ? EMPTY_PLANT
    : {
        name: plant.name,
        scientificName: plant.scientificName,
        zone: plant.zone._id,
        family: plant.family._id,
        description: plant.description,
        photo: null,
      }

/** How drafts of plants are created and compared. */
export const PLANT_EDIT = { draftOf }

/** Returns the validation of a draft; a new plant requires a photo. */
export const checkPlant = (plant: StaffPlant | null) => (plant === null ? newPlantProblems : plantProblems)
