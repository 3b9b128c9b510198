import type { Meta, StoryObj } from '@storybook/react-vite'
import screen, { Full } from '../../../public-site/src/lib/page/text-page/LegalPage.stories.tsx'
import { printed } from './printed.ts'

const meta = { ...screen, title: 'Impresos/Condiciones', tags: ['S-04'] } satisfies Meta<
  typeof screen.component
>

export default meta
type Story = StoryObj<typeof meta>

export const Printed: Story = { ...printed(Full), name: 'Página de texto' }
