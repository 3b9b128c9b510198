import { CONSOLE_PAGES } from '../console/console-pages.ts'
import { formatPlants } from '../format.ts'

/** The list of plants. */
export const PLANTS_PANEL = {
  title: CONSOLE_PAGES.plants,
  loading: 'Cargando Plantas',
  add: 'Agregar Planta',
  search: 'Nombre, nombre científico, familia o zona',
  filters: 'Buscar plantas',
  clear: 'Ver todas las plantas',
  empty: 'No hay plantas',
  emptyText: 'Las que registre aquí se muestran en el jardín botánico del sitio web.',
  emptyFound: 'Ninguna coincide con lo que busca.',
  columns: {
    choose: 'Elegir',
    photo: 'Fotografía',
    name: 'Nombre',
    scientificName: 'Nombre científico',
    family: 'Familia',
    zone: 'Zona',
    actions: 'Acciones',
  },
  shown: (shown: number, total: number): string =>
    shown < total ? `${shown} de ${formatPlants(total)}` : formatPlants(total),
  actionOn: (action: string, name: string): string => `${action} ${name}`,
} as const

/** One plant. */
export const VIEW_PLANT = {
  title: 'Vista de Planta',
  loading: 'Cargando Planta',
  back: 'Volver a Plantas',
  backToPlant: 'Volver a la planta',
  notFound: { title: 'Planta no encontrada', text: 'Esa planta no existe o ya no está en el jardín.' },
  plant: 'Planta',
  zone: 'Zona',
  name: 'Nombre',
  scientificName: 'Nombre científico',
  family: 'Familia',
  description: 'Descripción',
  photo: (name: string): string => `Fotografía de ${name}`,
  qr: 'Código QR',
  qrTitle: (name: string): string => `Código QR de la página de ${name}`,
  qrText: 'Quien lo lee con su teléfono llega a la página de la planta:',
} as const

/** Labels with a QR code, for one plant or many. */
export const PLANT_LABELS = {
  download: 'Descargar QR',
  downloadPicture: 'Descargar imagen',
  downloadSheets: 'Descargar etiquetas',
  selected: (count: number): string =>
    count === 1 ? '1 planta elegida para etiquetas' : `${count} plantas elegidas para etiquetas`,
  chooseShown: 'Elegir las mostradas',
  clear: 'Quitar la selección',
  drawing: (drawn: number, total: number): string => `Dibujando ${drawn} de ${total}`,
  cancel: 'Cancelar',
  region: 'Etiquetas',
  saved: (fileName: string): string => `Se descargó ${fileName}.`,
  failed: 'No se pudo preparar el PDF. Revise su conexión e inténtelo de nuevo.',
  failedPicture: 'No se pudo preparar la imagen. Revise su conexión e inténtelo de nuevo.',
  fileName: (count: number): string => `etiquetas-de-${count}-${count === 1 ? 'planta' : 'plantas'}.pdf`,
} as const

export const DELETE_PLANT = {
  button: 'Eliminar',
  title: (name: string): string => `Eliminar la planta ${name}`,
  consequence:
    'Desaparece del jardín botánico del sitio web con su fotografía, y su código QR deja de llevar a una página. No se puede recuperar.',
  deleted: (name: string): string => `Se eliminó la planta ${name}.`,
} as const
