import { browserWords } from '../../rules/text/browser-words.ts'
import { CONSOLE_PAGES } from '../console/console-pages.ts'
import { formatMoment } from '../format.ts'

/** Personal: the staff members and their accounts. */
export const STAFF_PANEL = {
  title: CONSOLE_PAGES.staff,
  loading: 'Cargando Personal',
  add: 'Agregar persona',
  ownPassword: 'Cambiar mi contraseña',
  alone: 'No hay otras personas',
  aloneText: 'Cada quien puede tener su propia cuenta: así el registro dice quién hizo qué.',
  columns: {
    name: 'Nombre',
    username: 'Usuario',
    state: 'Cuenta',
    lastSignIn: 'Último ingreso',
    actions: 'Acciones',
  },
  you: 'usted',
  active: 'Activa',
  inactive: 'Desactivada',
  lastSignIn: (instant: string | null): string => (instant === null ? 'Nunca' : formatMoment(instant)),
  lastSignInLine: (instant: string | null): string =>
    instant === null ? 'Todavía no ha ingresado' : `Último ingreso: ${formatMoment(instant)}`,
} as const

/** The actions for an account: the button's text, and its accessible name with the person's name. */
export const STAFF_ACTIONS = {
  rename: { word: 'Cambiar nombre', of: (name: string): string => `Cambiar el nombre de ${name}` },
  password: { word: 'Cambiar contraseña', of: (name: string): string => `Cambiar la contraseña de ${name}` },
  deactivate: { word: 'Desactivar', of: (name: string): string => `Desactivar a ${name}` },
  activate: { word: 'Activar', of: (name: string): string => `Activar a ${name}` },
} as const
export type StaffActionName = keyof typeof STAFF_ACTIONS

/** The questions and explanations of the dialogs. */
export const STAFF_DIALOGS = {
  cancel: 'Cancelar',
  addTitle: 'Agregar persona',
  addText: 'Podrá hacer todo lo que usted hace aquí. Dígale su contraseña en persona; luego puede cambiarla.',
  add: 'Agregar',
  renameTitle: 'Cambiar nombre',
  save: 'Guardar',
  ownPasswordTitle: 'Cambiar mi contraseña',
  ownPasswordText: 'Sus sesiones en otros equipos se cierran. Esta sigue abierta.',
  passwordTitle: (name: string): string => `Cambiar la contraseña de ${name}`,
  passwordText: 'Sus sesiones abiertas se cierran. Dígale la contraseña nueva en persona.',
  changePassword: 'Cambiar contraseña',
  deactivateTitle: (name: string): string => `Desactivar a ${name}`,
  deactivateText:
    'Ya no podrá ingresar, y sus sesiones abiertas se cierran ahora. Lo que hizo queda en el registro.',
  deactivateSelfTitle: 'Desactivar su propia cuenta',
  deactivateSelfText:
    'Usted sale del sistema ahora y ya no podrá ingresar, hasta que otra persona active su cuenta.',
  activateTitle: (name: string): string => `Activar a ${name}`,
  activateText: 'Podrá ingresar otra vez, con la contraseña que tenía.',
} as const

/** The message after each action. */
export const STAFF_DONE = {
  added: (name: string): string => `Se agregó a ${name}. Ya puede ingresar.`,
  renamed: (name: string): string => `Ahora se llama ${name}.`,
  ownPassword: 'Su contraseña cambió. Esta sesión sigue abierta.',
  password: (name: string): string =>
    `Se cambió la contraseña de ${name}. Sus sesiones abiertas se cerraron.`,
  deactivated: (name: string): string => `${name} ya no puede ingresar. Sus sesiones abiertas se cerraron.`,
  activated: (name: string): string => `${name} puede ingresar otra vez.`,
} as const

/** One's own open sessions. */
export const OWN_SESSIONS = {
  title: 'Mi cuenta: sesiones abiertas',
  text: 'Si no reconoce alguna, ciérrela y cambie su contraseña. Una sesión sin uso se cierra a las dos horas.',
  loading: 'Cargando Sesiones',
  isThis: 'esta',
  end: 'Cerrar',
  endOf: (name: string): string => `Cerrar la sesión de ${name}`,
  ended: (name: string): string => `La sesión de ${name} se cerró.`,
  endOthers: 'Cerrar las demás',
  othersEnded: 'Las demás sesiones se cerraron.',
  /** The browser and the system of a session. */
  name: (userAgent: string): string => {
    const { browser, system } = browserWords(userAgent)
    if (browser === null) return 'Otro navegador'
    return system === null ? browser : `${browser} en ${system}`
  },
  times: (createdAt: string, lastUsedAt: string): string =>
    `Abierta el ${formatMoment(createdAt)}. Último uso: ${formatMoment(lastUsedAt)}`,
} as const
