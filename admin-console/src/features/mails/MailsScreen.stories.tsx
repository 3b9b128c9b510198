import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal, type StoryResponse, unavailable } from '../../../test/answering.ts'
import { inConsole } from '../../../test/in-console.tsx'
import { SAMPLE_MAILS, sampleMail } from '../../../test/samples/sample-mails.ts'
import { MailsScreen } from './MailsScreen.tsx'

const guide: Guide = {
  purpose: 'Los correos que no salieron, por qué, y un intento más.',
  notFor:
    'Los enviados no están: se ven en la historia de su reservación. Escribirle a alguien se hace con su correo.',
  practice: {
    good: {
      text: 'Lea el motivo: si la dirección está mal escrita, corríjala en la reservación antes de enviar otra vez.',
    },
    bad: { text: 'Apretar Enviar otra vez hasta que salga, sin leer por qué falló.' },
  },
}

const meta = {
  title: 'Consola/Correos no enviados',
  parameters: { guide, face: 'console-light' },
  component: MailsScreen,
  args: { opened: { groups: '', onOpen: fn() } },
  decorators: [inConsole],
} satisfies Meta<typeof MailsScreen>

export default meta
type Story = StoryObj<typeof meta>

const list = (mails: object[]): StoryResponse => ({ body: { mails, total: mails.length, next: null } })
const whole = answering(() => list(SAMPLE_MAILS))
const retryFirst = async () =>
  userEvent.click(
    await screen.findByRole('button', {
      name: 'Reintentar: Respuesta a hoja de reclamación, Para quien escribió',
    }),
  )

export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando Correos no enviados')
  },
}

/** A server error replaces the spinner and offers a retry. */
export const Refused: Story = {
  name: 'Error del servidor con reintento',
  tags: ['E-02'],
  ...unavailable,
}

/** Says that every mail was sent. */
export const Empty: Story = {
  name: 'Todos los correos se enviaron',
  tags: ['W-09'],
  beforeEach: answering(() => list([])),
  play: async () => {
    await expect(await screen.findByText('No hay correos sin enviar')).toBeVisible()
  },
}

/** Shows recipient, error and next attempt of each unsent mail. */
export const Full: Story = {
  name: 'Destinatario, error y próximo intento',
  tags: ['case-17'],
  beforeEach: whole,
  play: async () => {
    const mails = within(await screen.findByRole('list', { name: 'Correos no enviados' }))
    await expect(mails.getByText('Respuesta a hoja de reclamación')).toBeVisible()
    await expect(mails.getByText(/No se pudo conectar con el servidor de correo/)).toBeVisible()
    await expect(mails.getByText('3 intentos sin éxito')).toBeVisible()
    await expect(mails.getAllByText(/^Próximo intento: 28 nov/)).toHaveLength(2)
    await expect(mails.getByText('No se envió')).toBeVisible()
    await expect(mails.getByRole('link', { name: 'Reservación 52CC4B20' })).toHaveAttribute(
      'href',
      '/view-reservation/018f-1',
    )
    await expect(mails.getByRole('link', { name: 'Hoja 2026-000003' })).toHaveAttribute(
      'href',
      '/view-complaint/018f-c1',
    )
  },
}

const [FIRST, ...OTHERS] = SAMPLE_MAILS

/**
 * The server after a retry: the first mail is queued for one request, then in the state that `becomes` returns for the number of
 * that retry. The counts match the list.
 */
const afterPress = (becomes: (press: number) => object[]) => () => {
  let presses = 0
  let looks = 0
  let mails: object[] = SAMPLE_MAILS
  return answering((request) => {
    const { pathname } = new URL(request.url)
    if (request.method === 'POST') {
      presses += 1
      looks = 0
      mails = [{ ...FIRST, state: 'queued', attempts: 2 + presses, nextTryAt: null }, ...OTHERS]
      return { body: {} }
    }
    if (pathname.endsWith('/inbox'))
      return { body: { messages: 0, complaints: 0, mails: mails.length, payments: 0 } }
    looks += 1
    if (presses > 0 && looks > 1) mails = becomes(presses)
    return list(mails)
  })()
}

/** Shows that a mail is being retried and then sent, and updates the count. */
export const Retrying: Story = {
  name: 'Reenvío en curso y luego enviado',
  tags: ['case-17'],
  beforeEach: afterPress(() => OTHERS),
  play: async () => {
    await expect(
      await screen.findByRole('link', { name: 'Correos no enviados (3 por atender)' }),
    ).toBeVisible()
    await retryFirst()
    await expect(await screen.findByText('Enviando')).toBeVisible()
    const notice = await screen.findByText('El correo se envió: Respuesta a hoja de reclamación.')
    await waitFor(() => expect(document.activeElement).toContainElement(notice))
    await expect(screen.getByText('2 de 2 correos')).toBeVisible()
    await expect(
      await screen.findByRole('link', { name: 'Correos no enviados (2 por atender)' }),
    ).toBeVisible()
  },
}

/** Reports each failed retry with its number and time. */
export const FailedAgain: Story = {
  name: 'El reenvío falla otra vez',
  tags: ['case-17'],
  beforeEach: afterPress((press) => [
    sampleMail({ attempts: 3 + press, lastTryAt: `2026-11-28T15:2${5 + press}:00.000Z` }),
    ...OTHERS,
  ]),
  play: async () => {
    for (const [press, time] of ['10:26', '10:27'].entries()) {
      await retryFirst()
      await expect(await screen.findByText(`Enviando: intento ${4 + press}`)).toBeVisible()
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        new RegExp(`tampoco se pudo enviar \\(intento ${4 + press}, 28 nov\\.? 2026, ${time}\\)`),
      )
      await expect(screen.getByText(`${4 + press} intentos sin éxito`)).toBeVisible()
    }
  },
}

/** Dismisses a mail that was given up, and no other. */
export const Dismissed: Story = {
  name: 'Descartar un correo sin más intentos',
  tags: ['case-17'],
  beforeEach: () => {
    let mails = SAMPLE_MAILS
    return answering((request) => {
      if (new URL(request.url).pathname.endsWith('/dismiss')) {
        mails = mails.filter(({ state }) => state !== 'given_up')
        return { body: {} }
      }
      return list(mails)
    })()
  },
  play: async () => {
    await screen.findByRole('list', { name: 'Correos no enviados' })
    const [dismiss, ...others] = screen.getAllByRole('button', { name: /^Descartar: / })
    await expect(others).toHaveLength(0)
    await userEvent.click(dismiss ?? document.body)
    await expect(await screen.findByText(/^Se descartó sin enviarlo: /)).toBeVisible()
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Descartar: / })).not.toBeInTheDocument(),
    )
    await expect(screen.queryByText(/^El correo se envió/)).not.toBeInTheDocument()
  },
}

/** Reports that a retry was refused. */
export const RetryRefused: Story = {
  name: 'El reenvío se rechaza',
  tags: ['E-02'],
  beforeEach: answering((request) =>
    request.method === 'POST'
      ? refusal(404, 'mail_not_found', ERROR_SENTENCES.mail_not_found)
      : list(SAMPLE_MAILS),
  ),
  play: async () => {
    await retryFirst()
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.mail_not_found)
  },
}

export const Dark: Story = {
  name: 'Tema oscuro',
  beforeEach: whole,
  parameters: { face: 'console-dark' },
}

export const Phone: Story = {
  name: 'En teléfono',
  beforeEach: whole,
  globals: { viewport: { value: 'phone' } },
}
