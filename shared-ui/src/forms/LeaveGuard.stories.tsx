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
  title: 'Componentes/LeaveGuard',
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

export const Leaving: StoryObj<typeof meta> = {
  name: 'D-14 asks when another page is opened, not when the search changes',
  play: async () => {
    router.history.push('/?inDate=2027-04-30')
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    router.history.push('/rooms')
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
  },
}
