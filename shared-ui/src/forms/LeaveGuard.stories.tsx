import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { expect, screen } from 'storybook/test'
import type { Guide } from '../guides/guide.ts'
import { LeaveGuard } from './LeaveGuard.tsx'

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

const guide: Guide = {
  purpose:
    'Cuida un formulario con algo escrito: pregunta antes de dejarlo por un enlace, por atrás o cerrando la pestaña.',
  notFor:
    'Un diálogo pregunta por su cuenta con «Pregunta al salir sin guardar». Cambiar la búsqueda en la dirección no pregunta, porque no se pierde nada.',
  anatomy: ['Nada a la vista, hasta que se quiere salir', 'La pregunta'],
  states: {
    'hasUnsaved()': 'Hay algo escrito que se perdería.',
    'role="alertdialog"': 'La pregunta, con el foco en No.',
  },
  keyboard: { Escape: 'Se queda en la página.' },
  practice: {
    good: {
      text: 'Todo formulario con lo que cuesta escribir la lleva.',
      story: 'Pregunta al abrir otra página',
    },
    bad: { text: 'Ponerla en un filtro: ya está guardado en la dirección.' },
  },
  copy: ['Es la misma pregunta en las dos caras.'],
}

const meta = {
  title: 'Componentes/Guardia al salir sin guardar',
  parameters: { guide, docs: { story: { inline: false } } },
  component: LeaveGuard,
  args: { hasUnsaved: () => true },
  decorators: [
    (Story) => (
      <RouterContextProvider router={router}>
        <Story />
      </RouterContextProvider>
    ),
  ],
} satisfies Meta<typeof LeaveGuard>

export default meta

/** Asks when another page is opened, not when the search changes. */
export const Leaving: StoryObj<typeof meta> = {
  name: 'Pregunta al abrir otra página',
  tags: ['D-14'],
  play: async () => {
    router.history.push('/?inDate=2027-04-30')
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    router.history.push('/rooms')
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
  },
}
