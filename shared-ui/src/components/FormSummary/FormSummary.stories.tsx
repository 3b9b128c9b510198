import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormSummary } from './FormSummary.tsx'

const meta = {
  title: 'Componentes/FormSummary',
  component: FormSummary,
  args: { missing: { missing: 3, invalid: 0 } },
} satisfies Meta<typeof FormSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Missing: Story = { name: 'W-06 Three fields are empty' }
export const Invalid: Story = {
  name: 'W-06 One field is invalid',
  args: { missing: { missing: 0, invalid: 1 } },
}
