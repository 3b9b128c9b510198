import { excerpt } from '../../rules/text/excerpt.ts'
import { formatPlants } from '../format.ts'

/** The botanical garden. */
export const GARDEN = {
  title: 'Jardín botánico',
  searchName: 'Buscar plantas',
  search: 'Nombre, nombre científico, familia o zona',
  submit: 'Buscar',
  listTitle: 'Las plantas',
  loading: 'Cargando plantas',
  none: 'No hay plantas',
  noneFound: (search: string): string =>
    `Ninguna coincide con «${search}». Pruebe con otro nombre, o con una sola palabra.`,
  all: 'Ver todas las plantas',
  rooms: 'Ver las habitaciones',
  shown: (shown: number, total: number): string =>
    shown < total ? `${shown} de ${formatPlants(total)}` : formatPlants(total),
} as const

/** The page of one plant. */
export const PLANT_PAGE = {
  loading: 'Cargando la planta',
  back: 'Volver al jardín botánico',
  family: 'Familia',
  zone: 'Zona',
  photo: (name: string, scientificName: string): string => `${name} (${scientificName})`,
} as const

/** How many characters of a description search engines and messengers show. */
const SUMMARY_LENGTH = 155

/** A plant's description, shortened for search engines and messengers. */
export function plantSummary(description: string): string {
  const { start, rest } = excerpt(description.replace(/\s+/g, ' ').trim(), SUMMARY_LENGTH)
  return rest ? `${start.trimEnd()}…` : start
}
