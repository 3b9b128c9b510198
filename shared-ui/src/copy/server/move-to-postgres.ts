/** The output of `npm run lodge -- move-to-postgres`. */
export const MOVE = {
  noAddress:
    'Ponga en DATABASE_URL la dirección de una base de datos PostgreSQL vacía, como postgres://hospedaje:clave@localhost:5432/hospedaje.',
  noDatabase: (path: string): string => `No hay base de datos en ${path}. Revise LODGE_DATA_DIR.`,
  inUse: (path: string): string =>
    `Un servidor usa ${path}. Párelo antes, para que nada se escriba mientras tanto.`,
  otherVersion:
    'La base de datos es de otra versión. Inicie el servidor de esta versión una vez para ponerla al día, y párelo.',
  notEmpty: 'La base de datos de destino ya tiene tablas, y no se toca. Cree una vacía.',
  different: (table: string, rows: number): string =>
    `La tabla ${table} no se leyó igual en PostgreSQL (${rows} filas). No se movió nada.`,
  moved: (tables: number, rows: number): string =>
    `Se copiaron y compararon ${rows} filas de ${tables} tablas. El archivo SQLite quedó como estaba.`,
  next: (secretFile: string): string =>
    `Antes de iniciar el servidor, ponga en SESSION_SECRET lo que dice ${secretFile}; con otro, el personal ingresa de nuevo y los enlaces de los correos ya enviados dejan de servir. Guarde el archivo SQLite hasta ver una reservación.`,
} as const
