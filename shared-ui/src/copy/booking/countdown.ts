const two = (value: number): string => String(value).padStart(2, '0')

/** The time left of a hold, `mm:ss`. */
export const formatTimeLeft = (seconds: number): string =>
  `${two(Math.floor(seconds / 60))}:${two(Math.floor(seconds % 60))}`

/** What a countdown announces, and shows at its end. */
export const COUNTDOWN_WORDS = {
  left: 'Tiempo para pagar',
  minutesLeft: (minutes: number): string =>
    minutes === 1 ? 'Queda 1 minuto para pagar.' : `Quedan ${minutes} minutos para pagar.`,
  over: 'El tiempo para pagar terminó.',
} as const
