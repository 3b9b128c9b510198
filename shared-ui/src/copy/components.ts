/** Words of the components that both faces use. */
export const COMPONENT_WORDS = {
  optional: 'opcional',
  choose: 'Elija una opción',
  close: 'Cerrar',
  yes: 'Sí',
  no: 'No',
  retry: 'Reintentar',
  loading: 'Cargando',
  loadMore: 'Cargar más',
  skipToContent: 'Ir al contenido',
} as const

/** the field in which a photo is chosen. */
export const PHOTO_FIELD_WORDS = {
  choose: 'Elegir fotografía',
  change: 'Elegir otra',
  drop: 'o suéltela aquí',
  rule: 'GIF, PNG, JPG, SVG o WebP, de hasta 10 MB. Se recorta a la forma del recuadro.',
  preview: (name: string): string => `Vista previa de ${name}`,
  notShown: 'Este archivo no se puede mostrar aquí: quizá no sea una imagen.',
} as const

const megabytes = new Intl.NumberFormat('es-PE', { maximumFractionDigits: 1 })

/** How much a file weighs: '2.4 MB', and never '0 MB'. */
export const formatFileSize = (bytes: number): string =>
  bytes < 100_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${megabytes.format(bytes / (1024 * 1024))} MB`

/** W-09: 'No hay plantas'. */
export const nothingThere = (what: string): string => `No hay ${what}`

const two = (value: number): string => String(value).padStart(2, '0')

/** B-08: what is left of a hold, `mm:ss`. */
export const formatTimeLeft = (seconds: number): string =>
  `${two(Math.floor(seconds / 60))}:${two(Math.floor(seconds % 60))}`

/** B-08: what a countdown says aloud, and shows at its end. */
export const COUNTDOWN_WORDS = {
  left: 'Tiempo para pagar',
  minutesLeft: (minutes: number): string =>
    minutes === 1 ? 'Queda 1 minuto para pagar.' : `Quedan ${minutes} minutos para pagar.`,
  over: 'El tiempo para pagar terminó.',
} as const
