import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import type { Guide } from '../../guides/guide.ts'
import { Alert } from '../Alert/Alert.tsx'
import { ServerErrorText } from './ServerErrorText.tsx'

const guide: Guide = {
  purpose: 'La frase fija para cuando el servidor falló o su respuesta no se entiende.',
  notFor: 'Si el servidor dice qué pasó, use «Texto de un error», que elige entre ambas.',
  anatomy: ['Frase en castellano', 'Frase fija en inglés'],
  states: { 'lang="en"': 'La segunda frase se lee con voz inglesa.' },
  practice: {
    good: {
      text: 'Castellano primero.',
      example: (
        <Alert>
          <ServerErrorText />
        </Alert>
      ),
    },
    bad: {
      text: 'Solo inglés: la mayoría de los huéspedes no sabrá qué hacer.',
      example: <Alert>Server error. Please try again later</Alert>,
    },
  },
  copy: ['La frase inglesa la fija la especificación y no se cambia.'],
}

const meta = {
  title: 'Componentes/Texto de error del servidor',
  parameters: { guide },
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
