import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { SAMPLE_PAGES } from '../../../test/samples/sample-pages.ts'
import { themeChoice } from '../../lib/theme/theme.ts'
import { PreferencesDialog } from './PreferencesDialog.tsx'
import { shortcutsSwitch } from './shortcuts-switch.ts'

const guide: Guide = {
  purpose: 'Los atajos de teclado y cómo apagarlos, y la apariencia de este dispositivo.',
  notFor: 'Lo que vale para toda la casa no va aquí: esto queda solo en este dispositivo.',
  practice: {
    good: { text: 'Muestre la tecla junto a la página que abre.' },
    bad: { text: 'Guardar aquí un ajuste que otra persona espera ver también.' },
  },
}

const meta = {
  title: 'Consola/Atajos y apariencia',
  parameters: { guide, face: 'console-light' },
  component: PreferencesDialog,
  args: { pages: SAMPLE_PAGES, onDismiss: fn() },
  // Choices are stored on the device and would affect the next story.
  beforeEach: () => () => {
    shortcutsSwitch.choose('on')
    themeChoice.choose('system')
  },
} satisfies Meta<typeof PreferencesDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Atajos y apariencia' }))

/** Lists each shortcut and its action. */
export const Keys: Story = {
  name: 'Atajos y lo que hacen',
  tags: ['W-10'],
  play: async ({ args }) => {
    const table = within((await dialog()).getByRole('table', { name: 'Atajos de teclado' }))
    await expect(table.getByRole('row', { name: 'g y luego r Ir a Reservaciones' })).toBeVisible()
    await expect(table.getByRole('row', { name: '? Abrir esta hoja' })).toBeVisible()
    await expect(table.getByRole('row', { name: /^Ctrl \+ K Buscar reservaciones/ })).toBeVisible()
    // A row for each page, five more keys, and the head.
    await expect(table.getAllByRole('row')).toHaveLength(SAMPLE_PAGES.length + 6)
    await userEvent.keyboard('{Escape}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

/** Single-character keys can be switched off, which is stored on the device (WCAG 2.1.4). */
export const Switch: Story = {
  name: 'Atajos de una tecla apagados, tema oscuro',
  tags: ['W-10'],
  parameters: { face: 'console-dark' },
  play: async () => {
    const toggle = (await dialog()).getByRole('checkbox', { name: 'Usar atajos de una tecla' })
    await expect(toggle).toBeChecked()
    await userEvent.click(toggle)
    await expect(toggle).not.toBeChecked()
    await expect(localStorage.getItem('lodge.shortcuts')).toBe('off')
    await userEvent.click(toggle)
    await expect(localStorage.getItem('lodge.shortcuts')).toBeNull()
  },
}

/** Offers a light, dark or system theme for this device. */
export const Theme: Story = {
  name: 'Tema claro, oscuro o del sistema',
  tags: ['W-10'],
  globals: { viewport: { value: 'phone' } },
  parameters: { face: 'console-dark' },
  play: async () => {
    const choice = within((await dialog()).getByRole('radiogroup', { name: 'Apariencia' }))
    await expect(choice.getByRole('radio', { name: 'Como el sistema' })).toBeChecked()
    await userEvent.click(choice.getByRole('radio', { name: 'Oscura' }))
    await expect(choice.getByRole('radio', { name: 'Oscura' })).toBeChecked()
    await expect(localStorage.getItem('lodge.theme')).toBe('dark')
    await userEvent.click(choice.getByRole('radio', { name: 'Como el sistema' }))
    await expect(localStorage.getItem('lodge.theme')).toBeNull()
  },
}
