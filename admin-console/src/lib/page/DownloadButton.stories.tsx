import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, userEvent } from 'storybook/test'
import { answering, refusal } from '../../../test/answering.ts'
import { inConsole } from '../../../test/in-console.tsx'
import { DownloadButton } from './DownloadButton.tsx'

const guide: Guide = {
  purpose: 'Descarga un archivo que el servidor prepara, como una tabla en CSV.',
  notFor: 'Lo que el navegador puede imprimir no necesita un archivo.',
  copy: ['El botón nombra el formato del archivo.'],
  practice: {
    good: { text: 'Ponga la fecha o el período en el nombre del archivo.' },
    bad: { text: 'Abrir una pestaña en blanco mientras se prepara.' },
  },
}

const meta = {
  title: 'Consola/Partes/Descargar un archivo',
  parameters: { guide, face: 'console-light' },
  component: DownloadButton,
  args: {
    path: 'cash/day/export',
    searchParams: { date: '2026-12-01' },
    fileName: 'caja.csv',
    children: 'Descargar CSV',
  },
  decorators: [inConsole],
} satisfies Meta<typeof DownloadButton>

export default meta
type Story = StoryObj<typeof meta>

/** Says why the file cannot be downloaded; the button remains for another try. */
export const Refused: Story = {
  name: 'No se pudo descargar',
  tags: ['W-05'],
  beforeEach: answering(() => refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable)),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Descargar CSV' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
    await expect(screen.getByRole('button', { name: 'Descargar CSV' })).toBeEnabled()
  },
}
