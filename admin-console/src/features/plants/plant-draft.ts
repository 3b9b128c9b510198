import { EMPTY_PLANT, newPlantProblems, type PlantDraft, plantProblems } from 'shared-ui/copy/plant-form'
import type { StaffPlant } from 'shared-ui/validators/plant'

/** A plant as the form shows it, or an empty form; a plant's photo stays until another is chosen. */
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

/** How drafts of plants are made and compared. */
export const PLANT_EDIT = { draftOf }

/** What is wrong with a draft; a new plant must have a photo. */
export const checkPlant = (plant: StaffPlant | null) => (plant === null ? newPlantProblems : plantProblems)
