import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import type { Guide } from '../../guides/guide.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'

const guide: Guide = {
  purpose: 'Pregunta antes de perder lo escrito al salir de un formulario.',
  notFor:
    'Si no se escribió nada no pregunta. Una búsqueda o un filtro no se pierden: están en la dirección.',
  anatomy: ['Título', 'Qué se perdería', 'No, con el foco, y Sí'],
  states: { 'role="alertdialog"': 'Interrumpe la salida hasta que se responde.' },
  keyboard: { Escape: 'Se queda en la página.' },
  practice: {
    good: { text: 'Sale sin preguntar si no hay nada que perder.', story: 'Escape se queda' },
    bad: { text: 'Preguntar siempre: la gente aprende a decir que sí.' },
  },
  copy: ['Dice qué se pierde, no «¿Está seguro?».'],
}

const meta = {
  title: 'Componentes/Pregunta al salir sin guardar',
  parameters: { guide, docs: { story: { inline: false } } },
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
