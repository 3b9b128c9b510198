import type { SubscriptionState } from '../../validators/messages/newsletter.ts'

/** The subscribers of the newsletter, for staff. */
export const NEWSLETTER_PANEL = {
  title: 'Boletín',
  loading: 'Cargando Boletín',
  counts: 'Suscripciones',
  states: {
    confirmed: { name: 'Confirmadas', text: 'Reciben las noticias.' },
    pending: {
      name: 'Por confirmar',
      text: 'Recibieron el correo y no han confirmado. Se borran a los 30 días.',
    },
    withdrawn: { name: 'De baja', text: 'Pidieron no recibir más. No les escriba.' },
  } satisfies Record<SubscriptionState, { name: string; text: string }>,
  exportTitle: 'Lista para enviar',
  exportText:
    'Un archivo CSV con los correos confirmados, para abrirlo en una hoja de cálculo o en su programa de envíos. Cada carta debe llevar cómo darse de baja.',
  exportButton: 'Descargar CSV',
  exported: 'Se descargó la lista. Queda anotado quién la descargó y cuándo.',
  nobody: 'Todavía nadie ha confirmado su suscripción: no hay nada que descargar.',
  /** The exported file. */
  file: {
    name: 'boletin',
    email: 'Correo',
    confirmedAt: 'Confirmado',
    consentVersion: 'Versión del consentimiento',
  },
} as const
