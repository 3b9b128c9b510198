import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import type { Availability } from 'shared-ui/validators/reservations/availability'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal, type StoryResponse, unavailable } from '../../../../test/answering.ts'
import { inConsole } from '../../../../test/in-console.tsx'
import { SAMPLE_AVAILABILITY, sampleRoom } from '../../../../test/samples/sample-availability.ts'
import { ReserveRoomScreen } from './ReserveRoomScreen.tsx'

const guide: Guide = {
  purpose:
    'Reservar una habitación por teléfono o en recepción, con el precio a la vista y los datos del cliente.',
  notFor:
    'No cobra: los pagos se anotan en la «Cuenta». Para cambiar una que existe use «Cambiar reservación».',
  practice: {
    good: { text: 'Escriba el documento primero: si la persona ya vino, sus datos llegan solos.' },
    bad: { text: 'Pedir por teléfono lo que no hace falta, como la hora de llegada o la placa.' },
  },
}

const meta = {
  title: 'Consola/Agregar reservación/Habitación',
  parameters: { guide, face: 'console-light' },
  component: ReserveRoomScreen,
  args: {
    roomId: 'r1',
    today: '2026-12-01',
    stay: { entry: '2026-12-01', departure: '2026-12-04' },
    onReserved: fn(),
  },
  decorators: [inConsole],
} satisfies Meta<typeof ReserveRoomScreen>

export default meta
type Story = StoryObj<typeof meta>

const roomResponse = { body: { room: { ...sampleRoom(), version: 1, archivedAt: null } } }
const isCreation = (request: Request) => request.method === 'POST'
const FREE: Availability = { availableRooms: [sampleRoom()], unavailableRooms: [] }
const ROSA = {
  names: 'Rosa Elvira',
  surnames: 'Quispe Mamani',
  email: '',
  identificationDocument: 'DNI',
  identificationDocumentNumber: '44556677',
  phone: '984000111',
  location: 'Cusco',
  country: 'Perú',
  age: 34,
  RUC: '',
} as const

let sent: { client?: unknown }[] = []
type Answers = { created?: StoryResponse; availability?: Availability; known?: typeof ROSA | null }
/** Responds to the requests of the page, and forgets the draft that another story left. */
const responding =
  ({ created = { body: { id: 's9' } }, availability = FREE, known = null }: Answers = {}) =>
  () => {
    sent = []
    sessionStorage.removeItem('lodge.client-draft')
    return answering((request) => {
      if (isCreation(request)) {
        void request.json().then((body: { client?: unknown }) => sent.push(body))
        return created
      }
      if (request.url.includes('room/availability')) return { body: availability }
      return request.url.includes('client/known') ? { body: { client: known } } : roomResponse
    })()
  }
const full = responding()

const reserve = () => screen.findByRole('button', { name: 'Reservar' })

async function fillClient() {
  const texts = {
    Nombres: 'Rosa Elvira',
    Apellidos: 'Quispe Mamani',
    'Número de documento': '44556677',
    Edad: '34',
    'Correo electrónico': 'rosa@example.pe',
    Teléfono: '987654321',
    Dirección: 'Jirón de Ejemplo 123',
  }
  await screen.findByLabelText('Nombres')
  await userEvent.selectOptions(screen.getByLabelText('Tipo de documento'), 'DNI')
  for (const [label, text] of Object.entries(texts)) {
    await userEvent.click(screen.getByLabelText(label))
    await userEvent.paste(text)
  }
}

/** Shows that the room is loading. */
export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando Habitación')
  },
}

/** Replaces the spinner with the error of the server. */
export const Refused: Story = {
  name: 'Error del servidor con reintento',
  tags: ['W-05'],
  ...unavailable,
}

/** Reports a room that does not exist, with a link back to the search. */
export const NoSuchRoom: Story = {
  name: 'Habitación que no existe',
  tags: ['A-11'],
  beforeEach: answering(() => refusal(404, 'room_not_found', ERROR_SENTENCES.room_not_found)),
  play: async () => {
    await expect(await screen.findByText('Esa habitación no existe o ya no se ofrece.')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Volver a Buscar Habitación' })).toHaveAttribute(
      'href',
      '/create-reservation',
    )
  },
}

/** Reports invalid dates without a request. */
export const WrongDates: Story = {
  name: 'Fechas que no valen',
  tags: ['V-09'],
  args: { stay: { entry: '2027-02-30', departure: '2027-03-01' } },
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByText('La fecha de entrada no existe.')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Elegir otras fechas' })).toBeVisible()
  },
}

/** Shows the price of the stay and channel WEB, and requires the client. */
export const Empty: Story = {
  name: 'Precio de la estadía, cliente sin llenar',
  tags: ['A-11'],
  beforeEach: full,
  play: async ({ args }) => {
    await expect(await screen.findByText('Orquídea · Matrimonial')).toBeVisible()
    for (const amount of [/S\/\.\s220\.00/, /S\/\.\s660\.00/, /S\/\.\s118\.80/, /S\/\.\s778\.80/]) {
      await expect(screen.getByText(amount)).toBeVisible()
    }
    await expect(screen.getByLabelText('Canal')).toHaveValue('WEB')
    await expect(await reserve()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(await reserve())
    await waitFor(() => expect(screen.getByLabelText('Nombres')).toHaveFocus())
    await expect(args.onReserved).not.toHaveBeenCalled()
  },
}

/** Enables Reservar for a valid client, and continues after the reservation. */
export const Reserved: Story = {
  name: 'Reservar con un cliente válido',
  tags: ['A-11'],
  beforeEach: full,
  play: async ({ args }) => {
    await fillClient()
    await expect(await reserve()).not.toHaveAttribute('aria-disabled')
    await userEvent.click(await reserve())
    await waitFor(() => expect(args.onReserved).toHaveBeenCalledOnce())
  },
}

/** Reports a night taken meanwhile below the button, and retains the input. */
export const TakenMeanwhile: Story = {
  name: 'Noche ocupada entretanto, lo escrito queda',
  tags: ['A-11', 'E-03'],
  beforeEach: responding({ created: refusal(409, 'nights_taken', ERROR_SENTENCES.nights_taken) }),
  play: async ({ args }) => {
    await fillClient()
    await userEvent.click(await reserve())
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.nights_taken)
    await expect(screen.getByLabelText('Apellidos')).toHaveValue('Quispe Mamani')
    await expect(await reserve()).not.toHaveAttribute('aria-disabled')
    await expect(args.onReserved).not.toHaveBeenCalled()
  },
}

/** A guest without e-mail needs none, and none is sent. */
export const WithoutEmail: Story = {
  name: 'Huésped sin correo',
  tags: ['D-13'],
  beforeEach: full,
  play: async ({ args }) => {
    await fillClient()
    await expect(screen.getByLabelText('País')).toHaveValue('Perú')
    await userEvent.click(screen.getByRole('checkbox', { name: 'El huésped no tiene correo' }))
    await expect(screen.queryByLabelText('Correo electrónico')).not.toBeInTheDocument()
    await expect(screen.getByText(/No se le envía nada/)).toBeVisible()
    await userEvent.click(await reserve())
    await waitFor(() => expect(args.onReserved).toHaveBeenCalledOnce())
    await waitFor(() => expect(sent[0]?.client).toMatchObject({ names: 'Rosa Elvira', email: '' }))
  },
}

/** Offers the data of a guest who was here before, and fills the form only by a press. */
export const Known: Story = {
  name: 'Huésped conocido por su documento',
  tags: ['D-11'],
  beforeEach: responding({ known: ROSA }),
  play: async () => {
    await userEvent.selectOptions(await screen.findByLabelText('Tipo de documento'), 'DNI')
    await userEvent.type(screen.getByLabelText('Número de documento'), '44556677')
    const use = await screen.findByRole('button', { name: 'Usar los datos de Rosa Elvira Quispe Mamani' })
    await expect(screen.getByLabelText('Nombres')).toHaveValue('')
    await userEvent.click(use)
    await expect(screen.getByLabelText('Nombres')).toHaveValue('Rosa Elvira')
    await expect(screen.getByLabelText('Teléfono')).toHaveValue('984000111')
    await expect(screen.getByRole('checkbox', { name: 'El huésped no tiene correo' })).toBeChecked()
    await expect(screen.getByLabelText('Edad')).toHaveFocus()
    await expect(use).not.toBeInTheDocument()
    await expect(await reserve()).not.toHaveAttribute('aria-disabled')
  },
}

/** Recalls what was typed in this tab before, says so, and starts again on request. */
export const Recalled: Story = {
  name: 'Lo escrito antes se recupera',
  tags: ['D-11'],
  beforeEach: () => {
    const restore = full()
    const draft = { ...ROSA, age: '34', withoutEmail: true, channel: 'Teléfono', detail: '' }
    sessionStorage.setItem('lodge.client-draft', JSON.stringify({ draft, at: Date.now() }))
    return restore
  },
  play: async () => {
    await expect(await screen.findByLabelText('Nombres')).toHaveValue('Rosa Elvira')
    await expect(screen.getByText(/Se recuperó lo que se escribió hasta las/)).toBeVisible()
    await userEvent.type(screen.getByLabelText('Nombres'), ' Luz')
    await expect(sessionStorage.getItem('lodge.client-draft')).toContain('Rosa Elvira Luz')
    await userEvent.click(screen.getByRole('button', { name: 'Empezar de nuevo' }))
    await expect(screen.getByLabelText('Nombres')).toHaveValue('')
    await expect(screen.queryByText(/Se recuperó/)).not.toBeInTheDocument()
    await waitFor(() => expect(sessionStorage.getItem('lodge.client-draft')).toBeNull())
  },
}

/** Says at once that the room is taken, by whom, and which rooms are free. */
export const Taken: Story = {
  name: 'Habitación ocupada, con las libres',
  tags: ['D-11'],
  args: { roomId: 'r3' },
  beforeEach: () => {
    sessionStorage.removeItem('lodge.client-draft')
    const room = { ...sampleRoom({ _id: 'r3', identifier: 'Lúcuma' }), version: 1, archivedAt: null }
    return answering((request) =>
      request.url.includes('room/availability') ? { body: SAMPLE_AVAILABILITY } : { body: { room } },
    )()
  },
  play: async () => {
    const notice = within(
      (await screen.findByText(/Habitación Lúcuma no está libre/)).closest('[role]') ?? document.body,
    )
    await expect(notice.getByText(/la reservación de Núñez & Hijos, María José/)).toBeVisible()
    await expect(notice.getByRole('link', { name: 'Orquídea · 2 personas' })).toHaveAttribute(
      'href',
      '/create-reservation/r1/2026-12-01/2026-12-04',
    )
  },
}

export const Dark: Story = { name: 'Tema oscuro', beforeEach: full, parameters: { face: 'console-dark' } }

export const Phone: Story = {
  name: 'En teléfono',
  beforeEach: full,
  globals: { viewport: { value: 'phone' } },
}
