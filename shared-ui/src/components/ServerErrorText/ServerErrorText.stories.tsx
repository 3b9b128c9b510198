import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Alert } from '../Alert/Alert.tsx'
import { ServerErrorText } from './ServerErrorText.tsx'

const meta = {
  title: 'Componentes/ServerErrorText',
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

export const InAlert: Story = {
  name: 'E-01 Shows Spanish first, then the fixed sentence, marked as English',
  play: async () => {
    await expect(screen.getByText('Server error. Please try again later')).toHaveAttribute('lang', 'en')
  },
}
