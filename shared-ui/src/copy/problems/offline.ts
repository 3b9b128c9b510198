/** Messages for visitors without a connection: the lodge has no wifi, and the garden no mobile network. */
export const OFFLINE = {
  /** Above the stored guide. */
  storedGuide: (day: string): string => `Sin señal: guía guardada el ${day}.`,
  noGuide: 'No hay señal, y este equipo todavía no tiene guardada la guía de plantas.',
  plantNotStored:
    'No hay señal, y esta planta no está en la guía que guarda este equipo. Vuelva a intentarlo donde haya señal.',
  /** Prices and free rooms are never shown from a cache. */
  noPrices:
    'No hay señal. Los precios y la disponibilidad cambian, y por eso no se muestran sin ella. Vuelva a intentarlo donde haya señal.',
  /** The booking page without a connection. */
  noBookingTitle: 'Sin señal no se puede reservar',
  noBooking:
    'Los precios y la disponibilidad cambian, y el pago necesita conexión. Lo que haya escrito en esta pestaña no se pierde.',
  retry: 'Reintentar',
} as const

/** Above every page of the console while there is no network. */
export const CONSOLE_OFFLINE =
  'Sin conexión. Lo que se muestra puede haber cambiado; se actualiza solo cuando vuelva la conexión.'
