import { CreateRoomRequest, UpdateRoomRequest } from '../../validators/rooms/room.ts'
import { formProblems } from '../forms/form-problems.ts'

/** The draft of a room; `photo` is the chosen file, or null. */
export type RoomDraft = {
  identifier: string
  category: string
  description: string
  pricePerNight: string
  capacity: string
  photo: File | null
}
export type RoomField = keyof RoomDraft
/** The problems of a room, one sentence for each invalid field. */
export type RoomProblems = Partial<Record<RoomField, string>>

/** The empty room form. */
export const EMPTY_ROOM: RoomDraft = {
  identifier: '',
  category: '',
  description: '',
  pricePerNight: '',
  capacity: '',
  photo: null,
}

/** The labels of the room form, in its order. */
export const ROOM_LABELS: Record<RoomField, string> = {
  identifier: 'Identificador',
  category: 'Categoría',
  pricePerNight: 'Precio por noche',
  capacity: 'Capacidad',
  description: 'Descripción',
  photo: 'Fotografía',
}

export const ROOM_HINTS = {
  identifier: 'El nombre o el número de la habitación, que ninguna otra tiene.',
  category: 'Por ejemplo, Doble o Matrimonial.',
  pricePerNight: 'En soles, sin IGV.',
  capacity: 'Para cuántas personas.',
} as const

export const CREATE_ROOM = {
  title: 'Registrar Habitación',
  add: 'Agregar habitación',
  submit: 'Registrar',
} as const

export const EDIT_ROOM = {
  title: 'Editar Habitación',
  loading: 'Cargando Habitación',
  link: 'Editar',
  submit: 'Actualizar',
  archived: 'Esta habitación está archivada: ya no se ofrece y no se puede editar.',
} as const

export const DELETE_ROOM = {
  button: 'Eliminar',
  title: (room: string): string => `Eliminar la habitación ${room}`,
  consequence:
    'Dejará de ofrecerse en el sitio web. Si tuvo reservaciones, queda archivada y ellas la siguen mostrando; si no, se borra con sus bloqueos y su fotografía.',
  refused: 'Mientras tenga reservaciones por venir no se puede eliminar.',
  erased: (room: string): string => `Se eliminó la habitación ${room}.`,
  archived: (room: string): string =>
    `Se archivó la habitación ${room}: ya no se ofrece, y sus reservaciones la siguen mostrando.`,
} as const

/** The error of a required field while it is empty. */
const ROOM_MISSING: RoomProblems = {
  identifier: 'Escriba el identificador.',
  category: 'Escriba la categoría.',
  description: 'Escriba la descripción.',
  pricePerNight: 'Escriba el precio por noche.',
  capacity: 'Escriba la capacidad.',
}

/** The problems of a new room by the server's schema; it must have a photo. */
export const newRoomProblems = (draft: RoomDraft): RoomProblems =>
  formProblems(CreateRoomRequest, draft, ROOM_MISSING)

/** The problems of an edited room, which keeps its photo unless another is chosen. */
export const roomProblems = (draft: RoomDraft): RoomProblems =>
  formProblems(UpdateRoomRequest, { ...draft, photo: draft.photo ?? undefined }, ROOM_MISSING)
