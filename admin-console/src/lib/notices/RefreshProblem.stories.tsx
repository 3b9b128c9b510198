import type { Meta, StoryObj } from '@storybook/react-vite'
import { ApiProblem } from 'shared-ui/api/problems'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { RefreshProblem } from './RefreshProblem.tsx'

const guide: Guide = {
  purpose: 'Dice que lo que se ve ya no se pudo actualizar, sin quitarlo.',
  notFor: 'Si no hay nada que mostrar use «Panel de carga» con su error.',
  practice: {
    good: { text: 'Diga de qué hora son los datos que se ven.' },
    bad: { text: 'Vaciar la tabla porque la última petición falló.' },
  },
}

const meta = {
  title: 'Consola/Partes/No se pudo actualizar',
  parameters: { guide, face: 'console-light' },
  component: RefreshProblem,
  args: {
    problem: new ApiProblem({
      status: 503,
      message: ERROR_SENTENCES.database_unavailable,
      code: 'database_unavailable',
    }),
    onRetry: fn(),
  },
} satisfies Meta<typeof RefreshProblem>

export default meta
type Story = StoryObj<typeof meta>

/** Shows the server's error and retries on one press. */
export const Described: Story = {
  name: 'Con el error y su reintento',
  tags: ['E-03'],
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
