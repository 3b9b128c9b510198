/** The client of a reservation as staff enter it. */
export const STAFF_CLIENT = {
  withoutEmail: 'El huésped no tiene correo',
  withoutEmailHint: 'No se le envía nada: ni la confirmación, ni los cambios, ni la cancelación.',
  known: 'Este documento ya reservó antes.',
  acceptKnown: (client: string): string => `Usar los datos de ${client}`,
  recalled: (time: string): string => `Se recuperó lo que se escribió hasta las ${time} y no se registró.`,
  startAgain: 'Empezar de nuevo',
  noEmail: 'No tiene; no se le envía ningún correo',
  notNotified: 'El huésped no tiene correo: avísele por teléfono.',
} as const
