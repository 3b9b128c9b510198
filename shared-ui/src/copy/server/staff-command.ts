import { formatMoment } from '../format.ts'

/** The operator of the command line in the audit log, beside the names of staff. */
export const COMMAND_LINE_NAME = 'línea de comandos'

/** The output of `npm run lodge -- staff` in the server's terminal. */
export const STAFF_COMMAND = {
  usage: [
    'Uso: npm run lodge -- staff <orden>',
    '',
    '  list                              Muestra al personal.',
    '  add <usuario> --name "<nombre>"   Agrega a una persona; pide su contraseña.',
    '  password <usuario>                Cambia su contraseña y cierra sus sesiones.',
    '  add-second-factor <usuario>       Le pone verificación en dos pasos, muestra sus códigos y cierra sus sesiones.',
    '  remove-second-factor <usuario>    Quita su verificación en dos pasos y cierra sus sesiones.',
    '  deactivate <usuario>              Ya no puede ingresar; cierra sus sesiones.',
    '  activate <usuario>                Puede ingresar otra vez.',
    '',
    'La contraseña se escribe sin que se vea, o se lee de la entrada estándar. Nunca va en la orden.',
    'Usa la misma configuración que el servidor, que puede estar en marcha.',
  ].join('\n'),
  noCommand: 'falta decir qué hacer.',
  notACommand: (word: string): string => `«${word}» no es una orden.`,
  usernameMissing: 'falta el usuario.',
  nameMissing: 'falta el nombre: --name "Rosa Huamán".',
  tooMany: 'sobran palabras. El nombre va entre comillas.',
  notAnOption: 'hay una opción que no existe o está incompleta.',
  password: 'Contraseña nueva (no se ve al escribir): ',
  passwordAgain: 'Otra vez: ',
  passwordsDiffer: 'Las dos no son iguales. No se cambió nada.',
  added: (username: string): string => `Se agregó a ${username}. Ya puede ingresar.`,
  passwordChanged: (username: string): string =>
    `Se cambió la contraseña de ${username}. Sus sesiones abiertas se cerraron.`,
  /** What the member's app and the member need, shown once. */
  secondFactorAdded: (
    username: string,
    { secret, uri, recoveryCodes }: { secret: string; uri: string; recoveryCodes: readonly string[] },
  ): string =>
    [
      `Desde ahora se le pide un código a ${username}. Sus sesiones abiertas se cerraron.`,
      `Clave para la aplicación del teléfono o de la computadora: ${secret}`,
      `Dirección para un código QR: ${uri}`,
      'Códigos de recuperación, cada uno sirve una vez; sin aplicación, se ingresa con ellos:',
      ...recoveryCodes.map((code) => `  ${code.slice(0, 4)} ${code.slice(4, 8)} ${code.slice(8)}`),
      'Se muestra solo esta vez. Entréguelo a la persona en mano, y borre la pantalla.',
    ].join('\n'),
  secondFactorRemoved: (username: string): string =>
    `Ya no se le pide un código a ${username}. Sus sesiones abiertas se cerraron.`,
  deactivated: (username: string): string =>
    `${username} ya no puede ingresar. Sus sesiones abiertas se cerraron.`,
  activated: (username: string): string => `${username} puede ingresar otra vez.`,
  noDatabase: (path: string): string =>
    `No hay base de datos en ${path}. Inicie el servidor una vez, o revise LODGE_DATA_DIR.`,
  oldDatabase: 'La base de datos es de otra versión. Inicie el servidor una vez para ponerla al día.',
  headers: ['USUARIO', 'NOMBRE', 'ESTADO', 'ÚLTIMO INGRESO'],
  active: 'activo',
  inactive: 'desactivado',
  lastSignIn: (instant: string | null): string => (instant === null ? 'nunca' : formatMoment(instant)),
} as const
