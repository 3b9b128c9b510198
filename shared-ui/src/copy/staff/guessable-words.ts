/** Words of the trade, which are among the first guesses at the password of a lodge. */
export const GUESSABLE_WORDS = [
  'bienvenido',
  'bienvenidos',
  'contraseña',
  'habitación',
  'hospedaje',
  'hotel',
  'hostal',
  'huésped',
  'huéspedes',
  'recepción',
  'reserva',
  'reservas',
  'reservación',
  'reservaciones',
  'verano',
] as const
