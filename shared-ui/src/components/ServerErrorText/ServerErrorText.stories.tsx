import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Alert } from '../Alert/Alert.tsx'
import { ServerErrorText } from './ServerErrorText.tsx'

const meta = {
  title: 'Componentes/Texto de error del servidor',
  component: ServerErrorText,
  decorators: [
    (Story) => (
      <Alert>
        <Story />
      </Alert>
    ),
  ],
} satisfies Meta<typeof ServerErrorText>

export default meta
type Story = StoryObj<typeof meta>

/** Shows Spanish first, then the fixed sentence, marked as English. */
export const InAlert: Story = {
  name: 'Dentro de un aviso',
  tags: ['E-01'],
  play: async () => {
    await expect(screen.getByText('Server error. Please try again later')).toHaveAttribute('lang', 'en')
  },
}
