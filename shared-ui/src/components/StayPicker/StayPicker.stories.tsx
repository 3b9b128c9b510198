import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import type { Guide } from '../../guides/guide.ts'
import { addDays } from '../../rules/dates/calendar-date.ts'
import { lastBookableNight } from '../../rules/reservations/stay.ts'
import { NOTHING_SELECTED } from '../../rules/reservations/stay-selection.ts'
import { StayPicker, type StayPickerProps } from './StayPicker.tsx'

const TODAY = '2026-12-08'
const NIGHTS = {
  firstNight: TODAY,
  lastNight: lastBookableNight(TODAY),
  taken: new Set(['2026-12-11', '2026-12-12', '2026-12-24', '2027-01-02']),
}

/** Keeps the selection, as a page would. */
function Selecting(props: StayPickerProps) {
  const [selection, setSelection] = useState(props.selection)
  const select = (next: typeof selection) => {
    setSelection(next)
    props.onSelectionChange(next)
  }
  return <StayPicker nights={props.nights} selection={selection} onSelectionChange={select} />
}

const guide: Guide = {
  purpose: 'Elegir entrada y salida viendo qué noches de una habitación están libres.',
  notFor:
    'Si todavía no hay habitación elegida use «Buscador de fechas». En la consola las noches se eligen en «Tablero» o «Bloquear y desbloquear».',
  anatomy: ['Mes anterior, mes y mes siguiente', 'Días de la semana, de domingo a sábado', 'Días', 'Leyenda'],
  states: {
    'data-state="free"': 'Libre.',
    'data-state="taken"': 'Ocupada; no se dice por qué.',
    'data-state="closed"': 'Pasada, o más lejos de lo que se puede reservar.',
    'data-state="entry"': 'Entrada elegida.',
    'data-state="departure"': 'Salida elegida.',
    'data-state="inside"': 'Entre entrada y salida.',
    'data-state="only-departure"': 'Ocupada esa noche, pero se puede salir ese día.',
    'aria-current="date"': 'Hoy.',
  },
  keyboard: {
    Flechas: 'Un día o una semana.',
    'Inicio, Fin': 'Primer y último día de la semana.',
    'Re Pág, Av Pág': 'Mes anterior y siguiente.',
    'Enter, Espacio': 'Elige el día.',
  },
  practice: {
    good: {
      text: 'Los estados difieren en trama y nombre, y no solo en color.',
      story: 'Desde la semana de hoy: días libres, ocupados y pasados',
    },
    bad: { text: 'Quitar los días que no se pueden elegir: entonces no se sabe por qué faltan.' },
  },
  copy: ['El día se lee entero: «martes, 8 de diciembre de 2026, hoy, libre».'],
}

const meta = {
  title: 'Componentes/Calendario de estadía',
  parameters: { guide },
  component: StayPicker,
  args: { nights: NIGHTS, selection: NOTHING_SELECTED, onSelectionChange: fn() },
  render: (props) => <Selecting {...props} />,
} satisfies Meta<typeof StayPicker>

export default meta
type Story = StoryObj<typeof meta>

const day = (name: string) => screen.getByRole('button', { name: new RegExp(`^\\S+ ${name} de `) })

/** Starts with the week of today, shows free and taken days, and does not read past ones out. */
export const Full: Story = {
  name: 'Desde la semana de hoy: días libres, ocupados y pasados',
  tags: ['P-23'],
  play: async () => {
    await expect(screen.getByRole('grid', { name: 'diciembre de 2026' })).toBeVisible()
    await expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Domingo')
    await expect(day('8')).toHaveAccessibleName('martes, 8 de diciembre de 2026, hoy, libre')
    await expect(day('8')).toHaveAttribute('aria-current', 'date')
    await expect(day('11')).toHaveAccessibleName('viernes, 11 de diciembre de 2026, ocupada')
    await expect(day('11')).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.queryByRole('button', { name: /no se puede reservar/ })).toBeNull()
    await expect(screen.getByText('7')).toHaveAttribute('aria-hidden', 'true')
    // The weeks before that of today are left out.
    await expect(screen.queryByText('5')).toBeNull()
  },
}

/** Two presses select entry and departure; the night of the departure may be taken. */
export const Selected: Story = {
  name: 'Estadía elegida con dos toques',
  tags: ['P-23'],
  play: async ({ args }) => {
    await userEvent.click(day('9'))
    await expect(day('9')).toHaveAccessibleName(/, entrada$/)
    await expect(day('11')).toHaveAccessibleName(/, ocupada, solo para salir$/)
    await userEvent.click(day('11'))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({
      entry: '2026-12-09',
      departure: '2026-12-11',
    })
    await expect(day('10')).toHaveAccessibleName(/, en su estadía$/)
    await expect(day('10')).toHaveAttribute('aria-pressed', 'true')
  },
}

/** A press on a taken day changes nothing. */
export const TakenPressed: Story = {
  name: 'Día ocupado: no pasa nada',
  tags: ['P-23'],
  play: async ({ args }) => {
    await userEvent.click(day('9'))
    await userEvent.click(day('12'))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ entry: '2026-12-09', departure: null })
  },
}

/** Arrows, Home, End and PageDown move the focus, Enter selects. */
export const Keys: Story = {
  name: 'Con el teclado',
  tags: ['P-23', 'W-10'],
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(day('8')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(day('16')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(day('19')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{PageDown}')
    await expect(screen.getByRole('grid', { name: 'enero de 2027' })).toBeVisible()
    await expect(day('19')).toHaveFocus()
    await userEvent.keyboard('{PageUp}{ArrowRight} ')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({
      entry: '2026-12-19',
      departure: '2026-12-20',
    })
  },
}

/** The buttons change the month and stop at both ends of the calendar. */
export const Ends: Story = {
  name: 'Principio y fin del calendario',
  tags: ['P-23'],
  args: { nights: { ...NIGHTS, lastNight: addDays(TODAY, 40) } },
  play: async () => {
    const previous = screen.getByRole('button', { name: 'Mes anterior' })
    const next = screen.getByRole('button', { name: 'Mes siguiente' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await expect(screen.getByRole('grid', { name: 'enero de 2027' })).toBeVisible()
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await userEvent.click(previous)
    await expect(screen.getByRole('grid', { name: 'diciembre de 2026' })).toBeVisible()
  },
}

/** Shows the next month too at the end of a month, and keeps both while the focus is in them. */
export const MonthEnd: Story = {
  name: 'Fin de mes, con el mes siguiente',
  tags: ['P-23'],
  args: { nights: { firstNight: '2026-11-28', lastNight: '2027-12-27', taken: new Set(['2026-12-02']) } },
  play: async ({ args }) => {
    const months = () => screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-labelledby'))
    await expect(screen.getByRole('grid', { name: 'noviembre de 2026' })).toBeVisible()
    const december = within(screen.getByRole('grid', { name: 'diciembre de 2026' }))
    const both = months()
    const first = screen.getByRole('button', { name: /^sábado, 28 de noviembre .*, hoy, libre$/ })
    await userEvent.click(first)
    await userEvent.keyboard('{ArrowDown}')
    const fifth = december.getByRole('button', { name: /^sábado, 5 / })
    await expect(fifth).toHaveFocus()
    await expect(months()).toEqual(both)
    await userEvent.click(december.getByRole('button', { name: /^martes, 1 / }))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({
      entry: '2026-11-28',
      departure: '2026-12-01',
    })
    await userEvent.click(screen.getByRole('button', { name: 'Mes siguiente' }))
    await expect(screen.getByRole('grid')).toHaveAccessibleName('enero de 2027')
    await userEvent.click(screen.getByRole('button', { name: 'Mes anterior' }))
    await expect(screen.getByRole('grid')).toHaveAccessibleName('diciembre de 2026')
    await userEvent.click(screen.getByRole('button', { name: 'Mes anterior' }))
    await expect(months()).toEqual(both)
    await expect(screen.getByRole('button', { name: 'Mes anterior' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** Opens at the month of the selected entry. */
export const OpensAtEntry: Story = {
  name: 'Abre en el mes de la entrada',
  tags: ['P-23'],
  args: { selection: { entry: '2027-02-10', departure: '2027-02-12' } },
  play: async () => {
    const grid = within(screen.getByRole('grid', { name: 'febrero de 2027' }))
    await expect(grid.getByRole('button', { name: /^miércoles, 10 .*, entrada$/ })).toHaveAttribute(
      'tabindex',
      '0',
    )
  },
}

/** Fits 320 px, with days of at least 24 px. */
export const Narrow: Story = {
  name: 'A 320 px',
  tags: ['W-10'],
  decorators: [
    (Story) => (
      <div style={{ width: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    const { width, height } = day('9').getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
