/** What is said where there is no signal: the lodge has no wifi, and the garden none at all. */
export const OFFLINE = {
  /** P-06, P-07: over what the kept guide says. */
  storedGuide: (day: string): string => `Sin señal: guía guardada el ${day}.`,
  noGuide: 'No hay señal, y este equipo todavía no tiene guardada la guía de plantas.',
  plantNotStored:
    'No hay señal, y esta planta no está en la guía que guarda este equipo. Vuelva a intentarlo donde haya señal.',
  /** P-04, P-11: prices and free rooms are never shown from memory. */
  noPrices:
    'No hay señal. Los precios y la disponibilidad cambian, y por eso no se muestran sin ella. Vuelva a intentarlo donde haya señal.',
  /** B-01 */
  noBookingTitle: 'Sin señal no se puede reservar',
  noBooking:
    'Los precios y la disponibilidad cambian, y el pago necesita conexión. Lo que haya escrito en esta pestaña no se pierde.',
  retry: 'Reintentar',
} as const
