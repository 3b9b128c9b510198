/** The restaurant page. */
export const RESTAURANT_PAGE = {
  title: 'Restaurante',
  opening: {
    open: (meal: string, until: string): string =>
      `Abierto ahora: ${meal.toLowerCase()}. Cierra a las ${until}.`,
    closed: (from: string, day: string): string => `Cerrado ahora. Abre ${day} a las ${from}.`,
    today: 'hoy',
    tomorrow: 'mañana',
  },
  slider: 'El comedor en imágenes',
  menu: 'La carta',
  menuNote: 'Precios en soles, con IGV.',
  call: 'Pedidos y reservas de mesa',
  scheduleTitle: 'Horario',
  meal: 'Comida',
  from: 'Desde',
  to: 'Hasta',
} as const
