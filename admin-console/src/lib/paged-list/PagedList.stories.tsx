import type { Meta, StoryObj } from '@storybook/react-vite'
import { ApiProblem } from 'shared-ui/api/problems'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
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

const meta = {
  title: 'Consola/Partes/Lista por grupos',
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
  globals: { face: 'console-light' },
} satisfies Meta<typeof PagedList>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { name: 'C-05 All records are loaded' }
export const Refused: Story = {
  name: 'W-05 Loading failed, with a retry',
  args: { list: { ...whole, data: undefined, error } },
}
export const Empty: Story = { name: 'W-09 Empty', args: { shown: 0 } }
export const More: Story = {
  name: 'E-02 Refresh and loading more both failed',
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
export const Searching: Story = {
  name: 'W-10 Dims the records while other records load',
  args: { list: { ...whole, isPlaceholderData: true } },
}
