import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { expect, screen } from 'storybook/test'
import { LeaveGuard } from './LeaveGuard.tsx'

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

const meta = {
  title: 'Componentes/Guardia al salir sin guardar',
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
