import type { Meta, StoryObj } from '@storybook/react-vite'
import { CONTACT_FORM } from 'shared-ui/copy/messages/contact'
import { PrivacyNote } from './PrivacyNote.tsx'

const meta = {
  title: 'Sitio/Partes/Nota de privacidad',
  component: PrivacyNote,
  args: { children: CONTACT_FORM.privacyBefore },
} satisfies Meta<typeof PrivacyNote>

export default meta

export const Full: StoryObj<typeof meta> = {
  name: 'Ley 29733 shows the purpose of the data and links to the privacy page',
}
