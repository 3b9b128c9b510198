import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { DoneNotice } from './DoneNotice.tsx'

const meta = {
  title: 'Consola/Partes/Aviso de lo hecho',
  component: DoneNotice,
  args: { children: 'La habitación Colibrí fue eliminada.' },
  globals: { face: 'console-light' },
} satisfies Meta<typeof DoneNotice>

export default meta

/** Takes the focus, because the button that had it was removed. */
export const Full: StoryObj<typeof meta> = {
  name: 'Toma el foco',
  tags: ['W-07'],
  play: async () => expect(screen.getByRole('status').parentElement).toHaveFocus(),
}
