import type { PersonalData } from '../../validators/privacy/personal-data.ts'
import {
  ERASURE_OUTCOME_WORDS,
  guestErasure,
  PERSONAL_DATA,
  retainedDocument,
} from '../privacy/personal-data.ts'

const lineOf = ({
  number,
  room,
  inDate,
  outDate,
  outcome,
  documentUntil,
}: PersonalData['reservations'][number]) =>
  [
    `  ${number}  ${room}, noches del ${inDate} al ${outDate}: ${ERASURE_OUTCOME_WORDS[outcome]}`,
    documentUntil === null ? '' : retainedDocument(documentUntil),
  ]
    .filter(Boolean)
    .join(' ')

const guestLineOf = (stay: PersonalData['guestStays'][number]): string =>
  `  ${PERSONAL_DATA.guestStay(stay.number)}  ${stay.guest}, ${stay.room}, desde ${stay.inDate}: ${guestErasure(stay)}`

/** The output of `npm run lodge -- client` in the server's terminal. */
export const CLIENT_COMMAND = {
  usage: [
    'Uso: npm run lodge -- client <orden>',
    '',
    '  export <correo> [archivo]   Muestra todo lo que se guarda de una persona, en JSON, o lo escribe en un archivo.',
    '  erase <correo> [--yes]      Muestra qué se borra y qué queda, pregunta, y lo borra. Con --yes no pregunta.',
    '',
    'En vez del correo sirve el número de documento. El servidor puede estar en marcha.',
    'Queda anotado en el registro del personal. Usa la misma configuración que el servidor.',
  ].join('\n'),
  personMissing: 'falta el correo o el número de documento.',
  question: 'Esto no se puede deshacer. ¿Borrar? Escriba sí y presione Enter: ',
  yes: ['sí', 'si'],
  notConfirmed: 'No se borró nada.',
  noTerminal: 'No hay un terminal para preguntar: agregue --yes.',
  exported: (file: string): string =>
    `Datos escritos en ${file}. Entréguelos solo a la persona, y borre el archivo.`,
  nothing: (person: string): string => `No hay ningún dato guardado con ${person}.`,
  nothingErasable: 'No hay nada que se pueda borrar ahora.',
  erased: 'Se borró.',
  rest: 'Esto queda:',
  /** What is stored about a person and what an erasure does, one line each. */
  overview: (data: PersonalData): string =>
    [
      ...data.reservations.map(lineOf),
      ...data.guestStays.map(guestLineOf),
      ...(data.unfinished > 0 ? [`  ${PERSONAL_DATA.unfinished(data.unfinished)}`] : []),
      ...(data.messages > 0 ? [`  ${PERSONAL_DATA.messages(data.messages)}`] : []),
      ...(data.subscriptions > 0 ? [`  ${PERSONAL_DATA.subscriptions(data.subscriptions)}`] : []),
      ...data.complaints.map(({ number, until }) => `  ${PERSONAL_DATA.complaint(number, until)}`),
    ].join('\n'),
} as const
