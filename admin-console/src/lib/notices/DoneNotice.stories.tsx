import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen } from 'storybook/test'
import { DoneNotice } from './DoneNotice.tsx'

const guide: Guide = {
  purpose: 'Dice qué se acaba de hacer y toma el foco, porque el botón que lo tenía ya no está.',
  notFor: 'Para un error use «Aviso»; para lo registrado en otra página, «Aviso de lo registrado».',
  copy: ['En pasado y con la cosa: «Se eliminó la zona Ladera seca.».'],
  practice: {
    good: { text: 'Ponga «Deshacer» en el aviso cuando se puede deshacer.' },
    bad: { text: 'Decir solo «Operación exitosa».' },
  },
}

const meta = {
  title: 'Consola/Partes/Aviso de lo hecho',
  parameters: { guide, face: 'console-light' },
  component: DoneNotice,
  args: { children: 'La habitación Colibrí fue eliminada.' },
} satisfies Meta<typeof DoneNotice>

export default meta

/** Takes the focus, because the button that had it was removed. */
export const Full: StoryObj<typeof meta> = {
  name: 'Toma el foco',
  tags: ['W-07'],
  play: async () => expect(screen.getByRole('status').parentElement).toHaveFocus(),
}
