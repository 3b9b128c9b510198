import { PLANT_FIELD_LABELS, type PlantDraft, type PlantField } from 'shared-ui/copy/plant-form'
import type { StaffPlant } from 'shared-ui/validators/plant'

/** A plant as a form shows it to be edited; its photo stays until another is chosen. */
export const draftOf = (plant: StaffPlant): PlantDraft => ({
  name: plant.name,
  scientificName: plant.scientificName,
  zone: plant.zone._id,
  family: plant.family._id,
  description: plant.description,
  photo: null,
})

const PLANT_FIELDS = Object.keys(PLANT_FIELD_LABELS).filter(
  (name): name is PlantField => name in PLANT_FIELD_LABELS,
)

/** Case 19: the fields in which what was typed is not what was saved. A photo differs when one was chosen. */
export function differingFields(saved: StaffPlant, draft: PlantDraft): ReadonlySet<PlantField> {
  const theirs = draftOf(saved)
  const isSame = (name: PlantField): boolean =>
    name === 'photo' ? draft.photo === null : theirs[name] === draft[name].trim()
  return new Set(PLANT_FIELDS.filter((name) => !isSame(name)))
}

/** Case 19: the fields that somebody else has changed since `read`. */
export function movedFields(read: StaffPlant, saved: StaffPlant): ReadonlySet<PlantField> {
  const moved = differingFields(saved, draftOf(read))
  return read.photo === saved.photo ? moved : new Set([...moved, 'photo'])
}
