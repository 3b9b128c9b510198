import { HOUSE_TERMS, LODGE } from 'content'
import { IGV_PERCENT } from '../../rules/money/money.ts'

/** The terms and conditions: what the software enforces, and the rules of the house. */
export const TERMS = {
  title: 'Términos y condiciones',
  description: HOUSE_TERMS.description,
  updated: `Última actualización: ${HOUSE_TERMS.updated}`,
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
    ...HOUSE_TERMS.houseRules,
    {
      id: 'precios',
      title: 'Precios y pago',
      points: [
        `Los precios se muestran en soles peruanos (PEN), con el IGV de ${IGV_PERCENT} % incluido; antes de pagar se ven por separado el precio, el IGV y el total.`,
        'El pago es con tarjeta, por internet, al momento de reservar.',
      ],
    },
    {
      id: 'jurisdiccion',
      title: 'Jurisdicción',
      points: HOUSE_TERMS.jurisdiction,
    },
  ],
}
