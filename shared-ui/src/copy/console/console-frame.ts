/** Words around every page of the console. */
export const CONSOLE_FRAME = {
  menu: 'Menú del personal',
  start: 'Inicio',
  more: 'Más',
  search: 'Buscar',
  searchKeys: 'Ctrl K',
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
