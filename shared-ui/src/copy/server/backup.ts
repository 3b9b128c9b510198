import { formatMoment } from '../format.ts'

/** What the backup tells the operator, in the terminal and in the log. */
export const BACKUP = {
  fileExists: (file: string): string =>
    `Ya hay un archivo en ${file}. No se sobrescribe: elija otro nombre, o muévalo antes.`,
  noDatabase: (path: string): string =>
    `No hay base de datos en ${path}. Inicie el servidor una vez, o revise LODGE_DATA_DIR.`,
  damaged: (detail: string): string =>
    `La base de datos está dañada: ${detail}. Conserve la última copia buena y restáurela (docs/operations.md).`,
  storageFull: (folder: string): string => `No queda espacio en ${folder}. Libere espacio y repita la copia.`,
  notWritable: (folder: string, code: string): string =>
    `No se puede escribir en ${folder} (${code}). Revise que la carpeta exista y sus permisos.`,
  programMissing: (program: string): string =>
    `Falta el programa ${program}. Instale los programas de PostgreSQL, de la versión del servidor o más nueva (en Debian: postgresql-client).`,
  programFailed: (program: string, detail: string): string => `${program} falló: ${detail}`,
  programSlow: (program: string): string => `${program} no terminó en 30 minutos y se detuvo.`,
  notLodge: (file: string): string => `${file} no es una copia de la base de datos de un hospedaje.`,
  noFile: (file: string): string => `No hay ningún archivo ${file}.`,
  otherEngine: (file: string): string =>
    `${file} es una copia del otro motor. Una de SQLite se restaura sin DATABASE_URL, una de PostgreSQL con ella. Para pasar de SQLite a PostgreSQL use move-to-postgres.`,
  targetExists: (path: string): string =>
    `Ya hay datos en ${path}, y no se sobrescriben. Pare el servidor y mueva ese archivo (con los que terminan en -wal y -shm) a otra carpeta.`,
  targetNotEmpty: 'La base de datos de DATABASE_URL ya tiene tablas, y no se sobrescriben. Cree una vacía.',
  targetInUse: (path: string): string => `Un servidor usa ${path}. Párelo antes.`,
  made: (file: string, size: string): string => `Copia hecha y comprobada: ${file} (${size}).`,
  restored: (target: string): string => `Copia restaurada en ${target}.`,
  holds: (reservations: number, last: string | null): string =>
    last === null
      ? 'No tiene reservaciones.'
      : `Tiene ${reservations} ${reservations === 1 ? 'reservación' : 'reservaciones'}; la última se hizo el ${formatMoment(last)}.`,
  afterRestore:
    'Lo que se reservó o cobró después no está: compárelo con los correos y con el portal de Niubiz antes de abrir, y repita los borrados de datos personales (docs/operations.md).',
  older: 'Es de una versión anterior: el próximo inicio del servidor la pone al día.',
  newer: 'Es de una versión más nueva del programa: instale esa versión para usarla.',
  /** A size in the terminal. */
  size(bytes: number): string {
    if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} kB`
    return bytes < 1_000_000_000
      ? `${(bytes / 1_000_000).toFixed(1)} MB`
      : `${(bytes / 1_000_000_000).toFixed(1)} GB`
  },
} as const
