import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { quoteFor, solesFromCentimos } from 'shared-ui/rules/money/money'
import { nightCount, stayFromNights } from 'shared-ui/rules/reservations/stay'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal, type StoryResponse, unavailable } from '../../../../test/answering.ts'
import { inConsole } from '../../../../test/in-console.tsx'
import { SAMPLE_CHILD, SAMPLE_GUEST } from '../../../../test/samples/sample-guests.ts'
import { SAMPLE_DETAIL } from '../../../../test/samples/sample-reservations.ts'
import { ChangeReservationScreen } from './ChangeReservationScreen.tsx'

const guide: Guide = {
  purpose: 'Mover una reservación de fechas o de habitación, con el precio nuevo antes de guardar.',
  notFor: 'Los datos del cliente se corrigen en «Corregir reservación».',
  states: {
    'data-differs': 'La línea cambia; lo dice también un signo.',
    'data-kind': 'Monto o suma, alineados para comparar.',
  },
  practice: {
    good: { text: 'Muestre el precio de antes, el nuevo y la diferencia con quién la paga.' },
    bad: { text: 'Guardar el cambio y avisar después que el precio subió.' },
  },
}

const meta = {
  title: 'Consola/Reservaciones/Cambiar reservación',
  parameters: { guide, face: 'console-light' },
  component: ChangeReservationScreen,
  args: {
    reservationId: '018f-1',
    address: { roomID: '', inDate: '', outDate: '' },
    onAddressChange: fn(),
    today: '2026-12-01',
    onChanged: fn(),
  },
  // State in place of the search parameters of the route.
  render: function InAddress(args) {
    const [address, setAddress] = useState(args.address)
    return <ChangeReservationScreen {...args} address={address} onAddressChange={setAddress} />
  },
  decorators: [inConsole],
} satisfies Meta<typeof ChangeReservationScreen>

export default meta
type Story = StoryObj<typeof meta>

const OTHER_ROOM = { ...SAMPLE_DETAIL.room, _id: 'r2', identifier: 'Molle', pricePerNight: 300 }

const costs = (pricePerNight: number, nights: number) => {
  const { price, igv, total } = quoteFor(pricePerNight * 10_000, nights)
  const amounts = {
    pricePerNight,
    price: solesFromCentimos(price),
    IGV: solesFromCentimos(igv),
    total: solesFromCentimos(total),
  }
  return { ...amounts, segments: SAMPLE_DETAIL.segments }
}

/** The quote that the server would return for the request. */
function quoteOf(url: URL, { conflicts = [], earlier }: Scene) {
  const [roomID, inDate = '', outDate = ''] = ['roomID', 'inDate', 'outDate'].map(
    (name) => url.searchParams.get(name) ?? '',
  )
  const nights = nightCount(stayFromNights(inDate, outDate))
  const isOwn = roomID === SAMPLE_DETAIL.room._id
  const quote = {
    nights,
    agreed: costs(220, nights),
    today: costs(isOwn ? 240 : 300, nights),
    usual: isOwn ? 'agreed' : 'today',
    conflicts,
    ...(earlier && { earlier }),
    version: 2,
  }
  return { body: { quote } }
}

type Scene = {
  conflicts?: object[]
  earlier?: object
  reservation?: object
  onSave?: (sent: Request) => StoryResponse
}

const scene = ({ reservation = SAMPLE_DETAIL, onSave, ...quoted }: Scene = {}) =>
  answering((request) => {
    const url = new URL(request.url)
    if (url.pathname.endsWith('/room')) return { body: { rooms: [SAMPLE_DETAIL.room, OTHER_ROOM], total: 2 } }
    if (url.pathname.endsWith('/quote-change')) return quoteOf(url, quoted)
    if (url.pathname.endsWith('/change')) return onSave?.(request) ?? { body: {} }
    return { body: { reservation } }
  })

/** Bodies of the changes that the story saved. */
const saved: unknown[] = []
const recordingSaves = () => {
  saved.length = 0
  return scene({
    onSave: (request) => {
      void request.json().then((body) => saved.push(body))
      return { body: {} }
    },
  })()
}

const panel = () => screen.findByRole('region', { name: 'Lo que cambia' })
const save = () => screen.findByRole('button', { name: 'Guardar cambio' })
const shorten = async () => {
  const departure = await screen.findByLabelText('Salida')
  await userEvent.clear(departure)
  await userEvent.type(departure, '2026-12-31')
}

/** Shows that the reservation is loading. */
export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando Reservación')
  },
}

/** Replaces the spinner with the error of the server. */
export const Refused: Story = {
  name: 'Error del servidor con reintento',
  tags: ['W-05'],
  ...unavailable,
}

/** Reports that a cancelled reservation cannot be changed, with a link back. */
export const NotActive: Story = {
  name: 'Reservación cancelada: no se cambia',
  tags: ['A-12'],
  beforeEach: scene({ reservation: { ...SAMPLE_DETAIL, state: 'cancelled' } }),
  play: async () => {
    await expect(await screen.findByText('Esta reservación no se puede cambiar')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Volver a la reservación' })).toBeVisible()
  },
}

/** Offers the price before the last one, with which a wrong choice is corrected. */
export const EarlierPrice: Story = {
  name: 'Corregir un precio elegido por error',
  tags: ['A-12'],
  beforeEach: scene({ earlier: costs(200, 4) }),
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /El de antes: S\/\.\s200\.00/ }))
    await expect(within(await panel()).getByRole('row', { name: /^Precio por noche/ })).toHaveTextContent(
      /S\/\.\s200\.00/,
    )
    await expect(await save()).not.toHaveAttribute('aria-disabled', 'true')
  },
}

/** Says what to do first about a guest who is gone. */
export const Left: Story = {
  name: 'Salida ya anotada: no se cambia',
  tags: ['D-02'],
  beforeEach: scene({ reservation: { ...SAMPLE_DETAIL, stay: { ...SAMPLE_DETAIL.stay, state: 'left' } } }),
  play: async () => {
    await expect(await screen.findByText(/La salida o la ausencia del huésped ya está anotada/)).toBeVisible()
  },
}

/** Shows both prices of the unchanged stay, with nothing to save. */
export const Unchanged: Story = {
  name: 'Sin cambios',
  tags: ['A-12'],
  beforeEach: scene(),
  play: async () => {
    const quote = within(await panel())
    await expect(await quote.findByText(/Cambie la habitación, una fecha o el precio/)).toBeVisible()
    await expect(screen.getByRole('radio', { name: /El acordado: S\/\.\s220\.00/ })).toBeChecked()
    await expect(screen.getByRole('radio', { name: /El de hoy: S\/\.\s240\.00/ })).not.toBeChecked()
    await expect(await save()).toHaveAttribute('aria-disabled', 'true')
  },
}

const withoutQuote = answering((request) => {
  const url = new URL(request.url)
  if (url.pathname.endsWith('/room')) return { body: { rooms: [SAMPLE_DETAIL.room, OTHER_ROOM], total: 2 } }
  return url.pathname.endsWith('/quote-change') ? 'silence' : { body: { reservation: SAMPLE_DETAIL } }
})

/** Renders no controls that would shift while the price loads. */
export const Asking: Story = {
  name: 'Precio en carga, nada se mueve',
  tags: ['W-05'],
  beforeEach: withoutQuote,
  play: async () => {
    await expect(await screen.findByText('Calculando el nuevo precio')).toBeVisible()
    await expect(screen.getByLabelText('Entrada')).toBeEnabled()
    await expect(screen.queryByRole('button', { name: 'Guardar cambio' })).not.toBeInTheDocument()
    await expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  },
}

/** Shows the new price before saving, and how the overpayment is refunded. */
export const Shorter: Story = {
  name: 'Estadía más corta, con devolución',
  tags: ['D-06'],
  beforeEach: recordingSaves,
  play: async ({ args }) => {
    await shorten()
    const quote = within(await panel())
    const total = await quote.findByRole('row', { name: /^Total/ })
    await expect(total).toHaveTextContent(/S\/\.\s1,038\.40.*S\/\.\s778\.80/)
    await expect(
      screen.getByRole('radio', { name: /Según las condiciones \(80 %\): S\/\.\s207\.68/ }),
    ).toBeChecked()
    await expect(screen.getByRole('radio', { name: /Todo: S\/\.\s259\.60/ })).not.toBeChecked()
    await expect(screen.getByRole('radio', { name: /Nada: se retienen S\/\.\s259\.60/ })).not.toBeChecked()
    await expect(screen.getByRole('radio', { name: /A la tarjeta: S\/\.\s207\.68/ })).toBeChecked()
    await expect(quote.getByText('Se retiene')).toBeVisible()
    await expect(quote.getByText(/S\/\.\s51\.92/)).toBeVisible()
    await expect(quote.getByText('Saldo después del cambio')).toBeVisible()
    await userEvent.click(await save())
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledOnce())
    await expect(saved).toMatchObject([{ share: 'policy', refund: 207.68, settlement: 'card' }])
  },
}

/** Requires a reason to refund all or nothing, and names it beside its field. */
export const RefundsAll: Story = {
  name: 'Devolver todo o nada, con motivo',
  tags: ['D-06'],
  beforeEach: recordingSaves,
  play: async ({ args }) => {
    await shorten()
    await userEvent.click(await screen.findByRole('radio', { name: /^Todo/ }))
    await userEvent.click(await save())
    const reason = screen.getByLabelText('Motivo')
    await expect(reason).toHaveFocus()
    await expect(screen.getAllByText('Escriba por qué no se aplican las condiciones.')[0]).toBeVisible()
    await expect(args.onChanged).not.toHaveBeenCalled()
    await userEvent.type(reason, 'Se fue la luz.')
    await userEvent.click(await save())
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledOnce())
    await expect(saved).toMatchObject([{ share: 'all', refund: 259.6, reason: 'Se fue la luz.' }])
  },
}

/** Proposes no refund for a shorter stay that nobody paid. */
export const Unpaid: Story = {
  name: 'Estadía más corta sin pagos',
  tags: ['D-06'],
  beforeEach: scene({
    reservation: {
      ...SAMPLE_DETAIL,
      payment: null,
      paidByCard: 0,
      paidForStay: { card: 0, desk: 0 },
      folio: { ...SAMPLE_DETAIL.folio, payments: 0, balance: 1038.4, entries: [] },
    },
  }),
  play: async () => {
    await shorten()
    const quote = within(await panel())
    await expect(await quote.findByText('Por cobrar en caja')).toBeVisible()
    await expect(screen.queryByText('Cuánto se devuelve')).not.toBeInTheDocument()
  },
}

/** Prices another room at the rate of today, with the agreed rate as an option. */
export const OtherRoom: Story = {
  name: 'Otra habitación, a la tarifa de hoy o la pactada',
  tags: ['A-12'],
  beforeEach: scene(),
  play: async () => {
    await screen.findByRole('option', { name: /^Molle/ })
    await userEvent.selectOptions(screen.getByLabelText('Habitación'), 'r2')
    const quote = within(await panel())
    await expect(await quote.findByText(/S\/\.\s1,416\.00/)).toBeVisible()
    await expect(quote.getByText('Por cobrar en caja')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: /El acordado/ }))
    await expect(await quote.findByText('Saldo después del cambio')).toBeVisible()
  },
}

/** Lists the dates that are not free, and prevents saving. */
export const Conflicts: Story = {
  name: 'Fechas que no están libres',
  tags: ['A-12'],
  args: { address: { roomID: '', inDate: '', outDate: '2027-01-03' } },
  beforeEach: scene({
    conflicts: [
      { date: '2027-01-01', taker: 'reservation' },
      { date: '2027-01-02', taker: 'blocking' },
    ],
  }),
  play: async () => {
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent(/1 ene\.? 2027: reservada/)
    await expect(alert).toHaveTextContent(/2 ene\.? 2027: bloqueada/)
    await expect(await save()).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Reports invalid dates of the address beside their fields, and focuses them on submit. */
export const WrongDates: Story = {
  name: 'Fechas de la dirección que no valen',
  tags: ['V-09'],
  args: { address: { roomID: '', inDate: '2026-11-30', outDate: '' } },
  beforeEach: scene(),
  play: async () => {
    const entry = await screen.findByLabelText('Entrada')
    await expect(entry).toHaveAccessibleDescription('La entrada no puede ser antes de hoy.')
    await userEvent.click(await save())
    await expect(entry).toHaveFocus()
  },
}

/** Shows no outdated price for rejected dates. */
export const RefusedDates: Story = {
  name: 'Fechas rechazadas, sin precio viejo',
  tags: ['V-09'],
  beforeEach: scene(),
  play: async () => {
    await screen.findByRole('option', { name: /^Molle/ })
    await userEvent.selectOptions(screen.getByLabelText('Habitación'), 'r2')
    await expect(await screen.findByRole('radio', { name: /El de hoy: S\/\.\s300/ })).toBeChecked()
    for (const departure of ['2027-12-27', '']) {
      await fireEvent.change(screen.getByLabelText('Salida'), { target: { value: departure } })
      await waitFor(() => expect(screen.queryByRole('radio')).not.toBeInTheDocument())
      await expect(screen.queryByText(/total S\/\./)).not.toBeInTheDocument()
      await expect(await save()).toHaveAttribute('aria-disabled', 'true')
    }
    await fireEvent.change(screen.getByLabelText('Salida'), { target: { value: '2027-01-01' } })
    await expect(await screen.findByRole('radio', { name: /El de hoy: S\/\.\s300/ })).toBeChecked()
  },
}

/** Reports nights taken meanwhile, and retains the input. */
export const TakenMeanwhile: Story = {
  name: 'Noches ocupadas entretanto',
  tags: ['B-09'],
  args: { address: { roomID: '', inDate: '', outDate: '2027-01-03' } },
  beforeEach: scene({ onSave: () => refusal(409, 'nights_taken', ERROR_SENTENCES.nights_taken) }),
  play: async () => {
    await within(await panel()).findByRole('row', { name: /^Total/ })
    await userEvent.click(await save())
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.nights_taken)
    await expect(screen.getByLabelText('Salida')).toHaveValue('2027-01-03')
  },
}

/** Reports a price that changed meanwhile, and shows the new one. */
export const PriceMoved: Story = {
  name: 'El precio cambió entretanto',
  tags: ['B-07'],
  args: { address: { roomID: '', inDate: '', outDate: '2027-01-03' } },
  beforeEach: scene({ onSave: () => refusal(409, 'amounts_differ', ERROR_SENTENCES.amounts_differ) }),
  play: async () => {
    await within(await panel()).findByRole('row', { name: /^Total/ })
    await userEvent.click(await save())
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /El precio o la devolución cambió mientras tanto/,
    )
  },
}

const SAVED_MEANWHILE = { ...SAMPLE_DETAIL, inDate: '2026-12-27', total: 1298, version: 3 }

/** Shows the saved version beside the draft, to accept or overwrite. */
export const SavedMeanwhile: Story = {
  name: 'Otra persona guardó entretanto',
  tags: ['case-19'],
  args: { address: { roomID: '', inDate: '', outDate: '2027-01-03' } },
  beforeEach: scene({
    onSave: () => ({
      status: 409,
      body: {
        errorCode: 'changed_meanwhile',
        errorMessage: ERROR_SENTENCES.changed_meanwhile,
        current: SAVED_MEANWHILE,
      },
    }),
  }),
  play: async () => {
    await within(await panel()).findByRole('row', { name: /^Total/ })
    await userEvent.click(await save())
    const conflict = within(await screen.findByRole('region', { name: /Otra persona guardó cambios/ }))
    await expect(
      conflict.getByRole('row', { name: /^Entrada lo cambió otra persona .*27 dic.* Sin cambio suyo/ }),
    ).toBeVisible()
    await expect(conflict.getByRole('row', { name: /^Salida distinto .*1 ene.*3 ene/ })).toBeVisible()
    await expect(screen.getByLabelText('Entrada')).toHaveValue('2026-12-27')
    await expect(screen.getByLabelText('Salida')).toHaveValue('2027-01-03')
    await userEvent.click(conflict.getByRole('button', { name: 'Quedarme con lo guardado' }))
    await expect(await screen.findByLabelText('Entrada')).toHaveValue('2026-12-27')
    await expect(screen.queryByRole('region', { name: /Otra persona/ })).not.toBeInTheDocument()
  },
}

/** Estadía más larga, tema oscuro. */
export const Dark: Story = {
  name: 'Estadía más larga, tema oscuro',
  args: { address: { roomID: 'r2', inDate: '', outDate: '2027-01-03' } },
  beforeEach: scene(),
  parameters: { face: 'console-dark' },
}

/** En teléfono. */
export const Phone: Story = {
  name: 'En teléfono',
  args: { address: { roomID: 'r2', inDate: '', outDate: '2027-01-03' } },
  beforeEach: scene(),
  globals: { viewport: { value: 'phone' } },
}

/** A change whose response was lost counts as saved when it is sent again: nobody else changed the stay. */
export const ResponseLost: Story = {
  name: 'Guardado sin respuesta, y de nuevo',
  tags: ['D-06', 'W-05'],
  args: { address: { roomID: '', inDate: '', outDate: '2026-12-31' } },
  beforeEach: () => {
    const answers: (() => StoryResponse)[] = [
      () => {
        throw new TypeError('Failed to fetch')
      },
      () => ({
        status: 409,
        body: {
          errorCode: 'changed_meanwhile',
          errorMessage: ERROR_SENTENCES.changed_meanwhile,
          current: { ...SAMPLE_DETAIL, outDate: '2026-12-30', total: 778.8, version: 3 },
        },
      }),
    ]
    return scene({ onSave: () => answers.shift()?.() ?? { body: {} } })()
  },
  play: async ({ args }) => {
    await within(await panel()).findByRole('row', { name: /^Total/ })
    await userEvent.click(await save())
    await expect(await screen.findByRole('alert')).toHaveTextContent('Sin conexión con el servidor')
    await userEvent.click(await save())
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledOnce())
    await expect(screen.queryByText(/Otra persona guardó cambios/)).not.toBeInTheDocument()
  },
}

const PAST = {
  room: { _id: 'r1', identifier: 'Orquídea', category: 'Matrimonial' },
  inDate: '2026-12-28',
  outDate: '2026-12-29',
  pricePerNight: 220,
  price: 440,
  IGV: 79.2,
  total: 519.2,
}
const COMING = {
  ...PAST,
  room: { _id: 'r2', identifier: 'Molle', category: 'Matrimonial' },
  inDate: '2026-12-30',
  outDate: '2026-12-31',
  pricePerNight: 300,
  price: 600,
  IGV: 108,
  total: 708,
}
const BEGUN_QUOTE = {
  nights: 4,
  agreed: { ...costs(220, 4), segments: [PAST, { ...COMING, ...costs(220, 2), room: COMING.room }] },
  today: { pricePerNight: 300, price: 1040, IGV: 187.2, total: 1227.2, segments: [PAST, COMING] },
  usual: 'today',
  conflicts: [],
  version: 2,
}

/**
 * Shows which nights of a begun stay stay in their room, that the price changes from tonight on, and that the room is for fewer
 * persons.
 */
export const Begun: Story = {
  name: 'Otra habitación para quien ya está en casa',
  tags: ['D-07'],
  args: { today: '2026-12-30', address: { roomID: 'r2', inDate: '', outDate: '' } },
  beforeEach: answering((request) => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/quote-change')) return { body: { quote: BEGUN_QUOTE } }
    const rooms = [SAMPLE_DETAIL.room, { ...OTHER_ROOM, capacity: 1 }]
    if (pathname.endsWith('/room')) return { body: { rooms, total: 2 } }
    const stay = { ...SAMPLE_DETAIL.stay, state: 'in_house' }
    return { body: { reservation: { ...SAMPLE_DETAIL, stay, guests: [SAMPLE_GUEST, SAMPLE_CHILD] } } }
  }),
  play: async () => {
    await expect(await screen.findByLabelText('Entrada')).toHaveAttribute('readonly')
    await expect(screen.getByText('El huésped ya está en casa: su entrada no cambia.')).toBeVisible()
    await expect(
      await screen.findByText('Es para 1 persona, y en esta reservación hay 2 personas.'),
    ).toBeVisible()
    const quote = within(await panel())
    await expect(
      await quote.findByText(/^Las noches que ya pasaron se quedan en su habitación/),
    ).toBeVisible()
    const past = quote.getByText(/^Del 28 al 30 de diciembre en Orquídea, 2 noches a S\/\.\s220\.00/)
    await expect(past.nextElementSibling).toHaveTextContent(/S\/\.\s440\.00/)
    await expect(
      quote.getByText(/^Del 30 de diciembre al 1 de enero en Molle, 2 noches a S\/\.\s300\.00/),
    ).toBeVisible()
    await expect(quote.getByRole('row', { name: /^Precio por noche desde hoy/ })).toBeVisible()
    await expect(quote.getByRole('row', { name: /^Total/ })).toHaveTextContent(/S\/\.\s1,227\.20/)
    await expect(await save()).not.toHaveAttribute('aria-disabled', 'true')
  },
}
