import type { Meta, StoryObj } from '@storybook/react-vite'
import { useNavigate } from '@tanstack/react-router'
import { Button } from 'shared-ui/components/Button'
import { CREATED } from 'shared-ui/copy/console/created'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { inConsole } from '../../../test/in-console.tsx'
import { ButtonRouteLink } from '../links.tsx'
import { CreatedNotice } from './CreatedNotice.tsx'
import { RowLink } from './RowLink.tsx'
import { useShowCreated } from './show-created.ts'

/** A page on which a room and a zone are created. */
function CreatingPage() {
  const showCreated = useShowCreated()
  const navigate = useNavigate()
  const createRoom = () =>
    showCreated({
      sentence: CREATED.room('Molle · Doble'),
      link: (
        <ButtonRouteLink to="/view-room/$roomID" params={{ roomID: 'r9' }}>
          {CREATED.openRoom}
        </ButtonRouteLink>
      ),
    })
  return (
    <>
      <Button onClick={createRoom}>Registrar</Button>
      <Button
        onClick={() => showCreated({ sentence: 'Se registró la zona Ladera.', link: <RowLink id="z9" /> })}
      >
        Registrar zona
      </Button>
      <Button onClick={() => void navigate({ to: '.', search: { search: 'molle' } })}>Filtrar</Button>
    </>
  )
}

const guide: Guide = {
  purpose: 'Dice arriba de la lista qué se acaba de registrar, con un enlace para verlo.',
  notFor: 'Para lo hecho en la misma página use «Aviso de lo hecho».',
  copy: ['Nombra lo registrado: «Se registró la planta Molle.».'],
  practice: {
    good: { text: 'Enlace a lo registrado, para revisar una foto o imprimir.' },
    bad: { text: 'Un aviso que desaparece solo a los tres segundos.' },
  },
}

const meta = {
  title: 'Consola/Partes/Aviso de lo registrado',
  parameters: { guide, face: 'console-light' },
  component: CreatedNotice,
  args: { children: <CreatingPage /> },
  decorators: [inConsole],
} satisfies Meta<typeof CreatedNotice>

export default meta
type Story = StoryObj<typeof meta>

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Announces what was created, and its link is the next stop of the keyboard. */
export const Shown: Story = {
  name: 'Lo registrado con su enlace',
  tags: ['D-14'],
  play: async () => {
    await press('Registrar')
    const notice = screen.getByRole('status')
    await expect(notice).toHaveTextContent('Se registró la habitación Molle · Doble.')
    await expect(notice.parentElement).toHaveFocus()
    await userEvent.tab()
    const link = screen.getByRole('link', { name: 'Ver la habitación' })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', '/view-room/r9')
  },
}

/** Leads to the row of what has no page of its own. */
export const InList: Story = {
  name: 'Lo que no tiene página propia',
  tags: ['D-14'],
  play: async () => {
    await press('Registrar zona')
    // Following the link would leave the page of the test runner.
    await expect(screen.getByRole('link', { name: 'Ver en la lista' })).toHaveAttribute('href', '#z9')
  },
}

/** Goes when the page is searched or left. */
export const Left: Story = {
  name: 'Se va al buscar o al salir de la página',
  tags: ['D-14'],
  play: async () => {
    await press('Registrar')
    await press('Filtrar')
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument())
  },
}

export const Dark: Story = {
  name: 'Tema oscuro',
  parameters: { face: 'console-dark' },
  play: () => press('Registrar'),
}

export const Phone: Story = {
  name: 'En teléfono',
  globals: { viewport: { value: 'phone' } },
  play: () => press('Registrar'),
}
