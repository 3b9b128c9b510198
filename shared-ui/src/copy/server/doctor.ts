import { formatMoment } from '../format.ts'

const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`)

/** The output of `npm run lodge -- doctor`: what was checked, what was found, and what to do. */
export const DOCTOR = {
  levels: { ok: 'BIEN', warning: 'AVISO', error: 'ERROR' },
  subjects: {
    settings: 'Configuración',
    database: 'Base de datos',
    mail: 'Correo',
    payments: 'Pagos',
    clock: 'Reloj',
    disk: 'Disco',
    backup: 'Copias',
  },
  failed: (detail: string): string => `no se pudo revisar: ${detail}`,
  summary: (errors: number, warnings: number): string =>
    errors + warnings === 0 ? 'Todo está bien.' : `Errores: ${errors}. Avisos: ${warnings}.`,

  settingsOk: 'se leyó y es válida.',
  development: 'NODE_ENV no es production: sirve para probar, no para atender huéspedes.',
  allowDemo: 'LODGE_ALLOW_DEMO=1 permite pagos y datos de prueba en producción.',
  noProxy:
    'TRUST_PROXY falta. Detrás de un proxy, todos los visitantes comparten un límite; póngalo, por ejemplo loopback.',
  openHost: (host: string): string =>
    `HOST=${host} atiende en todas las redes, sin TLS. Detrás de un proxy en la misma máquina ponga 127.0.0.1.`,

  databaseOk: (engine: string): string => `${engine}, íntegra y al día.`,
  noDatabase: (path: string): string =>
    `no existe ${path}. Inicie el servidor una vez, o revise LODGE_DATA_DIR.`,
  unreachable: (detail: string): string =>
    `no se pudo abrir (${detail}). Revise DATABASE_URL y que la base de datos esté en marcha.`,
  damaged: (detail: string): string =>
    `está dañada: ${detail}. Restaure la última copia (docs/operations.md).`,
  older: 'es de una versión anterior. Inicie el servidor para ponerla al día.',
  newer: 'es de una versión más nueva del programa. Instale esa versión.',
  storedSecret:
    'el secreto de las sesiones está en la base de datos y en sus copias. Ponga SESSION_SECRET (openssl rand -base64 48).',

  withoutSecondFactor: (usernames: readonly string[]): string =>
    `STAFF_SECOND_FACTOR es required, y no pueden ingresar, porque no la tienen: ${usernames.join(', ')}. Agréguela con npm run lodge -- staff add-second-factor.`,

  mailFiles: 'SMTP_URL falta: los correos se escriben como archivos y no salen.',
  mailOk: 'el servidor de correo acepta la conexión cifrada y la clave.',
  mailPlain: 'el servidor de correo no cifra la conexión. Use smtps:// o un servidor con STARTTLS.',
  mailNeedsTls:
    'el servidor de correo está en otra máquina y no cifra la conexión: ningún correo sale. Use smtps:// o un servidor con STARTTLS, o póngalo en PRIVATE_HOSTS si la red hasta él es privada.',
  mailFailed: (detail: string): string =>
    `el servidor de correo no acepta (${detail}). Revise SMTP_URL: servidor, puerto, usuario y clave.`,

  sandbox: 'PAYMENT_PROVIDER es sandbox: los pagos no son de verdad.',
  providerOk: (host: string): string => `${host} responde y acepta el usuario y la clave.`,
  providerFailed: (host: string, detail: string): string =>
    `${host} no acepta: ${detail} Revise NIUBIZ_API_URL, NIUBIZ_USER, NIUBIZ_PASSWORD y la red.`,

  clockOk: 'coincide con el del proveedor de pagos.',
  clockUnknown: 'no hay un servidor externo con qué compararlo.',
  clockSkewed: (seconds: number): string =>
    `difiere ${seconds} segundos del reloj del proveedor de pagos. Active la sincronización (timedatectl set-ntp true).`,

  diskOk: (free: string, path: string): string => `${free} libres en ${path}.`,
  diskLow: (free: string, path: string): string => `solo quedan ${free} en ${path}. Libere espacio.`,

  backupOff: 'BACKUP_DIR es none: nadie hace copias desde aquí. Hágalas de otro modo.',
  backupDevelopment: 'fuera de producción no se hacen copias, si BACKUP_DIR no dice dónde.',
  backupNone: 'todavía no hay ninguna. El servidor hace la primera al iniciar.',
  backupOk: (at: string): string => `la última se hizo el ${formatMoment(at)}.`,
  backupOld: (at: string, age: number): string =>
    `la última se hizo el ${formatMoment(at)}, hace ${days(age)}. Inicie el servidor, o hágala con backup.`,
  backupFailed: (failures: number, failure: string): string =>
    `falló ${failures === 1 ? 'una vez' : `${failures} veces`}: ${failure}`,
  backupMissing: (file: string): string => `falta el archivo de la última: ${file}.`,
  sameDisk: (folder: string): string =>
    `${folder} está en el mismo disco que los datos. Cópielas además a otra máquina.`,
  perhapsSameDisk: (folder: string): string =>
    `${folder} está en esta máquina, y los datos de PostgreSQL también pueden estarlo. Cópielas además a otra.`,
  dumpOk: (program: string): string => `${program} sirve para este servidor.`,
  dumpOld: (program: string, server: string): string =>
    `pg_dump es ${program} y el servidor es ${server}. Instale pg_dump ${server} o más nuevo.`,
} as const
