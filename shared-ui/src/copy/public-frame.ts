/** P-01: the header's menu, in its order. */
export const MENU = {
  home: 'Inicio',
  restaurant: 'Restaurante',
  rooms: 'Habitaciones',
  contact: 'Contacto',
} as const

/** Words of what surrounds every public page. */
export const FRAME = {
  menuName: 'Menú principal',
  homeLink: (lodge: string): string => `${lodge}: ir al inicio`,
  footer: {
    find: 'Dónde estamos',
    write: 'Escríbanos',
    stay: 'Su estadía',
    follow: 'Síganos',
    terms: 'Términos y condiciones',
    rooms: 'Habitaciones',
    ruc: (ruc: string): string => `RUC ${ruc}`,
    hours: (from: string, to: string, out: string): string =>
      `Entrada de ${from} a ${to}. Salida hasta las ${out}.`,
  },
  loadingPage: 'Cargando la página',
  testMode: 'Modo de prueba: no se cobra de verdad',
  goHome: 'Volver al inicio',
} as const

/** The title of a page in the browser's tab. */
export const pageTitle = (page: string, lodge: string): string => `${page} · ${lodge}`

/** P-05: the lodge's address and how to write to it. */
export const CONTACT_PAGE = {
  title: 'Contacto',
  description: 'Dirección, teléfono y correo del hospedaje, y cómo llegar.',
  intro: 'Llámenos o escríbanos: respondemos en español todos los días, de 8:00 a 20:00.',
  address: 'Dirección',
  map: 'Ver en el mapa',
  mapNote: 'Se abre OpenStreetMap en otra pestaña.',
  phone: 'Teléfono',
  email: 'Correo',
  whatsapp: 'Escribir por WhatsApp',
  arrive: 'Su llegada',
} as const

/** P-03: the restaurant and its hours. */
export const RESTAURANT_PAGE = {
  title: 'Restaurante',
  description: 'El comedor del hospedaje: desayuno, almuerzo y cena con lo que da el valle.',
  intro:
    'El comedor mira al jardín. Se cocina con lo que trae la mañana: choclo, papas del valle, trucha del río y hierbas cortadas a pocos pasos de la mesa. Está abierto a huéspedes y a quien pase por el camino.',
  scheduleTitle: 'Horario',
  meal: 'Comida',
  from: 'Desde',
  to: 'Hasta',
  schedule: [
    { meal: 'Desayuno', from: '8:30', to: '10:30' },
    { meal: 'Almuerzo', from: '10:30', to: '17:00' },
    { meal: 'Cena', from: '17:00', to: '20:00' },
  ],
} as const
