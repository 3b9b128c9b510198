import type { DemoZone } from './demo-plant.ts'

/** What wants shade and damp air. */
export const shadeHouse: DemoZone = {
  name: 'Umbráculo',
  plants: [
    {
      picture: 'winay-wayna',
      name: 'Wiñay wayna',
      scientificName: 'Epidendrum secundum',
      family: 'Orchidaceae',
      description:
        'En quechua, «siempre joven»: florece casi todo el año. De tallos altos como cañas salen ramilletes de flores pequeñas, rosadas o lilas. Da nombre a uno de los conjuntos más hermosos del camino inca a Machu Picchu, donde crece entre las piedras.',
    },
    {
      picture: 'brassocattleya',
      name: 'Brassocattleya',
      scientificName: '× Brassocattleya',
      family: 'Orchidaceae',
      description:
        'Un híbrido de jardín entre dos géneros de orquídeas americanas; el signo × delante del nombre es la manera en que los botánicos lo dicen. De Brassavola tiene el labio ancho y el perfume de noche, y de Cattleya el tamaño y el color. Vive sobre un tronco, con las raíces al aire, y bebe de la neblina.',
    },
    {
      picture: 'helecho-arboreo',
      name: 'Helecho arbóreo',
      scientificName: 'Cyathea caracasana',
      family: 'Cyatheaceae',
      description:
        'Un helecho con tronco, de los bosques de neblina que van de Venezuela a Bolivia. Su linaje es más antiguo que las flores: no da semillas, sino esporas, en los puntos que se ven bajo cada fronda. Las hojas nuevas nacen enrolladas como bastón de obispo y tardan semanas en abrirse.',
    },
    {
      picture: 'cartucho',
      name: 'Cartucho',
      scientificName: 'Zantedeschia aethiopica',
      family: 'Araceae',
      description:
        'La copa blanca no es un pétalo, sino una hoja que abraza la espiga amarilla donde están las flores verdaderas. Viene del sur de África y en los valles andinos se instaló junto a las acequias, porque le gusta tener los pies mojados. Su savia irrita la piel: se corta con guantes.',
    },
    {
      picture: 'anturio',
      name: 'Anturio',
      scientificName: 'Anthurium andraeanum',
      family: 'Araceae',
      description:
        'Nació en los bosques húmedos de Colombia y Ecuador. El corazón rojo, que parece barnizado, es una hoja; las flores son los puntos diminutos de la espiga. Dura semanas sin marchitarse, y por eso es la que ponemos en las habitaciones.',
    },
    {
      picture: 'heliconia',
      name: 'Heliconia',
      scientificName: 'Heliconia rostrata',
      family: 'Heliconiaceae',
      description:
        'Sus racimos cuelgan como una hilera de picos rojos con filo amarillo. Los primeros en describirla para la ciencia fueron Ruiz y Pavón, que la encontraron en la selva alta del Perú. Dentro de cada pico hay agua de lluvia, unas flores escondidas y, con suerte, un picaflor de visita.',
    },
  ],
}
