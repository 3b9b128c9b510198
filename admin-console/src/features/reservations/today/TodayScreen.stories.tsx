import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { addDays, type CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { DayStay, LodgeDayResponse } from 'shared-ui/validators/reservations/stay'
import { expect, screen, userEvent, within } from 'storybook/test'
import { answering, refusal, type StoryResponse, unavailable } from '../../../../test/answering.ts'
import { atMoment } from '../../../../test/at-moment.ts'
import { inConsole } from '../../../../test/in-console.tsx'
import { sampleDayStay } from '../../../../test/samples/sample-day.ts'
import { SAMPLE_FOLIO } from '../../../../test/samples/sample-folios.ts'
import { SAMPLE_DETAIL } from '../../../../test/samples/sample-reservations.ts'
import { TodayScreen } from './TodayScreen.tsx'
// Transformed before the stories run: within a story, its first load may take longer than a story waits for an element.
import '../stay/PayBalanceDialog.tsx'

const guide: Guide = {
  purpose: 'Llegadas, salidas, quienes están y habitaciones libres de hoy, para recepción a las 14:00.',
  notFor: 'Otro día se mira en «Tablero».',
  copy: ['Una acción por línea, con el verbo de recepción: «Llegó», «Salió».'],
  practice: {
    good: { text: 'Ponga primero lo que quedó sin anotar de ayer, porque nadie volverá a buscarlo.' },
    bad: { text: 'Pedir confirmación por cada «Llegó»: se puede deshacer.' },
  },
  states: {
    'data-print="reception | kitchen"':
      'Para quién se imprime el día: a la cocina no le llegan teléfonos ni saldos.',
  },
}

const meta = {
  title: 'Consola/Hoy',
  parameters: { guide, face: 'console-light' },
  component: TodayScreen,
  args: { name: 'Julia Mamani Flores' },
  decorators: [inConsole],
} satisfies Meta<typeof TodayScreen>

export default meta
type Story = StoryObj<typeof meta>

const TODAY: CalendarDate = '2026-12-01'
const AFTERNOON = '2026-12-01T15:00:00-05:00'
const EVENING = '2026-12-01T20:00:00-05:00'
const YESTERDAY = addDays(TODAY, -1)
const IN_HOUSE = {
  state: 'in_house',
  at: '2026-11-30T20:00:00.000Z',
  by: 'recepcion',
  freedFrom: null,
} as const

const room = (identifier: string) => ({ _id: identifier, identifier, category: 'Doble', capacity: 2 })

const ARRIVAL = sampleDayStay({
  _id: '1',
  inDate: TODAY,
  outDate: addDays(TODAY, 2),
  detail: 'Llega en el bus de las cinco.\nSin gluten.',
  room: room('Molle'),
})
const STAYS: DayStay[] = [
  ARRIVAL,
  sampleDayStay({
    _id: '2',
    inDate: YESTERDAY,
    outDate: YESTERDAY,
    stay: IN_HOUSE,
    version: 2,
    room: room('Queñua'),
    client: { names: 'Thomas', surnames: 'Becker', phone: '+4915112345678', country: 'Alemania' },
  }),
  sampleDayStay({
    _id: '3',
    inDate: YESTERDAY,
    outDate: addDays(TODAY, 1),
    stay: IN_HOUSE,
    version: 2,
    room: room('Retama'),
    client: { names: 'Ingrid', surnames: 'Sørensen', phone: '084231000', country: 'Noruega' },
  }),
  sampleDayStay({
    _id: '4',
    inDate: YESTERDAY,
    outDate: TODAY,
    room: room('Lúcuma'),
    client: { names: 'Óscar', surnames: 'Huamán Ttito', phone: '984000222', country: 'Perú' },
  }),
]
const DAY: LodgeDayResponse = { day: TODAY, stays: STAYS, free: [room('Cantuta'), room('Sauco')] }

/** Responds with the day, and to marks as `respondToMark`. */
const withDay = (day: LodgeDayResponse, respondToMark?: (request: Request) => StoryResponse) =>
  answering((request) =>
    request.method === 'POST' && respondToMark ? respondToMark(request) : { body: day },
  )
const list = async (name: string) => within(await screen.findByRole('region', { name }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Shows that the day is loading. */
export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
}

/** Replaces the spinner with the error of the server. */
export const Refused: Story = {
  name: 'Error del servidor con reintento',
  tags: ['W-05'],
  ...unavailable,
}

/** Reports a day without guests and a full lodge. */
export const Quiet: Story = {
  name: 'Día sin huéspedes',
  tags: ['W-09'],
  beforeEach: atMoment(AFTERNOON, withDay({ day: TODAY, stays: [], free: [] })),
  play: async () => {
    await expect(await screen.findByText('No hay llegadas hoy')).toBeVisible()
    await expect(screen.getByText('No hay salidas hoy')).toBeVisible()
    await expect(screen.getByText('No hay otros huéspedes en casa')).toBeVisible()
    await expect(screen.getByText('No hay habitaciones libres esta noche')).toBeVisible()
  },
}

/** Lists a guest who changes rooms today, for the cleaning of both. */
export const Moving: Story = {
  name: 'Cambio de habitación',
  tags: ['D-07'],
  beforeEach: atMoment(
    AFTERNOON,
    withDay({
      ...DAY,
      stays: [
        ...STAYS,
        sampleDayStay({
          _id: '5',
          inDate: addDays(TODAY, -2),
          outDate: addDays(TODAY, 2),
          stay: IN_HOUSE,
          version: 3,
          room: room('Sauco'),
          movedFrom: 'Quinual',
        }),
        sampleDayStay({
          _id: '6',
          inDate: addDays(TODAY, -2),
          outDate: addDays(TODAY, 2),
          stay: { ...IN_HOUSE, state: 'left', at: AFTERNOON },
          version: 4,
          room: room('Molle'),
          movedFrom: 'Chilca',
        }),
      ],
    }),
  ),
  play: async () => {
    const moving = await list('Cambian de habitación hoy (1)')
    await expect(moving.getByText('Sauco')).toBeVisible()
    await expect(moving.getByText(/deja Quinual · 5 noches/)).toBeVisible()
    const leaving = await list('Salen hoy (2)')
    await expect(leaving.getByText(/deja Chilca · 5 noches/)).toBeVisible()
    await expect((await list('Siguen en casa (1)')).queryByText('Sauco')).not.toBeInTheDocument()
  },
}

/** Lists the day with phone, persons, notes, free rooms and late arrivals of yesterday. */
export const Busy: Story = {
  name: 'Día lleno',
  tags: ['D-01'],
  beforeEach: atMoment(AFTERNOON, withDay(DAY)),
  play: async () => {
    const arrivals = await list('Llegan hoy (1)')
    await expect(arrivals.getByRole('link', { name: 'Quispe Mamani, Rosa Elvira' })).toBeVisible()
    await expect(arrivals.getByText(/hasta 2 personas/)).toBeVisible()
    await expect(arrivals.getByText(/Sin gluten/)).toBeVisible()
    await expect(arrivals.getByText('Pagado')).toBeVisible()
    const call = arrivals.getByRole('link', { name: 'Llamar a Quispe Mamani, Rosa Elvira: 984000111' })
    await expect(call).toHaveAttribute('href', 'tel:984000111')
    const write = arrivals.getByRole('link', { name: 'Escribir a Quispe Mamani, Rosa Elvira por WhatsApp' })
    await expect(write).toHaveAttribute('href', 'https://wa.me/51984000111')
    await expect(
      (await list('Salen hoy (1)')).getByRole('button', { name: 'Salió Becker, Thomas' }),
    ).toBeVisible()
    await expect((await list('Siguen en casa (1)')).getByText('Sørensen, Ingrid')).toBeVisible()
    const unmarked = await list('Sin anotar de días anteriores (1)')
    await expect(unmarked.getByRole('button', { name: 'Llegó Huamán Ttito, Óscar' })).toBeVisible()
    const free = await list('Libres esta noche (2)')
    await expect(
      free.getByRole('link', { name: 'Reservar Habitación Cantuta para esta noche' }),
    ).toHaveAttribute('href', '/create-reservation/Cantuta/2026-12-01/2026-12-02')
  },
}

/** Marks an arrival with one press and takes it back with the next. */
export const Arrived: Story = {
  name: 'Marcar la llegada y deshacer',
  tags: ['D-01'],
  beforeEach: atMoment(AFTERNOON, () => {
    let stay: DayStay = ARRIVAL
    return answering((request) => {
      if (request.url.includes('check-in')) {
        stay = { ...ARRIVAL, version: 2, stay: IN_HOUSE }
        return { body: { state: 'in_house', version: 2 } }
      }
      if (request.url.includes('undo-stay')) {
        stay = { ...ARRIVAL, version: 3 }
        return { body: { state: 'to_come', version: 3 } }
      }
      return { body: { ...DAY, stays: [stay] } }
    })()
  }),
  play: async () => {
    const arrivals = await list('Llegan hoy (1)')
    await press('Llegó Quispe Mamani, Rosa Elvira')
    await expect(await screen.findByRole('status')).toHaveTextContent('Quispe Mamani, Rosa Elvira: llegó.')
    await expect(await arrivals.findByText('En casa')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
    await expect(
      await arrivals.findByRole('button', { name: 'Llegó Quispe Mamani, Rosa Elvira' }),
    ).toBeVisible()
    await expect(screen.getByRole('status')).toHaveTextContent('se deshizo lo último')
  },
}

/** Offers no-show from 20:00 on and asks whether the nights become free. */
export const NoShow: Story = {
  name: 'No se presentó, desde las 20:00',
  tags: ['D-02'],
  beforeEach: atMoment(
    EVENING,
    withDay(DAY, () => ({ body: { state: 'no_show', version: 2 } })),
  ),
  play: async () => {
    await list('Llegan hoy (1)')
    await press('No se presentó Quispe Mamani, Rosa Elvira')
    const question = within(screen.getByRole('alertdialog'))
    await expect(question.getByText(/No usa 3 noches, desde la del 1 de diciembre/)).toBeVisible()
    await expect(question.getByText(/No se devuelve nada/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Dejarlas libres' }))
    await expect(await screen.findByRole('status')).toHaveTextContent('no se presentó.')
  },
}

/** Offers no no-show of today before 20:00. */
export const BeforeEight: Story = {
  name: 'Antes de las 20:00',
  tags: ['D-02'],
  beforeEach: atMoment(AFTERNOON, withDay(DAY)),
  play: async () => {
    const arrivals = await list('Llegan hoy (1)')
    await expect(arrivals.queryByRole('button', { name: /No se presentó/ })).not.toBeInTheDocument()
  },
}

const RESOLD =
  'No se puede deshacer: la noche del 2 de diciembre, que había quedado libre, la tiene la reservación de Becker, Thomas. Elija otra habitación para el huésped.'

const LEAVING = { ...(STAYS[1] as DayStay), balance: 120 }
const paidFolio = (balance: number) => ({ body: { folio: { ...SAMPLE_FOLIO, balance, version: 2 } } })

/** Answers for one guest who leaves owing S/. 120.00, whose payment leaves a balance; records what was sent. */
const withDebt = (balanceAfter: number) => () => {
  sent.length = 0
  return answering((request) => {
    if (request.method === 'POST') sent.push(new URL(request.url).pathname)
    if (request.url.includes('find-one')) {
      const folio = { ...SAMPLE_FOLIO, balance: 120 }
      return { body: { reservation: { ...SAMPLE_DETAIL, _id: LEAVING._id, folio } } }
    }
    if (request.url.includes('folio/add')) return paidFolio(balanceAfter)
    if (request.url.includes('check-out')) return { body: { state: 'left', version: 3 } }
    return { body: { ...DAY, stays: [LEAVING] } }
  })()
}
const sent: string[] = []
const question = () => within(screen.getByRole('alertdialog', { name: /Becker, Thomas debe S\/\.\s120\.00/ }))

export const LeavesUnpaid: Story = {
  name: 'Sale sin pagar',
  tags: ['D-03'],
  beforeEach: atMoment(AFTERNOON, withDebt(0)),
  play: async () => {
    const departures = await list('Salen hoy (1)')
    await expect(departures.getByText(/Debe S\/\.\s120\.00/)).toBeVisible()
    await press('Salió Becker, Thomas')
    await userEvent.click(question().getByRole('button', { name: 'Salir sin cobrar' }))
    await expect(await screen.findByRole('status')).toHaveTextContent('Becker, Thomas: salió.')
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await expect(sent).toEqual(['/api/reservation/check-out'])
  },
}

export const PaysAndLeaves: Story = {
  name: 'Paga y sale',
  tags: ['D-03'],
  beforeEach: atMoment(AFTERNOON, withDebt(0)),
  play: async () => {
    await list('Salen hoy (1)')
    await press('Salió Becker, Thomas')
    await userEvent.click(question().getByRole('button', { name: 'Cobrar ahora' }))
    const payment = await paymentDialog()
    await expect(payment.getByLabelText('Monto en soles')).toHaveValue('120.00')
    await userEvent.click(payment.getByRole('radio', { name: 'Efectivo' }))
    await userEvent.click(payment.getByRole('button', { name: 'Registrar' }))
    await expect(await screen.findByText('Becker, Thomas: salió.')).toBeVisible()
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await expect(sent).toEqual(['/api/folio/add', '/api/reservation/check-out'])
  },
}

export const PaysAPart: Story = {
  name: 'Paga una parte',
  tags: ['D-03'],
  beforeEach: atMoment(AFTERNOON, withDebt(20)),
  play: async () => {
    await list('Salen hoy (1)')
    await press('Salió Becker, Thomas')
    await userEvent.click(question().getByRole('button', { name: 'Cobrar ahora' }))
    const payment = await paymentDialog()
    await userEvent.clear(payment.getByLabelText('Monto en soles'))
    await userEvent.type(payment.getByLabelText('Monto en soles'), '100')
    await userEvent.click(payment.getByRole('radio', { name: 'Yape' }))
    await userEvent.click(payment.getByRole('button', { name: 'Registrar' }))
    await expect(
      await screen.findByRole('alertdialog', { name: /Becker, Thomas debe S\/\.\s20\.00/ }),
    ).toBeVisible()
    await expect(sent).toEqual(['/api/folio/add'])
  },
}

/** The dialog of the payment once the account is loaded. */
const paymentDialog = async () => {
  await screen.findByLabelText('Monto en soles')
  return within(screen.getByRole('dialog', { name: 'Registrar pago' }))
}

const printedFor: (string | undefined)[] = []

export const ForKitchen: Story = {
  name: 'Impresión para recepción y cocina',
  tags: ['D-01'],
  beforeEach: [
    atMoment(AFTERNOON, withDay({ ...DAY, stays: [LEAVING] })),
    () => {
      const realPrint = window.print
      printedFor.length = 0
      window.print = () => {
        printedFor.push(document.querySelector<HTMLElement>('[data-print]')?.dataset.print)
        window.dispatchEvent(new Event('afterprint'))
      }
      return () => {
        window.print = realPrint
      }
    },
  ],
  play: async () => {
    await list('Salen hoy (1)')
    await press('Imprimir para cocina')
    await press('Imprimir el día')
    await expect(printedFor).toEqual(['kitchen', 'reception'])
  },
}

/** Names who has the nights when they cannot be taken back. */
export const Resold: Story = {
  name: 'Noches que ya tiene otra persona',
  tags: ['D-01'],
  beforeEach: atMoment(
    AFTERNOON,
    withDay({ ...DAY, stays: [{ ...ARRIVAL, stay: { ...IN_HOUSE, state: 'left', at: AFTERNOON } }] }, () =>
      refusal(409, 'freed_nights_taken', RESOLD),
    ),
  ),
  play: async () => {
    await list('Salen hoy (1)')
    await press('Deshacer lo último de Quispe Mamani, Rosa Elvira')
    await expect(await screen.findByRole('alert')).toHaveTextContent(RESOLD)
  },
}

/** Says that somebody else changed the reservation, and marks nothing. */
export const MarkedByOther: Story = {
  name: 'Otra persona marcó entretanto',
  tags: ['D-02'],
  beforeEach: atMoment(
    AFTERNOON,
    withDay(DAY, () => refusal(409, 'changed_meanwhile', ERROR_SENTENCES.changed_meanwhile)),
  ),
  play: async () => {
    await list('Llegan hoy (1)')
    await press('Llegó Quispe Mamani, Rosa Elvira')
    await expect(await screen.findByRole('alert')).toHaveTextContent('no se anotó nada')
  },
}

/** Says that the network is gone, marks nothing, and the next press tries again. */
export const Offline: Story = {
  name: 'Sin señal',
  tags: ['D-01'],
  beforeEach: atMoment(
    AFTERNOON,
    withDay(DAY, () => {
      throw new TypeError('Failed to fetch')
    }),
  ),
  play: async () => {
    const arrivals = await list('Llegan hoy (1)')
    await press('Llegó Quispe Mamani, Rosa Elvira')
    await expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión con el servidor')
    await expect(arrivals.getByRole('button', { name: 'Llegó Quispe Mamani, Rosa Elvira' })).toBeEnabled()
  },
}

/** Says how old the day is when it cannot be refreshed without a network. */
export const Outdated: Story = {
  name: 'Día que no se pudo actualizar',
  tags: ['D-01'],
  beforeEach: atMoment(AFTERNOON, () => {
    let isOnline = true
    return answering((request) => {
      if (request.method === 'POST') {
        isOnline = false
        return refusal(409, 'stay_action_refused', ERROR_SENTENCES.stay_action_refused)
      }
      if (!isOnline) throw new TypeError('Failed to fetch')
      return { body: DAY }
    })()
  }),
  play: async () => {
    await list('Llegan hoy (1)')
    await press('Llegó Quispe Mamani, Rosa Elvira')
    await expect(
      await screen.findByText('Sin conexión con el servidor. Lo que se ve es de las 15:00.'),
    ).toBeVisible()
    await list('Llegan hoy (1)')
  },
}

export const Dark: Story = {
  name: 'Tema oscuro',
  parameters: { face: 'console-dark' },
  beforeEach: atMoment(EVENING, withDay(DAY)),
}

export const Phone: Story = {
  name: 'En teléfono',
  globals: { viewport: { value: 'phone' } },
  beforeEach: atMoment(EVENING, withDay(DAY)),
}
