import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen } from 'storybook/test'
import { answering } from '../../../test/answering.ts'
import { inConsole } from '../../../test/in-console.tsx'
import { InboxPage } from './InboxPage.tsx'

const guide: Guide = {
  purpose: 'Junta mensajes, pagos, reclamos, correos y noticias, con cuántos esperan en cada página.',
  notFor: 'Para páginas que no esperan nada use «Pestañas de páginas» sin cuentas.',
  copy: ['Más de 99 se escribe «99+».'],
  practice: {
    good: { text: 'Cuente lo que espera a alguien, no lo que hay en total.' },
    bad: { text: 'Un globo rojo sin número.' },
  },
}

const meta = {
  title: 'Consola/Partes/Página de la bandeja',
  parameters: { guide, face: 'console-light' },
  component: InboxPage,
  args: { title: 'Mensajes', children: 'Aquí va la lista.' },
  decorators: [inConsole],
  beforeEach: answering(() => ({ body: { messages: 2, complaints: 120, mails: 0, payments: 3 } })),
} satisfies Meta<typeof InboxPage>

export default meta
type Story = StoryObj<typeof meta>

/** Counts what waits on each page: some, more than 99, none. */
export const Waiting: Story = {
  name: 'Con cuentas: algunas, más de 99, ninguna',
  tags: ['A-03'],
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Mensajes (2 por atender)' })).toBeVisible()
    await expect(screen.getByText('99+')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Pagos por revisar (3 por atender)' })).toHaveAttribute(
      'href',
      '/payments-panel',
    )
    await expect(screen.getByRole('link', { name: 'Correos no enviados' })).toBeVisible()
  },
}

/** Says on every page that the nightly backup fails. */
export const BackupFailed: Story = {
  name: 'El respaldo nocturno falla',
  tags: ['O-07'],
  beforeEach: answering(() => ({
    body: { messages: 0, complaints: 0, mails: 0, payments: 0, backup: 'backup_failed' },
  })),
  play: async () => {
    await expect(await screen.findByText(/La copia de seguridad de anoche no se pudo hacer/)).toBeVisible()
  },
}

/** En teléfono. */
export const Phone: Story = { name: 'En teléfono', globals: { viewport: { value: 'phone' } } }
