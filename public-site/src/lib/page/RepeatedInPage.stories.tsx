import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { RepeatedInPage } from './RepeatedInPage.tsx'

const meta = {
  title: 'Sitio/Partes/Lista del servidor',
  component: RepeatedInPage<string>,
  args: {
    list: 'PLANTS',
    items: ['Cantuta', 'Molle'],
    keyOf: (name: string) => name,
    children: (name: string) => <li>{name}</li>,
  },
  render: (props) => (
    <ul>
      <RepeatedInPage {...props} />
    </ul>
  ),
} satisfies Meta<typeof RepeatedInPage<string>>

export default meta

export const Full: StoryObj<typeof meta> = {
  name: 'P-24 shows the items without the marks of the server in the browser',
  play: async () => {
    await expect(screen.getAllByRole('listitem')).toHaveLength(2)
    await expect(screen.getByRole('list')).toHaveTextContent(/^CantutaMolle$/)
  },
}
