/** Leaving a form with unsaved input. */
export const LEAVE_FORM = {
  title: '¿Salir sin guardar?',
  text: 'Lo que escribió aquí se perderá.',
} as const
