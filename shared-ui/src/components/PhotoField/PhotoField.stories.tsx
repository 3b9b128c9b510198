import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { Guide } from '../../guides/guide.ts'
import { PhotoField, type PhotoFieldProps } from './PhotoField.tsx'

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#7c8f5a"/><circle cx="20" cy="15" r="9" fill="#e3b04b"/></svg>'
const drawing = (name: string) => new File([DRAWING], name, { type: 'image/svg+xml' })
const HEAVY = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'molle.png', { type: 'image/png' })

function Held(props: PhotoFieldProps) {
  const [file, setFile] = useState<File | null>(props.value)
  const change = (chosen: File | null) => {
    setFile(chosen)
    props.onValueChange(chosen)
  }
  return <PhotoField {...props} value={file} onValueChange={change} />
}

const guide: Guide = {
  purpose: 'Elegir la foto de una habitación o de una planta y verla con el corte que tendrá.',
  notFor: 'Para varias fotos o para otros archivos no sirve: hoy cada cosa tiene una foto.',
  anatomy: [
    'Etiqueta',
    'Vista con el corte final',
    'Elegir o cambiar, también con arrastre',
    'Regla: formatos y tamaño',
    'Error o duda',
  ],
  states: {
    'data-shape="room"': 'Corte de 4:3.',
    'data-shape="plant"': 'Corte cuadrado.',
    current: 'Muestra la foto guardada hasta que se elige otra.',
    'data-invalid': 'La foto no cumple la regla y se quitó.',
  },
  keyboard: { 'Enter, Espacio': 'Abren la elección de archivo.' },
  practice: {
    good: {
      text: 'La regla se lee antes de elegir.',
      example: <PhotoField label="Foto" shape="room" value={null} onValueChange={() => {}} />,
    },
    bad: {
      text: 'Esconder la regla hace descubrirla fallando.',
      example: <PhotoField label="Foto" hint="" shape="room" value={null} onValueChange={() => {}} />,
    },
  },
  copy: ['El tamaño se dice en MB y los formatos por su nombre.'],
}

const meta = {
  title: 'Componentes/Campo de foto',
  parameters: { guide },
  component: PhotoField,
  args: { label: 'Fotografía', value: null, onValueChange: fn(), shape: 'room' },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PhotoField>

export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.getByLabelText<HTMLInputElement>('Fotografía')
/** Chooses a file that the browser's file dialog would not have offered. */
const choose = (file: File) => userEvent.setup({ applyAccept: false }).upload(field(), file)

/** States which photos are accepted. */
export const Empty: Story = {
  name: 'Vacío',
  tags: ['A-07'],
  play: async () => {
    await expect(field()).toHaveAccessibleDescription(/GIF, PNG, JPG, SVG o WebP, de hasta 10 MB/)
    await expect(screen.queryByRole('img')).toBeNull()
  },
}

/** Previews the chosen photo, and the next one in its place. */
export const Chosen: Story = {
  name: 'Con foto elegida',
  tags: ['A-07'],
  play: async () => {
    await choose(drawing('molle.svg'))
    await expect(await screen.findByRole('img', { name: 'Vista previa de molle.svg' })).toBeVisible()
    await choose(drawing('retama.SVG'))
    await expect(await screen.findByRole('img', { name: 'Vista previa de retama.SVG' })).toBeVisible()
    await expect(screen.getByText('retama.SVG · 1 kB')).toBeVisible()
  },
}

/** Clears a photo with an invalid name and states the rule. */
export const BadName: Story = {
  name: 'Nombre de archivo que no vale',
  tags: ['V-08'],
  play: async ({ args }) => {
    await choose(drawing('molle.svg'))
    await choose(drawing('molle.heic'))
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription(
        /^El nombre del archivo debe terminar en gif, png, jpg, jpeg, svg o webp\./,
      ),
    )
    await expect(field()).toBeInvalid()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await expect(field().files).toHaveLength(0)
    await expect(screen.queryByRole('img')).toBeNull()
    await choose(drawing('molle.svg'))
    await waitFor(() => expect(field()).toBeValid())
  },
}

/** Clears a photo of more than 10 MB and states the rule. */
export const TooHeavy: Story = {
  name: 'Foto de más de 10 MB',
  tags: ['V-08'],
  play: async ({ args }) => {
    await choose(HEAVY)
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/^La fotografía pesa más de 10 MB\./))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
  },
}

/** Reports a file that cannot be displayed. */
export const NoPicture: Story = {
  name: 'Archivo que no es imagen',
  tags: ['V-08'],
  play: async () => {
    await choose(new File(['Esto no es una imagen.'], 'molle.png', { type: 'image/png' }))
    await fireEvent.error(await screen.findByRole('img'))
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/quizá no sea una imagen/))
  },
}

/** Shows the current picture, in the shape of a plant’s. */
export const Stored: Story = {
  name: 'Con la foto guardada',
  tags: ['A-14'],
  args: {
    shape: 'plant',
    optional: true,
    current: { src: `data:image/svg+xml,${encodeURIComponent(DRAWING)}`, alt: 'Cantuta' },
  },
  play: async () => {
    await expect(screen.getByRole('img', { name: 'Cantuta' })).toBeVisible()
  },
}

/** Shows the error that the server found in the photo. */
export const Wrong: Story = {
  name: 'Error del servidor',
  tags: ['V-08'],
  args: {
    id: 'retrato',
    error: 'El archivo no es una imagen GIF, PNG, JPG, SVG o WebP, aunque su nombre lo diga.',
  },
  play: async () => {
    await expect(screen.getByLabelText('Fotografía')).toBeInvalid()
    await expect(screen.getByLabelText('Fotografía')).toHaveAttribute('id', 'retrato')
  },
}
