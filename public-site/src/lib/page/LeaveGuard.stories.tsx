import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, screen } from 'storybook/test'
import { inSiteWith } from '../../../test/in-site.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'

const history = createMemoryHistory()

const meta = {
  title: 'Sitio/Partes/Salir sin guardar',
  component: LeaveGuard,
  args: { hasUnsaved: () => true },
  decorators: [(story) => inSiteWith(history, story)],
} satisfies Meta<typeof LeaveGuard>

export default meta

export const Leaving: StoryObj<typeof meta> = {
  name: 'D-14 asks when another page is opened, not when the search changes',
  play: async () => {
    history.push('/?inDate=2027-04-30')
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    history.push('/rooms')
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
  },
}
