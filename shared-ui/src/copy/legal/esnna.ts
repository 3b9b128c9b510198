import { LODGE } from 'content'

/** The code of conduct against the sexual exploitation of children (RM 430-2018-MINCETUR). */
export const ESNNA = {
  title: 'Protección de niñas, niños y adolescentes',
  description:
    'Código de conducta contra la explotación sexual de niñas, niños y adolescentes (ESNNA) del hospedaje.',
  intro: `${LODGE.name} rechaza la explotación sexual de niñas, niños y adolescentes (ESNNA) en el turismo. En el Perú es un delito que se castiga con cárcel, lo cometan peruanos o extranjeros. Este es nuestro código de conducta, conforme a las normas del Ministerio de Comercio Exterior y Turismo.`,
  sections: [
    {
      id: 'compromisos',
      title: 'A qué nos comprometemos',
      points: [
        'No permitimos la explotación sexual de menores en nuestras instalaciones, ni la facilitamos, la promovemos o la callamos.',
        'No alojamos a menores de edad que no vengan con su padre, su madre, su tutor o una persona autorizada por ellos. Pedimos el documento de identidad de cada huésped y, de los menores, el que acredita el vínculo o la autorización.',
        'Capacitamos a quienes trabajan aquí para reconocer señales de riesgo y saber qué hacer.',
        'No damos información ni ayuda a quien la busque con ese fin, y no trabajamos con proveedores que la den.',
        'Tenemos a la vista de los huéspedes un aviso contra la ESNNA.',
      ],
    },
    {
      id: 'huespedes',
      title: 'Qué pedimos a los huéspedes',
      points: [
        'Presente el documento de identidad de cada menor que lo acompaña.',
        'Si ve algo que le preocupa, díganoslo en recepción, de día o de noche, o llame a las líneas de abajo.',
      ],
    },
    {
      id: 'senales',
      title: 'Señales de alerta',
      points: [
        'Un adulto que no puede explicar su vínculo con el menor, o que evita mostrar documentos.',
        'Un menor que no sabe dónde está, no habla por sí mismo o parece tener miedo.',
        'Visitas a una habitación donde se aloja un menor, sobre todo de noche.',
      ],
    },
  ],
  report: 'Dónde denunciar',
  reportIntro: 'Las llamadas son gratuitas y no hace falta dar su nombre.',
  lines: [
    { name: 'Central Única de Denuncias', detail: 'Trata de personas y otros delitos', phone: '1818' },
    { name: 'Línea 100', detail: 'Violencia contra mujeres, niñas, niños y adolescentes', phone: '100' },
    { name: 'Policía Nacional', detail: 'Emergencias', phone: '105' },
  ],
  law: 'Ley 28251, Ley 30802, Ley 30963 y Resolución Ministerial 430-2018-MINCETUR.',
} as const
