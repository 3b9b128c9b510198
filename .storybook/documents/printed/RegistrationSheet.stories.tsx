import type { Meta, StoryObj } from '@storybook/react-vite'
import { RegistrationSheet } from '../../../admin-console/src/features/reservations/print/RegistrationSheet.tsx'
import { inConsole } from '../../../admin-console/test/in-console.tsx'
import { SAMPLE_CHILD, SAMPLE_GUEST } from '../../../admin-console/test/samples/sample-guests.ts'
import { SAMPLE_DETAIL } from '../../../admin-console/test/samples/sample-reservations.ts'
import type { Guide } from '../../../shared-ui/src/guides/guide.ts'
import { printed } from './printed.ts'

const guests = [SAMPLE_GUEST, SAMPLE_CHILD]

const guide: Guide = {
  purpose: 'La ficha que los huéspedes firman al llegar, con sus datos o en blanco para llenarla a mano.',
  notFor: 'Lo firmado se guarda en papel; los datos se escriben igual en la vista de la reservación.',
}

const meta = {
  title: 'Impresos/Ficha de registro',
  component: RegistrationSheet,
  args: { reservation: { ...SAMPLE_DETAIL, guests }, guests: 'registered' },
  tags: ['S-04'],
  decorators: [inConsole],
  parameters: { guide, face: 'console-light' },
} satisfies Meta<typeof RegistrationSheet>

export default meta
type Story = StoryObj<typeof meta>

/** The sheet that guests sign, with a minor among them. */
export const Registered: Story = { ...printed({}), name: 'Ficha con los huéspedes, uno menor de edad' }

/** The sheet to be filled in by hand. */
export const Blank: Story = { ...printed({}), name: 'Ficha en blanco', args: { guests: 'nobody' } }
