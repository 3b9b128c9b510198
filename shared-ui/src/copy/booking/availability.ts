/** Words of the search for a free room. */
export const AVAILABILITY_WORDS = {
  title: 'Busque su habitación',
  entry: 'Entrada',
  departure: 'Salida',
  search: 'Buscar',
  loading: 'Buscando habitaciones',
  none: 'No hay habitaciones Disponibles',
  tryOthers: 'Pruebe con otras fechas: la casa tiene pocas habitaciones y se llena pronto.',
  reserve: 'Reservar',
  reserveRoom: (identifier: string): string => `Reservar la habitación ${identifier}`,
} as const
