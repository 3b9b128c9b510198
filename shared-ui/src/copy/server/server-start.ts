/** The problems of a setting; `settingSentence` puts its name before them. */
export const SETTING_PROBLEMS = {
  port: 'debe ser un puerto, un número entero de 0 a 65535.',
  address: 'debe ser una dirección http:// o https:// sin ruta, como https://www.ejemplo.pe.',
  database: 'debe empezar con postgres:// o postgresql://. Sin ella se usa SQLite en LODGE_DATA_DIR.',
  secret: 'debe tener 32 caracteres o más. Haga uno con: openssl rand -base64 48.',
  secretFile:
    'no se puede leer, o repite la misma variable sin _FILE. Revise la ruta y los permisos del archivo.',
  username: 'debe tener de 4 a 100 caracteres.',
  password: 'debe tener de 8 a 200 caracteres.',
  seed: 'debe ser demo, year o none.',
  provider: 'debe ser sandbox o niubiz.',
  smtp: 'debe empezar con smtp:// o smtps://.',
  logLevel: 'debe ser fatal, error, warn, info, debug, trace o silent.',
  wholeSeconds: 'debe ser un número entero de segundos, como 900.',
  milliseconds: 'debe ser un número entero de milisegundos, como 500.',
  businessDays: 'debe ser un número entero de días hábiles, de 0 a 99.',
  lookups: 'debe ser segundos separados por comas, como 5,30,120,600.',
  flag: 'debe ser 1 o 0.',
  secondFactor: 'debe ser optional o required.',
  proxies:
    'debe ser las direcciones de los proxies separadas por comas, como 10.0.0.0/8, o loopback, linklocal, uniquelocal; o none si no hay proxy.',
  filled: 'no puede estar vacía.',
  missing: 'falta, y PAYMENT_PROVIDER=niubiz la necesita.',
  missingPrevious:
    'falta. Las variables NIUBIZ_PREVIOUS_API_URL, _USER, _PASSWORD y _MERCHANT_ID van todas juntas, o ninguna.',
  samePort: 'repite el puerto de otro servicio. Cada uno necesita el suyo.',
  sandboxInProduction:
    'es sandbox: nadie pagaría de verdad. Configure niubiz, o LODGE_ALLOW_DEMO=1 si es a propósito.',
  publicUrlInProduction:
    'falta, o no es https://. Los correos y los códigos QR la llevan. Configúrela, o LODGE_ALLOW_DEMO=1 si es a propósito.',
  proxyInProduction:
    'falta: detrás de un proxy todos los visitantes contarían como uno solo. Configure la dirección del proxy, como loopback, o none si no hay proxy.',
  smtpInProduction: 'falta: ningún correo saldría. Configúrela, o LODGE_ALLOW_DEMO=1 si es a propósito.',
  secretInProduction:
    'falta. Los servidores de una base de datos PostgreSQL firman con el mismo secreto, que no debe estar en sus copias de seguridad. Haga uno con: openssl rand -base64 48. El personal ingresa una vez más.',
  plainDatabase:
    'lleva los datos sin cifrar a otra máquina. Agregue ?sslmode=verify-full, o ponga esa máquina en PRIVATE_HOSTS si la red hasta ella es privada.',
  seedInProduction:
    'es demo o year: se venderían habitaciones que no existen. Configure none, o LODGE_ALLOW_DEMO=1 si es a propósito.',
} as const
export type SettingProblem = keyof typeof SETTING_PROBLEMS

const isSettingProblem = (message: string): message is SettingProblem => message in SETTING_PROBLEMS

/** A setting that prevents the start: its name, and what to do. Never its value, which may be a secret. */
export const settingSentence = (name: string, problem: string): string =>
  `${name} ${isSettingProblem(problem) ? SETTING_PROBLEMS[problem] : 'no tiene la forma esperada.'}`

/** What the terminal shows to the person who starts the server. */
export const START = {
  badSettings: 'El servidor no puede empezar con esta configuración:',
  portBusy: (port: number, setting: string): string =>
    `El puerto ${port} ya está en uso. Cierre el otro programa, o elija otro puerto con ${setting}.`,
  portForbidden: (port: number, setting: string): string =>
    `No se permite abrir el puerto ${port}. Elija uno mayor de 1023 con ${setting}.`,
  databaseUnreachable:
    'No se pudo abrir la base de datos. Revise DATABASE_URL y que la base de datos esté en marcha.',
  databaseAwaited: 'Otro servidor todavía usa la base de datos. Se espera a que termine.',
  databaseInUse: (file: string): string =>
    `Otro servidor usa la base de datos ${file} y no terminó a tiempo. Ciérrelo y empiece de nuevo, o elija otra carpeta con LODGE_DATA_DIR.`,
  databaseNewer:
    'La base de datos es de una versión más nueva del programa. Instale esa versión, o restaure la copia de antes de la actualización.',
  storageFull: 'No queda espacio en el disco de la base de datos. Libere espacio y empiece de nuevo.',
  failed: 'El servidor no pudo empezar:',
  publicSite: (url: string): string => `Sitio público:  ${url}`,
  console: (url: string): string => `Administración: ${url}`,
  calls: (url: string): string => `API:            ${url}/api/docs`,
  firstStaff: (username: string, password: string): string =>
    `Primer usuario: ${username}\nContraseña:     ${password}\n(Se muestra solo esta vez. Guárdela.)`,
  firstPasswordEnds: 'Al ingresar se pide una contraseña nueva. Sin usar, esta termina a los siete días.',
  testMode: 'Modo de prueba: los pagos no son de verdad.',
  stopping: 'Cerrando: se termina lo que está en curso.',
} as const
