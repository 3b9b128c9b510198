import { LODGE } from './lodge.ts'

/** P-08: the terms and conditions. */
export const TERMS = {
  title: 'Términos y condiciones',
  description: 'Cancelaciones y devoluciones, horarios de entrada y salida, convivencia y mascotas.',
  updated: 'Última actualización: 09/05/2025',
  sections: [
    {
      id: 'cancelaciones',
      title: 'Cancelaciones y devoluciones',
      points: [
        'Si cancela con 14 días o más de anticipación a la fecha de entrada, se devuelve el 80 % de lo pagado.',
        'Si cancela de 7 a 13 días antes, se devuelve el 50 %.',
        'Si cancela con menos de 7 días, o no se presenta, no hay devolución.',
        'La devolución se hace a la misma tarjeta con la que se pagó.',
      ],
    },
    {
      id: 'entrada-y-salida',
      title: 'Entrada y salida',
      points: [
        `La entrada es de ${LODGE.checkIn.from} a ${LODGE.checkIn.to}.`,
        `La salida es hasta las ${LODGE.checkOut}.`,
      ],
    },
    {
      id: 'convivencia',
      title: 'Convivencia',
      points: [
        'De 22:00 a 7:00 se guarda silencio.',
        'Los menores de 12 años deben estar acompañados por un adulto en todo momento.',
      ],
    },
    {
      id: 'mascotas',
      title: 'Mascotas',
      points: [
        'Se acepta una mascota por familia, a S/. 20.00 por noche.',
        'No se aceptan perros de estas razas ni sus cruces: Pit Bull Terrier, Dogo Argentino, Fila Brasilero, Tosa Japonesa, Bull Mastiff, Dóberman y Rottweiler.',
      ],
    },
    {
      id: 'precios',
      title: 'Precios y pago',
      points: [
        'Los precios están en soles peruanos (PEN). Al precio por noche se agrega el IGV de 18 %, que se muestra antes de pagar.',
        'El pago es con tarjeta, por internet, al momento de reservar.',
      ],
    },
    {
      id: 'jurisdiccion',
      title: 'Jurisdicción',
      points: ['Cualquier controversia se somete a los jueces y tribunales de Lima, Perú.'],
    },
  ],
} as const
