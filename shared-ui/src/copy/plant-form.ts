import { CreatePlantRequest, UpdatePlantRequest } from '../validators/plant.ts'
import { formProblems } from './form-problems.ts'

/** A plant as it is typed; `zone` and `family` are ids, `photo` is the file chosen, or null. */
export type PlantDraft = {
  name: string
  scientificName: string
  zone: string
  family: string
  description: string
  photo: File | null
}
export type PlantField = keyof PlantDraft
/** What is wrong with a plant, a sentence a field; a field without one is in order. */
export type PlantProblems = Partial<Record<PlantField, string>>

/** A plant form nobody has touched. */
export const EMPTY_PLANT: PlantDraft = {
  name: '',
  scientificName: '',
  zone: '',
  family: '',
  description: '',
  photo: null,
}

/** the labels of the plant form, in the order in which it asks. */
export const PLANT_FIELD_LABELS: Record<PlantField, string> = {
  name: 'Nombre',
  scientificName: 'Nombre científico',
  zone: 'Zona',
  family: 'Familia',
  description: 'Descripción',
  photo: 'Fotografía',
}

export const PLANT_HINTS = {
  name: 'Como se la conoce en el lugar.',
  scientificName: 'Por ejemplo, Musa × paradisiaca.',
} as const

/** What the selects for zone and family say besides their choices. */
export const PLANT_PLACES = {
  loading: 'Cargando…',
  zone: { none: 'No hay zonas.', add: 'Agregar una zona (en otra pestaña)' },
  family: { none: 'No hay familias.', add: 'Agregar una familia (en otra pestaña)' },
} as const

export const CREATE_PLANT = { title: 'Registrar Planta', submit: 'Registrar' } as const

export const EDIT_PLANT = {
  title: 'Editar Planta',
  loading: 'Cargando Planta',
  link: 'Editar',
  submit: 'Actualizar',
} as const

/** What a required field says while it is empty. */
const PLANT_MISSING: PlantProblems = {
  name: 'Escriba el nombre.',
  scientificName: 'Escriba el nombre científico.',
  zone: 'Elija una zona.',
  family: 'Elija una familia.',
  description: 'Escriba la descripción.',
}

/** V-07: what the server's own schema says of a plant to be, which must have a photo. */
export const newPlantProblems = (draft: PlantDraft): PlantProblems =>
  formProblems(CreatePlantRequest, draft, PLANT_MISSING)

/** The same of a plant that is edited, which keeps its photo unless another is chosen. */
export const plantProblems = (draft: PlantDraft): PlantProblems =>
  formProblems(UpdatePlantRequest, { ...draft, photo: draft.photo ?? undefined }, PLANT_MISSING)
