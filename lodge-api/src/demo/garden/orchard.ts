import type { DemoZone } from './demo-plant.ts'

/** The fruit of the table. */
export const orchard: DemoZone = {
  name: 'Huerto de frutales',
  plants: [
    {
      picture: 'lucuma',
      name: 'Lúcuma',
      scientificName: 'Pouteria lucuma',
      family: 'Sapotaceae',
      description:
        'Árbol de los valles andinos cuyo fruto ya modelaban en barro los ceramistas mochicas. La pulpa, anaranjada y seca como yema de huevo, casi no se come sola: se hace helado, manjar y harina. No se arranca; se espera a que caiga y se guarda unos días entre paja hasta que ablanda.',
    },
    {
      picture: 'chirimoya',
      name: 'Chirimoya',
      scientificName: 'Annona cherimola',
      family: 'Annonaceae',
      description:
        'Piel verde de escamas, pulpa blanca y semillas negras que no se muerden, porque son tóxicas. Su flor abre primero como hembra y después como macho, y aquí casi no tiene quien la fecunde: por las tardes pasamos el polen con un pincel, flor por flor. Cada chirimoya que pruebe en el desayuno se debe a esa paciencia.',
    },
    {
      picture: 'palta',
      name: 'Palta',
      scientificName: 'Persea americana',
      family: 'Lauraceae',
      description:
        'Llegó de Mesoamérica mucho antes que los españoles; según el Inca Garcilaso, del país de los paltas, y con su nombre se quedó. Cada flor abre dos veces, un día para recibir polen y al siguiente para darlo, y por eso conviene que haya más de un árbol en el huerto. El fruto nunca madura en la rama: hay que cosecharlo duro y esperar.',
    },
    {
      picture: 'platano',
      name: 'Plátano',
      scientificName: 'Musa × paradisiaca',
      family: 'Musaceae',
      description:
        'No es árbol sino hierba gigante: lo que parece tronco son las vainas de las hojas, enrolladas una sobre otra. Es híbrido de dos especies de Asia, y sus frutos crecen sin que nadie fecunde la flor, así que no llevan semillas. Cada tallo da un solo racimo y se corta; a su pie ya esperan los hijuelos.',
    },
    {
      picture: 'papaya',
      name: 'Papaya',
      scientificName: 'Carica papaya',
      family: 'Caricaceae',
      description:
        'Crece derecha y sin ramas, con un penacho de hojas como manos abiertas y los frutos pegados al tronco. Hay plantas macho, plantas hembra y otras que son las dos cosas. De la cáscara verde brota un látex con papaína, la enzima que ablanda la carne más dura de la cocina.',
    },
    {
      picture: 'granadilla',
      name: 'Granadilla',
      scientificName: 'Passiflora ligularis',
      family: 'Passifloraceae',
      description:
        'Enredadera andina de hojas en forma de corazón, que tenemos sobre un parrón para que los frutos cuelguen. La cáscara, anaranjada y dura, se parte con los dedos y suena; dentro hay semillas envueltas en jalea dulce que se sorben sin cuchara. Es de las primeras frutas que prueban las guaguas del valle.',
    },
    {
      picture: 'tumbo',
      name: 'Tumbo',
      scientificName: 'Passiflora tripartita var. mollissima',
      family: 'Passifloraceae',
      description:
        'Pariente de la granadilla, pero de tierra más fría y de sabor más ácido: con él se hace el jugo de la mañana. Su flor rosada termina en un tubo tan largo que solo lo alcanza bien el picaflor pico de espada, el único pájaro con el pico más largo que el cuerpo.',
    },
    {
      picture: 'pacae',
      name: 'Pacae',
      scientificName: 'Inga feuilleei',
      family: 'Fabaceae',
      description:
        'De sus vainas, largas como un antebrazo, se come el algodón blanco y dulce que envuelve a las semillas. Es árbol generoso: da sombra al camino, sus raíces abonan la tierra con nitrógeno y sus hojas caídas la cubren. Las semillas tienen tanta prisa que a veces brotan dentro de la vaina.',
    },
  ],
}
