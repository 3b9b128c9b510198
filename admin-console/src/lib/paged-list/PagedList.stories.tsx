import type { Meta, StoryObj } from '@storybook/react-vite'
import { ApiProblem } from 'shared-ui/api/problems'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { PagedList, type PagedQuery } from './PagedList.tsx'

const whole: PagedQuery = {
  data: { pages: [{ total: 3 }] },
  error: null,
  hasNextPage: false,
  isPlaceholderData: false,
  isFetching: false,
  isRefetchError: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  refetch: async () => {},
  fetchNextPage: async () => {},
}
const error = new ApiProblem({
  status: 503,
  message: ERROR_SENTENCES.database_unavailable,
  code: 'database_unavailable',
})

const guide: Guide = {
  purpose:
    'El molde de toda lista larga: en carga, con error, vacía, atenuada mientras busca, y con «Cargar más».',
  notFor: 'Una lista corta y completa no lo necesita.',
  practice: {
    good: { text: 'Diga cuántas se ven de cuántas hay: «20 de 134».' },
    bad: { text: 'Cargar sin fin al bajar, sin llegar nunca al pie.' },
  },
}

const meta = {
  title: 'Consola/Partes/Lista por grupos',
  parameters: { guide, face: 'console-light' },
  component: PagedList,
  args: {
    list: whole,
    shown: 3,
    opened: { groups: '', onOpen: () => {} },
    words: { loading: 'Cargando Mensajes', shown: (shown, total) => `${shown} de ${total} mensajes` },
    empty: <p>No hay mensajes.</p>,
    children: (
      <ul>
        {['Ana Luz Rojas', 'Thomas Becker', 'Ingrid Sørensen'].map((name) => (
          <li key={name}>
            <a href="/messages-panel">{name}</a>
          </li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof PagedList>

export default meta
type Story = StoryObj<typeof meta>

/** All records are loaded. */
export const Full: Story = { name: 'Todo cargado', tags: ['C-05'] }
export const Refused: Story = {
  name: 'No se pudo cargar, con reintento',
  tags: ['W-05'],
  args: { list: { ...whole, data: undefined, error } },
}
export const Empty: Story = { name: 'Vacía', tags: ['W-09'], args: { shown: 0 } }
/** Refresh and loading more both failed. */
export const More: Story = {
  name: 'No se pudo actualizar ni cargar más',
  tags: ['E-02'],
  args: {
    list: {
      ...whole,
      data: { pages: [{ total: 120 }] },
      error,
      hasNextPage: true,
      isRefetchError: true,
      isFetchNextPageError: true,
    },
  },
}
/** Dims the records while other records load. */
export const Searching: Story = {
  name: 'Atenuada mientras carga otra búsqueda',
  tags: ['W-10'],
  args: { list: { ...whole, isPlaceholderData: true } },
}
