/** P-02: the gallery, a day from the first light on; each picture by the name of its file, with its hour. */
export const GALLERY = {
  title: 'Galería: un día en la quinta',
  intro: 'De la primera luz a la última, ocho láminas de lo que se ve desde aquí.',
  plates: [
    { name: 'amanecer', hour: '5:40', text: 'La niebla se levanta del río.' },
    { name: 'sendero', hour: '8:15', text: 'El jardín, antes del calor.' },
    { name: 'muro', hour: '10:20', text: 'Visita en la cantuta.' },
    { name: 'mediodia', hour: '12:00', text: 'Los nevados, sin una nube.' },
    { name: 'huerto', hour: '15:30', text: 'Se bajan las lúcumas.' },
    { name: 'patio', hour: '16:45', text: 'La hora de la hamaca.' },
    { name: 'atardecer', hour: '18:00', text: 'Se encienden las lámparas.' },
    { name: 'noche', hour: '21:30', text: 'La Vía Láctea, sobre el techo.' },
  ],
} as const
