/** P-02: the first page. */
export const HOME = {
  title: 'Habitaciones en el valle, con jardín botánico',
  description:
    'Hospedaje ecológico de ocho habitaciones en el Valle Sagrado: jardín botánico, comedor y noches sin televisor ni wifi. Reserve directamente y ahorre 20 %.',
  bannerTitle: 'Dormir donde el valle todavía se oye',
  bannerText:
    'Ocho habitaciones de adobe y madera, un jardín de plantas del valle y el río al fondo del camino.',
  bannerAlt: 'El valle al amanecer: cerros en capas que se aclaran a lo lejos y el río entre los sembríos.',
  introTitle: 'Un cuaderno de campo abierto',
  intro: [
    'La quinta nació como jardín. Durante años se plantó lo que crecía en las laderas (molles, cantutas, orquídeas, salvias) y se anotó cada flor en un cuaderno. Las habitaciones vinieron después, una por una, entre los árboles.',
    'Aquí se camina, se lee y se duerme bien. El agua se calienta con el sol, la cocina compra a los vecinos y de noche se ven todas las estrellas.',
  ],
  factsTitle: 'Lo que conviene saber',
  facts: {
    quiet: 'Sin televisor ni wifi',
    quietText: (rooms: number): string => `${rooms} habitaciones, y el valle en cada ventana.`,
    garden: 'Plantas con nombre y apellido',
    gardenText: 'Cada una con su página y su etiqueta en el sendero.',
    table: 'Comedor abierto',
    tableText: 'Desayuno desde las 8:30 y cena hasta las 20:00.',
    hours: 'Entrada y salida',
    terms: 'Cancelaciones, mascotas y convivencia',
  },
  roomsTitle: 'Habitaciones',
} as const
