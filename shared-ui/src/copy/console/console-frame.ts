/** Words around every page of the console. */
export const CONSOLE_FRAME = {
  menu: 'Menú del personal',
  start: 'Inicio',
  more: 'Más',
  signOut: 'Salir del Sistema',
  loadingPage: 'Cargando la página',
  notFound: {
    title: 'Página no encontrada',
    text: 'Esa dirección no existe en el panel.',
    wayOn: 'Ir a Reservaciones',
  },
  broken: { title: 'No se pudo mostrar la página', retry: 'Reintentar' },
} as const

/** A part of the console whose code could not be loaded. */
export const CODE_PROBLEM = {
  lost: { text: 'Esta parte no se pudo cargar. Revise su conexión a Internet.', action: 'Reintentar' },
  replaced: {
    text: 'Hay una versión nueva de la administración. Guarde lo que esté escribiendo y actualice la página.',
    action: 'Actualizar la página',
  },
} as const

/** The title of a page of the console: 'Reservaciones · ' and the lodge's name. */
export const consoleTitle = (page: string, lodge: string): string => `${page} · ${lodge}`

/** The start page of staff: the lodge's day. */
export const TODAY_PANEL = {
  title: 'Hoy',
  loading: 'Cargando el día',
  arrivals: 'Llegan hoy',
  departures: 'Salen hoy',
  staying: 'Siguen en casa',
  noArrivals: 'No hay llegadas hoy',
  noDepartures: 'No hay salidas hoy',
  noStaying: 'No hay otros huéspedes en casa',
  greeting: (name: string): string => `Hola, ${name}.`,
  until: (nights: string, departure: string): string => `${nights} · sale ${departure}`,
  since: (nights: string, entry: string): string => `${nights} · llegó ${entry}`,
  all: 'Ver todas las reservaciones',
  tooMany: 'El día tiene más reservaciones de las que caben aquí. Véalas en Reservaciones.',
} as const
