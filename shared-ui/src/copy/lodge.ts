import { CHECK_IN } from '../rules/check-in-hours.ts'

/** P-15: who the lodge is. Everything a visitor, a mail or a structured description says of it comes from here. */
export const LODGE = {
  name: 'Quinta Jacarandá',
  kind: 'Hospedaje ecológico y jardín botánico',
  legalName: 'Quinta Jacarandá E.I.R.L.',
  ruc: '20600000001',
  address: {
    street: 'Camino al Río 240',
    town: 'Valle de Yucay',
    region: 'Cusco',
    country: 'Perú',
    countryCode: 'PE',
  },
  coordinates: { latitude: -13.3186, longitude: -72.0846 },
  phone: '+51 900 000 000',
  whatsapp: '51900000000',
  email: 'reservas@quintajacaranda.example',
  social: {
    facebook: 'https://www.facebook.com/quintajacaranda.example',
    instagram: 'https://www.instagram.com/quintajacaranda.example',
  },
  rooms: 8,
  checkIn: CHECK_IN,
  checkOut: '11:00',
} as const

/** The address on one line. */
export const lodgeAddress = (): string =>
  `${LODGE.address.street}, ${LODGE.address.town}, ${LODGE.address.region}, ${LODGE.address.country}`
