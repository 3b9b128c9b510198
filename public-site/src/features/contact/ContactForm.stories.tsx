import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContactForm } from './ContactForm.tsx'

const meta = { title: 'Sitio/Partes/Formulario de contacto', component: ContactForm } satisfies Meta<
  typeof ContactForm
>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'P-13 shows the empty contact form' }
