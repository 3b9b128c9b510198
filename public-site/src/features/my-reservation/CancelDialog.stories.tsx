import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems'
import type { GuestReservationResponse } from 'shared-ui/validators/guest-reservation'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal, type StoryResponse } from '../../lib/stories/answering.ts'
import { inSite } from '../../lib/stories/in-site.tsx'
import { MyReservationPage } from './MyReservationPage.tsx'
import { CANCELLED, SAMPLE } from './sample-reservation.ts'

const answered = (reservation: GuestReservationResponse): StoryResponse => ({ body: { reservation } })

/** What the server has, and how it answers a cancellation. */
type Server = { has: GuestReservationResponse; cancel: () => StoryResponse }
let server: Server
let sent = 0

/** Calls are answered by a server that has `has` and answers cancellations with `cancel`. */
const serving =
  ({ has = SAMPLE, cancel = succeed }: Partial<Server>) =>
  () => {
    server = { has, cancel }
    sent = 0
    return answering((path) => {
      if (path !== 'guest-reservation/cancel') return answered(server.has)
      sent += 1
      return server.cancel()
    })()
  }

const succeed = () => {
  server.has = CANCELLED
  return answered(CANCELLED)
}

/** Not what a server says, but what stands in its place when a line fails. */
const lineFails = (): StoryResponse => ({ status: 502, body: '' })

const offering = (offered: GuestReservationResponse['offered'], paidByCard = SAMPLE.paidByCard) => ({
  ...SAMPLE,
  offered,
  paidByCard,
})

const meta = {
  title: 'Sitio/Mi reserva/Cancelar',
  component: MyReservationPage,
  decorators: [inSite],
  args: { token: 'una-clave-de-prueba' },
  beforeEach: serving({}),
} satisfies Meta<typeof MyReservationPage>

export default meta
type Story = StoryObj<typeof meta>

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar reserva' }))
  return within(await screen.findByRole('alertdialog', { name: '¿Cancelar su reserva?' }))
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sí, cancelar' }))

const expectCancelled = async () => {
  const heading = await screen.findByRole('heading', { level: 1, name: 'Su reserva está cancelada' })
  await waitFor(() => expect(heading).toHaveFocus())
  await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
}

export const Eighty: Story = {
  name: 'B-12, P-08 It shows the rule that applies and what goes back, and cancels after one more press',
  play: async () => {
    const dialog = await openDialog()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'No cancelar' })).toHaveFocus())
    await expect(dialog.getByText('Con 14 días o más: 80 % (su caso)')).toBeVisible()
    await expect(dialog.getByText(/Faltan 20 días.*se devuelve el 80 % de lo pagado/)).toBeVisible()
    await expect(dialog.getByText(/S\/\.\s472\.00/)).toBeVisible()
    await expect(dialog.getByText(/80 % de S\/\.\s590\.00/)).toBeVisible()
    await expect(dialog.getByText(/Pediremos la devolución enseguida/)).toBeVisible()
    await expect(sent).toBe(0)
    await submit()
    await expectCancelled()
    await expect(sent).toBe(1)
  },
}

export const Fifty: Story = {
  name: 'P-08 From seven days ahead half of it goes back',
  beforeEach: serving({ has: offering({ daysAhead: 7, percent: 50, amount: 295 }) }),
  play: async () => {
    const dialog = await openDialog()
    await expect(dialog.getByText('Con 7 días o más: 50 % (su caso)')).toBeVisible()
    await expect(dialog.getByText(/S\/\.\s295\.00/)).toBeVisible()
  },
}

export const Nothing: Story = {
  name: 'P-08 On the day itself nothing goes back, and no bank is spoken of',
  globals: { viewport: { value: 'phone' } },
  beforeEach: serving({ has: offering({ daysAhead: 0, percent: 0, amount: 0 }) }),
  play: async () => {
    const dialog = await openDialog()
    await expect(dialog.getByText('Su entrada es hoy: no hay devolución.')).toBeVisible()
    await expect(dialog.getByText('No se devuelve nada')).toBeVisible()
    await expect(dialog.getByText('Con menos de 7 días: nada (su caso)')).toBeVisible()
    await expect(dialog.queryByText(/banco/)).not.toBeInTheDocument()
  },
}

export const NotByCard: Story = {
  name: 'P-08 What no card paid goes back to none, and it says to call first',
  beforeEach: serving({ has: offering({ daysAhead: 20, percent: 80, amount: 0 }, 0) }),
  play: async () => {
    const dialog = await openDialog()
    await expect(dialog.getByText('No hay nada que devolver a una tarjeta')).toBeVisible()
    await expect(dialog.getByText(/llámenos antes de cancelar/)).toBeVisible()
  },
}

export const PartAtDesk: Story = {
  name: 'P-08 Where the card paid a part, the rest is to be arranged with the lodge',
  beforeEach: serving({ has: offering({ daysAhead: 20, percent: 80, amount: 377.6 }, 472) }),
  play: async () => {
    const dialog = await openDialog()
    await expect(dialog.getByText(/80 % de S\/\.\s472\.00/)).toBeVisible()
    await expect(dialog.getByText(/Lo que haya pagado en el hospedaje no está en este monto/)).toBeVisible()
  },
}

export const Stored: Story = {
  name: 'W-07 Escape and No cancelar leave it alone, and the focus returns',
  play: async () => {
    await openDialog()
    await userEvent.keyboard('{Escape}')
    const opener = screen.getByRole('button', { name: 'Cancelar reserva' })
    await waitFor(() => expect(opener).toHaveFocus())
    const dialog = await openDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'No cancelar' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(sent).toBe(0)
  },
}

export const Sending: Story = {
  name: 'W-06 A double press sends once, and while it runs the dialog cannot be left',
  beforeEach: serving({ cancel: () => 'silence' }),
  play: async () => {
    const dialog = await openDialog()
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Sí, cancelar' }))
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Sí, cancelar' })).toHaveAttribute('aria-busy', 'true'),
    )
    await userEvent.keyboard('{Escape}')
    await expect(dialog.getByRole('button', { name: 'No cancelar' })).toBeDisabled()
    await expect(sent).toBe(1)
  },
}

/** The question is gone, and what is said instead has the focus: who presses on confirms nothing. */
const expectTakenBack = async (why: RegExp) => {
  const told = await screen.findByRole('status')
  await expect(told).toHaveTextContent(why)
  await waitFor(() => expect(told.parentElement).toHaveFocus())
  await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
}

export const Moved: Story = {
  name: 'B-12, W-06 Where the refund is another by now the question is taken back, and presses go on to nothing',
  beforeEach: serving({
    cancel: () => {
      server = { has: offering({ daysAhead: 13, percent: 50, amount: 295 }), cancel: succeed }
      return refusal(409, 'amounts_differ', ERROR_SENTENCES.amounts_differ)
    },
  }),
  play: async () => {
    await openDialog()
    await submit()
    await expectTakenBack(/no se canceló.*revise las fechas y la devolución/)
    await expect(sent).toBe(1)
    const dialog = await openDialog()
    await expect(dialog.getByText(/S\/\.\s295\.00/)).toBeVisible()
    await submit()
    await expectCancelled()
  },
}

export const Before: Story = {
  name: 'B-12 A second cancellation finds the first, and the page shows it',
  beforeEach: serving({
    cancel: () => {
      server.has = CANCELLED
      return refusal(409, 'reservation_not_active', ERROR_SENTENCES.reservation_not_active)
    },
  }),
  play: async () => {
    await openDialog()
    await submit()
    await expectCancelled()
  },
}

export const TooLateMeanwhile: Story = {
  name: 'B-12 A stay that begins while it is looked at is told as one',
  beforeEach: serving({
    cancel: () => {
      server.has = offering(null)
      return refusal(409, 'stay_begun', ERROR_SENTENCES.stay_begun)
    },
  }),
  play: async () => {
    await openDialog()
    await submit()
    await expect(await screen.findByText(/cambió mientras la veía/)).toBeVisible()
    await expect(screen.getByText(/La hora de entrada .* ya pasó/)).toBeVisible()
  },
}

export const Lost: Story = {
  name: 'E-01, W-06 A lost answer is told as one; a look finds it standing, and no further press cancels it',
  beforeEach: serving({ cancel: lineFails }),
  play: async () => {
    const dialog = await openDialog()
    await submit()
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/no sabemos si su reserva se canceló/)
    const look = dialog.getByRole('button', { name: 'Ver cómo quedó' })
    await expect(look).toHaveFocus()
    server.cancel = succeed
    await userEvent.click(look)
    await expectTakenBack(/sigue en pie/)
    await expect(sent).toBe(1)
    await openDialog()
    await submit()
    await expectCancelled()
  },
}

export const LostAndDone: Story = {
  name: 'E-01 After a lost answer a look finds it cancelled, without sending it again',
  beforeEach: serving({
    cancel: () => {
      server.has = CANCELLED
      return lineFails()
    },
  }),
  play: async () => {
    const dialog = await openDialog()
    await submit()
    await userEvent.click(await dialog.findByRole('button', { name: 'Ver cómo quedó' }))
    await expectCancelled()
    await expect(sent).toBe(1)
  },
}

export const Refused: Story = {
  name: 'E-02 Another refusal is told in the dialog, in its own words',
  beforeEach: serving({
    cancel: () => refusal(429, 'too_many_requests', ERROR_SENTENCES.too_many_requests),
  }),
  play: async () => {
    const dialog = await openDialog()
    await submit()
    await expect(await dialog.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.too_many_requests)
    await expect(dialog.getByRole('button', { name: 'Sí, cancelar' })).toBeEnabled()
  },
}

export const Deleted: Story = {
  name: 'B-12 Where staff deleted it meanwhile the page says that there is nothing behind the link',
  beforeEach: () => {
    let isDeleted = false
    return answering((path) => {
      isDeleted ||= path === 'guest-reservation/cancel'
      return isDeleted ? refusal(404, 'link_unknown', ERROR_SENTENCES.link_unknown) : answered(SAMPLE)
    })()
  },
  play: async () => {
    await openDialog()
    await submit()
    const heading = await screen.findByRole('heading', { level: 1, name: 'No encontramos su reserva' })
    await expect(heading).toBeVisible()
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
}
