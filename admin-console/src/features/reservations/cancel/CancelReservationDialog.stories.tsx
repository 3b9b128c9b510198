import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal } from '../../../../test/answering.ts'
import { inConsole } from '../../../../test/in-console.tsx'
import { SAMPLE_DETAIL } from '../../../../test/samples/sample-reservations.ts'
import { CancelReservationDialog } from './CancelReservationDialog.tsx'

const guide: Guide = {
  purpose: 'Cancelar con la regla que corresponde, lo que se devuelve y el motivo, todo antes de confirmar.',
  notFor:
    'Para quitar una reservación escrita por error use «Eliminar»; si el huésped no llegó, «No se presentó».',
  keyboard: { Escape: 'Cierra sin cancelar.' },
  copy: ['El botón de salir dice «No cancelar»: «Cancelar» se entendería al revés.'],
  practice: {
    good: { text: 'Diga en soles cuánto vuelve y por qué regla, antes del botón.' },
    bad: { text: 'Preguntar «¿Está seguro?» sin decir qué pasa con el dinero.' },
  },
}

const meta = {
  title: 'Consola/Reservaciones/Cancelar reservación',
  parameters: { guide, face: 'console-light' },
  component: CancelReservationDialog,
  args: { reservation: SAMPLE_DETAIL, today: '2026-12-14', onDismiss: fn(), onCancelled: fn() },
  decorators: [inConsole],
  beforeEach: answering(() => ({ body: {} })),
} satisfies Meta<typeof CancelReservationDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(screen.getByRole('dialog', { name: /Cancelar la reservación de Quispe/ }))
const submit = () => screen.getByRole('button', { name: 'Cancelar reservación' })

/** Shows the policy, the step that applies, and the refund to the card. */
export const ByCard: Story = {
  name: 'Devolución a la tarjeta',
  tags: ['P-08'],
  play: async ({ args }) => {
    await expect(dialog().getByText('Con 14 días o más de anticipación: 80 %')).toBeVisible()
    await expect(dialog().getByText(/Faltan 14 días.*se devuelve el 80 % de lo pagado/)).toBeVisible()
    await expect(dialog().getAllByText(/S\/\.\s830\.72/)).toHaveLength(2)
    await expect(dialog().queryByLabelText(/Pagado en caja/)).not.toBeInTheDocument()
    await userEvent.type(dialog().getByLabelText('Motivo'), 'Enferma')
    await userEvent.click(submit())
    await waitFor(() => expect(args.onCancelled).toHaveBeenCalledOnce())
  },
}

/** Explains why a stay that has begun cannot be cancelled, and what is marked instead. */
export const BegunStay: Story = {
  name: 'Estadía empezada: no se cancela',
  tags: ['D-08'],
  args: { today: '2026-12-29' },
  play: async ({ args }) => {
    const explained = within(screen.getByRole('dialog', { name: 'Esta reservación no se puede cancelar' }))
    await expect(explained.getByText(/si no vino, «No se presentó»/)).toBeVisible()
    await userEvent.click(explained.getByRole('button', { name: 'Entendido' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

/** Requires a reason: focuses its field and sends nothing. */
export const WithoutReason: Story = {
  name: 'Falta el motivo',
  tags: ['W-06'],
  play: async ({ args }) => {
    await userEvent.click(submit())
    await expect(dialog().getByLabelText('Motivo')).toHaveFocus()
    await expect(dialog().getByText('Escriba el motivo.')).toBeVisible()
    await expect(args.onCancelled).not.toHaveBeenCalled()
  },
}

/** Refunds the share of what the folio has as paid at the desk, without asking. */
export const AtDesk: Story = {
  name: 'Devolución de lo pagado en recepción',
  tags: ['D-03'],
  args: {
    reservation: { ...SAMPLE_DETAIL, payment: null, paidByCard: 0, paidForStay: { card: 0, desk: 200 } },
    today: '2026-12-21',
  },
  play: async () => {
    await expect(dialog().getByText('Pagado en recepción')).toBeVisible()
    await expect(dialog().getByText(/S\/\.\s200\.00/)).toBeVisible()
    await expect(dialog().getAllByText(/S\/\.\s100\.00/)).toHaveLength(2)
  },
}

/** Reports that there is no refund less than seven days before entry. */
export const TooLate: Story = {
  name: 'Sin devolución: menos de siete días',
  tags: ['P-08'],
  args: { today: '2026-12-27' },
  play: async () => {
    await expect(dialog().getByText(/Falta 1 día para la entrada: no hay devolución/)).toBeVisible()
  },
}

/** Reports a refund that changed meanwhile, and retains the input for a retry. */
export const Moved: Story = {
  name: 'La devolución cambió entretanto',
  tags: ['E-03'],
  beforeEach: answering(() => refusal(409, 'amounts_differ', ERROR_SENTENCES.amounts_differ)),
  play: async () => {
    await userEvent.type(dialog().getByLabelText('Motivo'), 'Enferma')
    await userEvent.click(submit())
    await expect(await screen.findByRole('alert')).toHaveTextContent(/Los montos ya no son/)
    await expect(dialog().getByLabelText('Motivo')).toHaveValue('Enferma')
    await expect(submit()).toBeEnabled()
  },
}

let sentVersions: unknown[]

/** Shows a concurrent change before and after, and asks for confirmation again. */
export const SavedMeanwhile: Story = {
  name: 'Otra persona guardó entretanto',
  tags: ['case-19'],
  beforeEach: () => {
    sentVersions = []
    return answering((request) => {
      void request.json().then(({ version }) => sentVersions.push(version))
      if (sentVersions.length > 0) return { body: {} }
      const current = {
        ...SAMPLE_DETAIL,
        inDate: '2026-12-29',
        room: { ...SAMPLE_DETAIL.room, _id: 'r2', identifier: 'Molle' },
        total: 778.8,
        version: SAMPLE_DETAIL.version + 1,
      }
      const { changed_meanwhile: errorMessage } = ERROR_SENTENCES
      return { status: 409, body: { errorMessage, errorCode: 'changed_meanwhile', current } }
    })()
  },
  play: async ({ args }) => {
    await userEvent.type(dialog().getByLabelText('Motivo'), 'Enferma')
    await userEvent.click(submit())
    const notice = await screen.findByText(/^Otra persona cambió esta reservación/)
    await waitFor(() => expect(document.activeElement).toContainElement(notice))
    await expect(
      dialog().getByText('Antes: Orquídea · Matrimonial. Ahora: Molle · Matrimonial.'),
    ).toBeVisible()
    await expect(dialog().getByText(/^Antes: .*28 dic.* Ahora: .*29 dic/)).toBeVisible()
    await expect(dialog().getByText(/^Antes: S\/\.\s1,038\.40\. Ahora: S\/\.\s778\.80/)).toBeVisible()
    await expect(dialog().queryByText('Salida')).not.toBeInTheDocument()
    await expect(screen.queryByText(/compare las dos versiones/)).not.toBeInTheDocument()
    await expect(dialog().getByLabelText('Motivo')).toHaveValue('Enferma')
    await userEvent.click(submit())
    await waitFor(() => expect(args.onCancelled).toHaveBeenCalledOnce())
    await expect(sentVersions).toEqual([SAMPLE_DETAIL.version, SAMPLE_DETAIL.version + 1])
  },
}

/** Escape and No cancelar dismiss without cancelling. */
export const Left: Story = {
  name: 'Cerrar sin cancelar',
  tags: ['W-07'],
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'No cancelar' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onDismiss).toHaveBeenCalledTimes(2)
  },
}

export const Dark: Story = {
  name: 'Devolución a la tarjeta, tema oscuro',
  parameters: { face: 'console-dark' },
}

export const Phone: Story = {
  name: 'Devolución a la tarjeta, en teléfono',
  globals: { viewport: { value: 'phone' } },
}
