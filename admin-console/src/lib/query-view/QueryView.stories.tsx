import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { ApiProblem } from 'shared-ui/api/problems'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { QueryView, type QueryViewProps, type ViewedQuery } from './QueryView.tsx'

const guide: Guide = {
  purpose:
    'El molde de todo lo que se pide al servidor: en carga, con error, con datos, y con datos que no se pudieron actualizar.',
  notFor: 'Una lista que se carga por grupos usa «Lista por grupos».',
  practice: {
    good: { text: 'Deje los datos de antes atenuados mientras llegan los nuevos.' },
    bad: { text: 'Un salto de la página entre la carga y los datos.' },
  },
}

const loaded: ViewedQuery<string[]> = {
  data: ['Molle', 'Colibrí', 'Orquídea'],
  error: null,
  isRefetchError: false,
  refetch: fn(),
}
const error = new ApiProblem({
  status: 503,
  message: ERROR_SENTENCES.database_unavailable,
  code: 'database_unavailable',
})

const meta = {
  title: 'Consola/Partes/Vista de datos',
  parameters: { guide, face: 'console-light' },
  component: QueryView<string[]>,
  args: {
    query: loaded,
    message: 'Cargando Habitaciones',
    children: (names) =>
      names.length === 0 ? (
        <EmptyState title="No hay habitaciones" />
      ) : (
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      ),
  },
} satisfies Meta<QueryViewProps<string[]>>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  args: { query: { ...loaded, data: undefined } },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando Habitaciones')
  },
}

/** Without data, the error takes the place of the spinner. */
export const Refused: Story = {
  name: 'No se pudo cargar, con reintento',
  tags: ['E-02'],
  args: { query: { ...loaded, data: undefined, error, refetch: fn() } },
  play: async ({ args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    await expect(args.query.refetch).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = { name: 'Vacía', tags: ['W-09'], args: { query: { ...loaded, data: [] } } }

export const Full: Story = {
  name: 'Con datos',
  tags: ['W-05'],
  play: async () => {
    await expect(screen.getByText('Molle')).toBeVisible()
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  },
}

/** Earlier data stays, under an alert with a retry. */
export const NotRefreshed: Story = {
  name: 'No se pudo actualizar: quedan los datos',
  tags: ['E-02'],
  args: { query: { ...loaded, error, isRefetchError: true, refetch: fn() } },
  play: async ({ args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
    await expect(screen.getByText('Molle')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    await expect(args.query.refetch).toHaveBeenCalledOnce()
  },
}

/** A retry that succeeds removes the alert and moves the focus from its button to the page's `<main>`. */
export const RefreshedByRetry: Story = {
  name: 'El reintento trae los datos y el foco pasa a la página',
  tags: ['E-02', 'W-10'],
  parameters: { picture: false },
  render: (args) => <RefreshingView {...args} />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await expect(screen.getByRole('main')).toHaveFocus()
  },
}

/** Its data is not refreshed until the first retry. */
function RefreshingView(props: QueryViewProps<string[]>) {
  const [query, setQuery] = useState<ViewedQuery<string[]>>({ ...loaded, error, isRefetchError: true })
  return (
    <main tabIndex={-1}>
      <QueryView {...props} query={{ ...query, refetch: () => setQuery(loaded) }} />
    </main>
  )
}

/** An empty list that could not be refreshed may be out of date too. */
export const EmptyNotRefreshed: Story = {
  name: 'Vacía y sin actualizar',
  tags: ['W-09'],
  args: { query: { ...loaded, data: [], error, isRefetchError: true } },
  play: async () => {
    await expect(screen.getByText('No hay habitaciones')).toBeVisible()
    await expect(screen.getByRole('alert')).toBeVisible()
  },
}
