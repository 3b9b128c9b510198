import { RESERVATION_FIELDS } from './reservation-fields.ts'

/** The exported table of reservations: its file name and the names of its columns. */
export const RESERVATIONS_EXPORT = {
  fileName: 'reservaciones',
  columns: {
    ...RESERVATION_FIELDS,
    number: 'Reservación',
    state: 'Estado',
    stay: 'Estadía',
    stayAt: 'Anotada',
    stayBy: 'Anotada por',
    category: 'Categoría',
    nights: 'Noches',
    names: 'Nombres',
    surnames: 'Apellidos',
    document: 'Tipo de documento',
    documentNumber: 'Número de documento',
    email: 'Correo',
    phone: 'Teléfono',
    location: 'Dirección',
    country: 'País',
    age: 'Edad',
    ruc: 'RUC',
    price: 'Precio',
    igv: 'IGV',
    total: 'Total',
    paidByCard: 'Pagado con tarjeta',
    refunded: 'Devuelto',
    retained: 'Retenido',
    created: 'Creada',
  },
} as const
