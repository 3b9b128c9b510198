/** One's own second factor: an app that shows codes. */
export const SECOND_FACTOR = {
  title: 'Mi cuenta: verificación en dos pasos',
  loading: 'Cargando Verificación',
  active: 'Activada',
  inactive: 'Desactivada',
  inactiveText:
    'Actívela para que nadie ingrese con solo su contraseña: además se le pedirá un código de una aplicación de su teléfono.',
  activeText: (codesLeft: number): string =>
    codesLeft === 0
      ? 'Al ingresar se le pide un código de su aplicación. Ya no le quedan códigos de recuperación: quítela y actívela de nuevo para tener otros.'
      : `Al ingresar se le pide un código de su aplicación. Sin el teléfono le sirve uno de sus códigos de recuperación: le ${codesLeft === 1 ? 'queda 1' : `quedan ${codesLeft}`}.`,
  start: 'Activar',
  stop: 'Quitar',
  started: 'La verificación en dos pasos está activada. Sus sesiones en otros equipos se cerraron.',
  stopped: 'La verificación en dos pasos ya no se le pide. Sus sesiones en otros equipos se cerraron.',
} as const

/** The dialogs that connect an app, show the recovery codes and remove the second factor. */
export const SECOND_FACTOR_DIALOGS = {
  cancel: 'Cancelar',
  startTitle: 'Activar la verificación en dos pasos',
  startText:
    'Necesita una aplicación de códigos en su teléfono, como Google Authenticator, Microsoft Authenticator o FreeOTP.',
  next: 'Siguiente',
  connectTitle: 'Conectar su aplicación',
  scan: 'Escanee este código con la aplicación.',
  qrTitle: 'Código QR con la clave de la aplicación',
  openApp: 'Abrir la aplicación en este equipo',
  key: '¿No puede escanearlo? Escriba esta clave en la aplicación:',
  codeHint: 'El de 6 cifras que la aplicación muestra ahora.',
  activate: 'Activar',
  codesTitle: 'Guarde sus códigos de recuperación',
  codesText:
    'Cada uno le permite ingresar una vez si pierde el teléfono. Guárdelos fuera de él: no se volverán a mostrar.',
  codesFile: 'codigos-de-recuperacion.txt',
  saveCodes: 'Descargar',
  codesKept: 'Ya los guardé',
  stopTitle: 'Quitar la verificación en dos pasos',
  stopText: 'Bastará su contraseña para ingresar, y sus códigos de recuperación ya no servirán.',
  stop: 'Quitar',
} as const

/** The secret in groups of four, as apps show it. */
export const groupedByFour = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ')
