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
  neighbours: 'Otras plantas',
  previous: 'Planta anterior',
  next: 'Planta siguiente',
  ofZone: (zone: string): string => `También en ${zone}`,
  photo: (name: string, scientificName: string): string => `${name} (${scientificName})`,
} as const
