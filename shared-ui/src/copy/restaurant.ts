/** P-03: the restaurant and its hours. */
export const RESTAURANT_PAGE = {
  title: 'Restaurante',
  description: 'El comedor del hospedaje: desayuno, almuerzo y cena con lo que da el valle.',
  intro:
    'El comedor mira al jardín. Se cocina con lo que trae la mañana: choclo, papas del valle, trucha del río y hierbas cortadas a pocos pasos de la mesa. Está abierto a huéspedes y a quien pase por el camino.',
  opening: {
    open: (meal: string, until: string): string =>
      `Abierto ahora: ${meal.toLowerCase()}. Cierra a las ${until}.`,
    closed: (from: string, day: string): string => `Cerrado ahora. Abre ${day} a las ${from}.`,
    today: 'hoy',
    tomorrow: 'mañana',
  },
  slider: 'El comedor en imágenes',
  slides: [
    { name: 'desayuno', caption: 'El desayuno llega con pan de horno de leña y café recién pasado.' },
    { name: 'cocina', caption: 'El horno de adobe se prende antes que el sol.' },
    { name: 'mercado', caption: 'Lo que da el valle: chirimoyas, granadillas, tunas y choclos.' },
    { name: 'almuerzo', caption: 'Trucha del río, papas amarillas y chicha morada.' },
    { name: 'comedor', caption: 'De noche, el comedor se alumbra con velas.' },
  ],
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
