import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormSummary } from './FormSummary.tsx'

const meta = {
  title: 'Componentes/Resumen de lo que falta',
  component: FormSummary,
  args: { missing: { missing: 3, invalid: 0 } },
} satisfies Meta<typeof FormSummary>

export default meta
type Story = StoryObj<typeof meta>

/** Three fields are empty. */
export const Missing: Story = { name: 'Faltan tres datos', tags: ['W-06'] }
/** One field is invalid. */
export const Invalid: Story = {
  name: 'Un dato no vale',
  tags: ['W-06'],
  args: { missing: { missing: 0, invalid: 1 } },
}
