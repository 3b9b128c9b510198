import type { DemoZone } from './demo-plant.ts'

/** What lives with the rain alone. */
export const drySlope: DemoZone = {
  name: 'Ladera seca',
  plants: [
    {
      picture: 'molle',
      name: 'Molle',
      scientificName: 'Schinus molle',
      family: 'Anacardiaceae',
      description:
        'El árbol de los caminos andinos: aguanta sequía y viento, y sus ramas cuelgan como cortina. De sus bolitas rosadas, que pican como pimienta, los wari preparaban chicha hace más de mil años. Frote una hoja entre los dedos: ese olor a resina ahuyenta a los insectos.',
    },
    {
      picture: 'tara',
      name: 'Tara',
      scientificName: 'Tara spinosa',
      family: 'Fabaceae',
      description:
        'Arbolito espinoso de los valles secos. Sus vainas, que del amarillo pasan al rojo, son de lo más rico en taninos que se conoce: con ellas se curte cuero y se fijan tintes en la lana desde antes de los incas. De las semillas sale una goma que espesa helados en medio mundo.',
    },
    {
      picture: 'retama',
      name: 'Retama',
      scientificName: 'Spartium junceum',
      family: 'Fabaceae',
      description:
        'Casi no tiene hojas: son los tallos verdes, como juncos, los que aprovechan el sol. Llegó del Mediterráneo en tiempos coloniales y se hizo tan de la sierra que se le cantan huainos. Sus flores amarillas perfuman el cerco la mayor parte del año; son para mirarlas, pues la planta es tóxica.',
    },
    {
      picture: 'maguey',
      name: 'Maguey',
      scientificName: 'Agave americana',
      family: 'Asparagaceae',
      description:
        'Vive diez, veinte o treinta años juntando fuerzas para florecer una sola vez. Entonces levanta en pocas semanas un mástil de varios metros, da flores y semillas, y muere, con sus hijos ya crecidos alrededor. Vino de México y se quedó en los linderos: de sus hojas se sacan las fibras para sogas.',
    },
    {
      picture: 'tuna',
      name: 'Tuna',
      scientificName: 'Opuntia ficus-indica',
      family: 'Cactaceae',
      description:
        'Sus pencas no son hojas sino tallos que guardan agua; las hojas se hicieron espinas. El fruto es dulce y fresco, pero se pela con cuidado. En las pencas vive la cochinilla, el insecto que da el rojo carmín de nuestros tejidos y del que el Perú es el mayor productor del mundo.',
    },
  ],
}
