import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { LeaveQuestion } from './LeaveQuestion.tsx'

const meta = {
  title: 'Componentes/Pregunta al salir sin guardar',
  component: LeaveQuestion,
  args: { onLeave: fn(), onStay: fn() },
} satisfies Meta<typeof LeaveQuestion>

export default meta

/** Stays with Escape and leaves only when confirmed. */
export const Asking: StoryObj<typeof meta> = {
  name: 'Escape se queda',
  tags: ['D-14'],
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}')
    await expect(args.onStay).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Sí' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}
