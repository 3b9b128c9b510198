import { GroupingRequest } from '../../validators/garden/grouping.ts'
import { CONSOLE_PAGES } from '../console/console-pages.ts'
import { formatPlants } from '../format.ts'
import { formProblems } from '../forms/form-problems.ts'

/** The words of the pages of zones and of families, which differ. */
export type GroupingWords = {
  title: string
  loading: string
  empty: string
  emptyText: string
  add: string
  nameHint: string
  createTitle: string
  updateTitle: string
  deleteTitle: (name: string) => string
  /** The consequence of deleting one that has `plants` plants. */
  deleteConsequence: (plants: number) => string
  created: (name: string) => string
  updated: (name: string) => string
  deleted: (name: string) => string
}

/** Zonas. */
export const ZONES: GroupingWords = {
  title: CONSOLE_PAGES.zones,
  loading: 'Cargando Zonas',
  empty: 'No hay zonas',
  emptyText: 'Una zona es una parte del jardín: el huerto, el patio. Cada planta está en una.',
  add: 'Agregar zona',
  nameHint: 'Como la conocen en la casa. Se muestra en la página de cada planta.',
  createTitle: 'Registrar Zona',
  updateTitle: 'Editar Zona',
  deleteTitle: (name) => `Eliminar la zona ${name}`,
  deleteConsequence: (plants) =>
    plants === 0
      ? 'Desaparece de la lista y no se puede recuperar. Ninguna planta cambia.'
      : `Tiene ${formatPlants(plants)}: mientras haya plantas en ella no se puede eliminar.`,
  created: (name) => `Se registró la zona ${name}.`,
  updated: (name) => `Se actualizó la zona ${name}.`,
  deleted: (name) => `Se eliminó la zona ${name}.`,
}

/** Familias. */
export const FAMILIES: GroupingWords = {
  title: CONSOLE_PAGES.families,
  loading: 'Cargando Familias',
  empty: 'No hay familias',
  emptyText: 'Una familia botánica reúne plantas emparentadas. Cada planta es de una.',
  add: 'Agregar familia',
  nameHint: 'El nombre científico, como Orchidaceae. Se muestra en la página de cada planta.',
  createTitle: 'Registrar Familia',
  updateTitle: 'Editar Familia',
  deleteTitle: (name) => `Eliminar la familia ${name}`,
  deleteConsequence: (plants) =>
    plants === 0
      ? 'Desaparece de la lista y no se puede recuperar. Ninguna planta cambia.'
      : `Tiene ${formatPlants(plants)}: mientras haya plantas de ella no se puede eliminar.`,
  created: (name) => `Se registró la familia ${name}.`,
  updated: (name) => `Se actualizó la familia ${name}.`,
  deleted: (name) => `Se eliminó la familia ${name}.`,
}

/** The words that both share. */
export const GROUPINGS = {
  name: 'Nombre',
  plants: 'Plantas',
  actions: 'Acciones',
  edit: 'Editar',
  delete: 'Eliminar',
  actionOn: (action: string, name: string): string => `${action} ${name}`,
  create: 'Registrar',
  update: 'Actualizar',
  cancel: 'Cancelar',
} as const

/** The problem of the name of a zone or family as typed. */
export const groupingProblems = (draft: { name: string }): { name?: string } =>
  formProblems(GroupingRequest, draft, { name: 'Escriba el nombre.' })
