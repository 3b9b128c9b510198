import { CONSOLE_PAGES } from '../console/console-pages.ts'

/** The lodge's day: who arrives, leaves and stays, and what is free tonight. */
export const TODAY_PANEL = {
  title: CONSOLE_PAGES.today,
  loading: 'Cargando el día',
  unmarked: 'Sin anotar de días anteriores',
  unmarkedText: 'Nadie anotó si llegaron o si salieron.',
  arrivals: 'Llegan hoy',
  departures: 'Salen hoy',
  staying: 'Siguen en casa',
  free: 'Libres esta noche',
  noArrivals: 'No hay llegadas hoy',
  noDepartures: 'No hay salidas hoy',
  noStaying: 'No hay otros huéspedes en casa',
  noFree: 'No hay habitaciones libres esta noche',
  greeting: (name: string): string => `Hola, ${name}.`,
  until: (nights: string, departure: string): string => `${nights} · sale ${departure}`,
  since: (nights: string, entry: string): string => `${nights} · entró ${entry}`,
  between: (entry: string, departure: string): string => `${entry} – ${departure}`,
  upTo: (persons: string): string => `hasta ${persons}`,
  missingGuests: (count: number): string =>
    count === 1 ? 'Falta 1 huésped por registrar' : `Faltan ${count} huéspedes por registrar`,
  reserve: 'Reservar',
  reserveRoom: (room: string): string => `Reservar ${room} para esta noche`,
  call: (client: string, phone: string): string => `Llamar a ${client}: ${phone}`,
  whatsapp: 'WhatsApp',
  whatsappTo: (client: string): string => `Escribir a ${client} por WhatsApp`,
  offline: (time: string): string => `Sin conexión con el servidor. Lo que se ve es de las ${time}.`,
  print: 'Imprimir el día',
  printForKitchen: 'Imprimir para cocina',
  all: 'Ver todas las reservaciones',
} as const
