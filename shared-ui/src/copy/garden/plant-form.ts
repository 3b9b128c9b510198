import { CreatePlantRequest, UpdatePlantRequest } from '../../validators/garden/plant.ts'
import { formProblems } from '../forms/form-problems.ts'

/** The draft of a plant; `zone` and `family` are ids, `photo` is the chosen file, or null. */
export type PlantDraft = {
  name: string
  scientificName: string
  zone: string
  family: string
  description: string
  photo: File | null
}
export type PlantField = keyof PlantDraft
/** The problems of a plant, one sentence for each invalid field. */
export type PlantProblems = Partial<Record<PlantField, string>>

/** The empty plant form. */
export const EMPTY_PLANT: PlantDraft = {
  name: '',
  scientificName: '',
  zone: '',
  family: '',
  description: '',
  photo: null,
}

/** The labels of the plant form, in its order. */
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

/** The words of the selects for zone and family besides their options. */
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

/** The error of a required field while it is empty. */
const PLANT_MISSING: PlantProblems = {
  name: 'Escriba el nombre.',
  scientificName: 'Escriba el nombre científico.',
  zone: 'Elija una zona.',
  family: 'Elija una familia.',
  description: 'Escriba la descripción.',
}

/** The problems of a new plant by the server's schema; it must have a photo. */
export const newPlantProblems = (draft: PlantDraft): PlantProblems =>
  formProblems(CreatePlantRequest, draft, PLANT_MISSING)

/** The problems of an edited plant, which keeps its photo unless another is chosen. */
export const plantProblems = (draft: PlantDraft): PlantProblems =>
  formProblems(UpdatePlantRequest, { ...draft, photo: draft.photo ?? undefined }, PLANT_MISSING)
