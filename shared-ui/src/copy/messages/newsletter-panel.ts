import { type SubscriptionState, UnsubscribeAddressRequest } from '../../validators/messages/newsletter.ts'
import { formProblems } from '../forms/form-problems.ts'

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
  unsubscribeTitle: 'Dar de baja un correo',
  unsubscribeText: 'Para quien pide por teléfono, en persona o por carta no recibir más noticias.',
  email: 'Correo electrónico',
  emailMissing: 'Escriba el correo que quiere dar de baja.',
  unsubscribeButton: 'Dar de baja',
  confirmTitle: (email: string): string => `Dar de baja a ${email}`,
  confirmText:
    'No recibirá más noticias. Para volver a recibirlas tendrá que suscribirse de nuevo en la página.',
  unsubscribed: (email: string): string => `${email} está de baja. Quedó anotado en el registro.`,
  notSubscribed: (email: string): string =>
    `${email} no está en la lista: nunca se suscribió o ya se dio de baja. Revise cómo está escrito.`,
  exportTitle: 'Lista para enviar',
  exportText:
    'Un archivo CSV con los correos confirmados, para abrirlo en una hoja de cálculo o en su programa de envíos. Cada carta debe llevar el enlace para darse de baja que la lista trae junto a cada correo.',
  exportButton: 'Descargar CSV',
  exported: 'Se descargó la lista. Queda anotado quién la descargó y cuándo.',
  nobody: 'Todavía nadie ha confirmado su suscripción: no hay nada que descargar.',
  /** The exported file. */
  file: {
    name: 'boletin',
    email: 'Correo',
    confirmedAt: 'Confirmado',
    consentVersion: 'Versión del consentimiento',
    unsubscribe: 'Enlace para darse de baja',
  },
} as const

/** The problem of the address that staff type, by the server's schema, as a sentence. */
export const addressProblems = (draft: { email: string }): { email?: string } =>
  formProblems(UnsubscribeAddressRequest, draft, { email: NEWSLETTER_PANEL.emailMissing })
