import { lazy } from '../../rules/lazy.ts'

/** The field in which a photo is chosen. */
export const PHOTO_FIELD_WORDS = {
  choose: 'Elegir fotografía',
  change: 'Elegir otra',
  drop: 'o suéltela aquí',
  rule: 'GIF, PNG, JPG, SVG o WebP, de hasta 10 MB. Se recorta a la forma del recuadro.',
  preview: (name: string): string => `Vista previa de ${name}`,
  notShown: 'Este archivo no se puede mostrar aquí: quizá no sea una imagen.',
} as const

const megabytes = lazy(() => new Intl.NumberFormat('es-PE', { maximumFractionDigits: 1 }))

/** The size of a file: '2.4 MB', and never '0 MB'. */
export const formatFileSize = (bytes: number): string =>
  bytes < 100_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${megabytes().format(bytes / (1024 * 1024))} MB`
