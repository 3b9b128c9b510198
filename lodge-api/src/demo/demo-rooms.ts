import type { RoomFacts } from '../modules/rooms/room-changes-service.ts'

/** A room of the demonstration lodge and the drawing that shows it. */
export type DemoRoom = RoomFacts & { picture: string }

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
      'Para quien viaja solo y quiere sitio: una cama amplia de fierro forjado bajo el ventanal y, al otro lado del vidrio, la salvia roja que los picaflores visitan desde las seis de la mañana. Mesa de noche de cedro y cortinas de bayeta. Baño propio con agua caliente de terma solar.',
  },
  {
    picture: 'orquidea',
    identifier: 'Orquídea',
    category: 'Matrimonial',
    pricePerNight: soles(220),
    capacity: 2,
    description:
      'Cama de dos plazas con una manta de lana teñida con cochinilla, paredes de adobe encalado y un alféizar de orquídeas del valle que florecen por turnos. Da al patio, así que de noche solo se oye la acequia. Baño propio con agua caliente de terma solar.',
  },
  {
    picture: 'helecho',
    identifier: 'Helecho',
    category: 'Doble',
    pricePerNight: soles(235),
    capacity: 2,
    description:
      'En el altillo, bajo las vigas: dos camas de plaza y media, con helechos colgados a cada lado y una ventana en arco que recibe la luz verde de la tarde. Es la más callada de la casa y la preferida de quienes se levantan temprano a caminar. Baño propio con agua caliente de terma solar.',
  },
  {
    picture: 'molle',
    identifier: 'Molle',
    category: 'Matrimonial con terraza',
    pricePerNight: soles(250),
    capacity: 2,
    description:
      'Cama de dos plazas con una manta de franjas tejida en un telar de cintura y una puerta de dos hojas verdes que se abre sobre el viejo molle del camino. Piso de ladrillo, fresco a mediodía, y una silla de totora para mirar los cerros. Baño propio con agua caliente de terma solar.',
  },
  {
    picture: 'cantuta',
    identifier: 'Cantuta',
    category: 'Alcoba',
    pricePerNight: soles(190),
    capacity: 2,
    description:
      'Una alcoba de las antiguas: la cama va empotrada en el muro de adobe, con cortinas que se cierran y dejan afuera el frío de la noche. Por la ventanita se ve la luna subir detrás del cerro, y siempre hay cantutas frescas en el jarrón. Baño propio con agua caliente de terma solar.',
  },
  {
    picture: 'retama',
    identifier: 'Retama',
    category: 'Triple',
    pricePerNight: soles(310),
    capacity: 3,
    description:
      'Una cama de dos plazas y un banco mullido al pie del ventanal, que de noche se vuelve cama. Las retamas amarillas del cerco entran casi por la ventana y el sol se queda hasta las cinco. Para tres amigos o una familia chica. Baño propio con agua caliente de terma solar.',
  },
  {
    picture: 'jacaranda',
    identifier: 'Jacarandá',
    category: 'Suite',
    pricePerNight: soles(380),
    capacity: 2,
    description:
      'La habitación que da nombre a la quinta, en el segundo piso, a la altura de la copa del jacarandá. En noviembre el alféizar amanece cubierto de flores moradas. Cama grande con dosel y velo de algodón, escritorio y una ventana en arco sobre el río. Baño propio con agua caliente de terma solar.',
  },
  {
    picture: 'lucuma',
    identifier: 'Lúcuma',
    category: 'Familiar',
    pricePerNight: soles(420),
    capacity: 4,
    description:
      'Dos camas de dos plazas junto a una chimenea de adobe que se enciende al caer el sol, y la ventana sobre el lúcumo del huerto, de donde viene la fruta de la mesa. Hay alfombra para jugar, canasta de juguetes de madera y lugar para las mochilas. Baño propio con agua caliente de terma solar.',
  },
]
