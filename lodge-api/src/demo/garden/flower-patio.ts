import type { DemoZone } from './demo-plant.ts'

/** What blooms around the house. */
export const flowerPatio: DemoZone = {
  name: 'Patio de las flores',
  plants: [
    {
      picture: 'cantuta',
      name: 'Cantuta',
      scientificName: 'Cantua buxifolia',
      family: 'Polemoniaceae',
      description:
        'La flor nacional del Perú. Sus tubos rojos y rosados cuelgan en racimos al extremo de ramas delgadas, a la medida exacta del pico de los picaflores que la visitan. Los incas la tenían por sagrada, y todavía hoy se planta junto a las casas para que esté cerca.',
    },
    {
      picture: 'buganvilla',
      name: 'Buganvilla',
      scientificName: 'Bougainvillea spectabilis',
      family: 'Nyctaginaceae',
      description:
        'Lo que parece flor no lo es: el color está en tres hojas modificadas, finas como papel, que rodean unas flores blancas del tamaño de un fósforo. Trepa por el muro del patio agarrándose con espinas y aguanta meses con muy poca agua. Lleva el nombre de Bougainville, el navegante francés cuya expedición la recogió en Brasil en 1767.',
    },
    {
      picture: 'floripondio',
      name: 'Floripondio',
      scientificName: 'Brugmansia arborea',
      family: 'Solanaceae',
      description:
        'De día pasa callado; al anochecer sus trompetas blancas sueltan un perfume que atrae a las polillas. Es planta andina de jardín desde hace tanto tiempo que ya nadie la ha encontrado creciendo silvestre. Mírela y huélala, pero no la toque: todas sus partes son venenosas.',
    },
    {
      picture: 'salvia',
      name: 'Salvia',
      scientificName: 'Salvia dombeyi',
      family: 'Lamiaceae',
      description:
        'Una salvia que trepa, propia de las alturas del Perú y de Bolivia, con tubos rojos que están entre los más largos de su género. Su nombre recuerda a Joseph Dombey, el médico francés que herborizó en estas sierras junto a Ruiz y Pavón. Siéntese cerca a las seis de la mañana y verá llegar a los picaflores.',
    },
    {
      picture: 'girasol',
      name: 'Girasol',
      scientificName: 'Helianthus annuus',
      family: 'Asteraceae',
      description:
        'Cada girasol es un ramo: cientos de flores diminutas apretadas en espiral y, alrededor, otras que hacen de pétalos. La planta joven sigue al sol de este a oeste y de noche regresa; cuando madura se queda mirando al oriente, donde la primera luz la entibia y la visitan más abejas.',
    },
    {
      picture: 'jacaranda',
      name: 'Jacarandá',
      scientificName: 'Jacaranda mimosifolia',
      family: 'Bignoniaceae',
      description:
        'Da nombre a la quinta y sombra al segundo piso. Viene del sur de Bolivia y del norte argentino, y en octubre y noviembre florece con las ramas casi desnudas, de modo que el árbol entero se vuelve morado antes de vestirse de hojas. Las semillas viajan en unas cápsulas planas de madera que suenan como castañuelas.',
    },
  ],
}
