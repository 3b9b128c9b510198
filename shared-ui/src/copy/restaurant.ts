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
