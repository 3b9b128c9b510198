/** The file with everything about one person: what each table means, by its name in the database. */
export const PERSONAL_DATA_EXPORT = {
  fileName: 'datos-personales',
  about:
    'Todo lo que el sistema guarda de esta persona. Los montos están en céntimos de sol (12050 es S/. 120.50); los precios por noche, en diezmilésimas. Los días se escriben año-mes-día; los instantes, en hora universal (Lima es cinco horas menos).',
  tables: {
    client: 'Datos del cliente de cada reservación',
    reservation: 'Reservaciones: noches, importes, textos y notas',
    reservation_segment: 'Habitaciones anteriores de estadías que cambiaron de habitación',
    reservation_event: 'Historia de las reservaciones',
    stay_guest: 'Huéspedes de las estadías',
    folio_entry: 'Cargos y pagos en recepción',
    refund: 'Devoluciones',
    guest_link: 'Cuándo se enviaron enlaces para ver la reserva',
    purchase: 'Pagos con tarjeta, también los que no llegaron a ser reserva',
    purchase_item: 'Estadías de cada pago',
    contact_message: 'Mensajes de la página de contacto',
    newsletter_subscription: 'Consentimientos para las noticias por correo',
    newsletter_token: 'Cuándo se enviaron enlaces de las noticias',
    complaint: 'Hojas del Libro de Reclamaciones',
    job: 'Correos del último mes',
    audit_log: 'Lo que el personal hizo con estos datos',
  },
} as const
