import type { DemoZone } from './demo-plant.ts'

/** What is sown every year. */
export const field: DemoZone = {
  name: 'Chacra',
  plants: [
    {
      picture: 'maiz',
      name: 'Maíz',
      scientificName: 'Zea mays',
      family: 'Poaceae',
      description:
        'Nació en México hace unos nueve mil años y aquí encontró segunda patria: en el Perú hay más de cincuenta razas. En esta chacra crecen juntos el blanco de grano enorme, que se come como choclo con queso, y el morado de la chicha. Cada pelo de la mazorca es el hilo por el que baja el polen hasta un grano.',
    },
    {
      picture: 'quinua',
      name: 'Quinua',
      scientificName: 'Chenopodium quinoa',
      family: 'Amaranthaceae',
      description:
        'Se cultiva en los Andes desde hace miles de años, y no es cereal sino prima de la espinaca. Antes de la cosecha las panojas se encienden de rojo, amarillo y morado. El grano se defiende de los pájaros con una capa amarga que se va lavándolo, y alimenta como pocos: tiene todos los aminoácidos que el cuerpo no sabe fabricar.',
    },
    {
      picture: 'aguaymanto',
      name: 'Aguaymanto',
      scientificName: 'Physalis peruviana',
      family: 'Solanaceae',
      description:
        'Fruto andino, pariente del tomate, que se guarda solo: madura dentro de un farolito de papel que lo protege de bichos y de golpes. Cuando el farol se seca y cae, está listo, dulce y ácido a la vez. Los verdes no se comen.',
    },
    {
      picture: 'hinojo',
      name: 'Hinojo',
      scientificName: 'Foeniculum vulgare',
      family: 'Apiaceae',
      description:
        'Vino del Mediterráneo con los conventos y hoy crece solo al borde de las acequias. Huele a anís de la raíz a la semilla; las hojas, finas como plumas, van a la sopa y los frutos secos a la infusión que servimos después de la cena.',
    },
  ],
}
