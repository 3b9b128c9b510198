import type { NewRoom } from '../modules/rooms/rooms-service.ts'

/** A room of the demonstration lodge and the drawing that shows it. */
export type DemoRoom = NewRoom & { picture: string }

const soles = (amount: number): number => amount * 10_000

/** The eight rooms, by the plants and the bird they are named after. */
export const DEMO_ROOMS: DemoRoom[] = [
  {
    picture: 'colibri',
    identifier: 'Colibrí',
    category: 'Simple',
    pricePerNight: soles(140),
    capacity: 1,
    description:
      'Para quien viaja solo. Una cama de plaza y media junto a la ventana, una mesa de cedro para escribir y, al otro lado del vidrio, la salvia roja que los picaflores visitan desde las seis de la mañana. Baño propio con agua caliente de terma solar.',
  },
  {
    picture: 'orquidea',
    identifier: 'Orquídea',
    category: 'Matrimonial',
    pricePerNight: soles(220),
    capacity: 2,
    description:
      'Cama de dos plazas con manta de lana de oveja teñida con chilca, paredes de adobe encalado y una repisa de orquídeas del valle que florecen por turnos. Da al patio, así que de noche solo se oye la acequia. Baño propio con agua caliente de terma solar.',
  },
  {
    picture: 'helecho',
    identifier: 'Helecho',
    category: 'Matrimonial',
    pricePerNight: soles(235),
    capacity: 2,
    description:
      'La más fresca de la casa: mira al bosquecillo de helechos arbóreos y recibe la luz verde de la tarde. Cama de dos plazas, hamaca en la galería y un ropero antiguo que todavía huele a lavanda. Baño propio con agua caliente de terma solar.',
  },
  {
    picture: 'molle',
    identifier: 'Molle',
    category: 'Doble',
    pricePerNight: soles(230),
    capacity: 2,
    description:
      'Dos camas de plaza y media bajo vigas de eucalipto, con mantas de listas tejidas en telar de cintura. La ventana se abre sobre el viejo molle del camino y los cerros que se ponen rosados al amanecer. Baño propio con agua caliente de terma solar.',
  },
  {
    picture: 'cantuta',
    identifier: 'Cantuta',
    category: 'Doble con terraza',
    pricePerNight: soles(260),
    capacity: 2,
    description:
      'Dos camas y una puerta de dos hojas que sale a su propia terraza, cercada de cantutas. Es la habitación para desayunar sin apuro mirando el río. Piso de ladrillo, alfombra de alpaca y escritorio. Baño propio con agua caliente de terma solar.',
  },
  {
    picture: 'retama',
    identifier: 'Retama',
    category: 'Triple',
    pricePerNight: soles(310),
    capacity: 3,
    description:
      'Una cama de dos plazas y una de plaza y media para tres amigos o una familia chica. Las retamas amarillas del cerco entran casi por la ventana y el sol se queda hasta las cinco. Mesa redonda para jugar a las cartas. Baño propio con agua caliente de terma solar.',
  },
  {
    picture: 'jacaranda',
    identifier: 'Jacarandá',
    category: 'Suite',
    pricePerNight: soles(380),
    capacity: 2,
    description:
      'La habitación que da nombre a la quinta, en el segundo piso, a la altura de la copa del jacarandá. En noviembre el balcón amanece alfombrado de morado. Cama grande con dosel, chimenea de adobe y tina de piedra. Baño propio con agua caliente de terma solar.',
  },
  {
    picture: 'lucuma',
    identifier: 'Lúcuma',
    category: 'Familiar',
    pricePerNight: soles(420),
    capacity: 5,
    description:
      'Dos ambientes unidos por un arco: una cama de dos plazas en uno y tres de plaza en el otro, con el lúcumo del huerto entre ambos. Hay canasta de juguetes de madera, mesa grande y lugar para las mochilas. Baño propio con agua caliente de terma solar.',
  },
]
