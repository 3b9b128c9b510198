import { formatTime } from '../format.ts'

/** Nights held for a guest who is paying, as staff see them; the guest is not known yet. */
export const HOLDS = {
  heldUntil: (until: string): string =>
    `Separada por un huésped que está pagando, hasta las ${formatTime(until)}`,
  /** Whole minutes left, rounded up. */
  left: (minutes: number): string => {
    if (minutes <= 0) return '(terminó)'
    return minutes === 1 ? '(queda 1 min)' : `(quedan ${minutes} min)`
  },
  release: 'Liberar',
  releaseOf: (room: string): string => `Liberar ${room}`,
  stay: (entry: string, departure: string): string => `Del ${entry} al ${departure}.`,
  consequence:
    'Las noches quedan libres enseguida. El huésped todavía no ha pagado: si lo intenta después y las noches ya están tomadas, se le avisa y no se le cobra.',
  released: (room: string): string => `${room}: se liberaron las noches separadas.`,
  /** The charge has begun, or the hold has ended: nothing was released, and the shown data was fetched again. */
  notOpen: (room: string): string =>
    `${room}: el pago ya empezó o la separación terminó, y no se liberó nada. Ya se muestra cómo está ahora.`,
} as const
