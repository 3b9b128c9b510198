import { LODGE } from 'content'
import { COMPLAINT_REPLY_DAYS } from '../../rules/dates/business-days.ts'
import {
  type ComplaintDraft,
  type ComplaintKind,
  ComplaintRequest,
  type GoodKind,
  LONGEST_DETAIL,
  LONGEST_REQUESTED,
} from '../../validators/messages/complaint.ts'
import { formProblems } from '../forms/form-problems.ts'
import { lengthProblem } from '../forms/length-problem.ts'
import { type Doubt, documentWarning, emailWarning, phoneWarning } from '../forms/typed-warnings.ts'
import { lodgeAddress } from '../site/lodge-address.ts'

export type ComplaintField = keyof ComplaintDraft

export const COMPLAINT_KIND_NAMES: Record<ComplaintKind, string> = { claim: 'Reclamo', grievance: 'Queja' }
export const GOOD_KIND_NAMES: Record<GoodKind, string> = { service: 'Servicio', product: 'Producto' }

/** The time for the answer as the annexe of the law words it (D.S. 101-2022-PCM). */
const COMPLAINT_REPLY_TERM = `quince (${COMPLAINT_REPLY_DAYS}) días hábiles, improrrogable`

/** The definition of each kind in the law (D.S. 011-2011-PCM, art. 3). */
export const COMPLAINT_KIND_TEXTS: Record<ComplaintKind, string> = {
  claim: 'Reclamo: disconformidad relacionada con los productos o servicios.',
  grievance:
    'Queja: disconformidad no relacionada con los productos o servicios, o malestar o descontento respecto a la atención al público.',
}

/** The labels of a complaint, in the form, on paper and in the mail. */
export const COMPLAINT_LABELS: Record<ComplaintField, string> = {
  names: 'Nombres y apellidos',
  identificationDocument: 'Tipo de documento',
  identificationDocumentNumber: 'Número de documento',
  location: 'Domicilio',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  isMinor: 'Soy menor de edad',
  guardian: 'Padre, madre o apoderado',
  goodKind: 'Servicio o producto',
  goodDescription: 'Descripción',
  amount: 'Monto reclamado, en soles',
  kind: 'Tipo',
  detail: 'Detalle',
  asked: 'Pedido',
}

/** The book of complaints that everybody who sells on the internet must have (Ley 29571, art. 150; D.S. 011-2011-PCM). */
export const COMPLAINTS_BOOK = {
  title: 'Libro de Reclamaciones',
  description: 'Hoja de reclamación virtual: deje su reclamo o queja y reciba una copia en su correo.',
  intro: `Conforme al Código de Protección y Defensa del Consumidor, este hospedaje tiene un Libro de Reclamaciones a su disposición. Llene la hoja: le llega una copia a su correo y respondemos en un plazo de ${COMPLAINT_REPLY_TERM}.`,
  provider: 'Proveedor',
  providerRows: [
    ['Razón social', LODGE.legalName],
    ['RUC', LODGE.ruc],
    ['Domicilio', lodgeAddress()],
  ],
  consumer: '1. Quién reclama',
  good: '2. Qué contrató',
  complaint: '3. Su reclamo o queja',
  minorHint: 'Márquelo si tiene menos de 18 años.',
  guardianHint: 'Nombre de quien lo representa.',
  goodHint: 'Por ejemplo: dos noches en una habitación doble, del 3 al 5 de marzo.',
  amountHint: 'Si hay un monto en cuestión.',
  detailHint: 'Qué ocurrió, cuándo y con quién.',
  demandHint: 'Qué solución pide.',
  emailHint: 'A este correo llegan la copia y la respuesta.',
  note: [
    'La formulación del reclamo no impide acudir a otras vías de solución de controversias ni es requisito previo para interponer una denuncia ante el Indecopi.',
    `El proveedor debe dar respuesta al reclamo o queja en un plazo no mayor a ${COMPLAINT_REPLY_TERM}.`,
  ],
  privacyBefore: 'Usamos estos datos para atender su reclamo o queja, como pide la ley. Vea la ',
  send: 'Enviar la hoja',
} as const

/** A filed complaint: the copy for its consumer. */
export const COMPLAINT_RECORD = {
  title: (number: string): string => `Hoja de reclamación ${number}`,
  saved: (number: string): string => `Registramos su hoja con el número ${number}.`,
  copy: (email: string): string => `Enviamos una copia a ${email}.`,
  noCopy:
    'Hoy ya enviamos varias copias a ese correo. Imprima o guarde esta; su hoja quedó registrada igual.',
  due: (day: string): string => `Responderemos a más tardar el ${day}.`,
  number: 'Número',
  date: 'Fecha',
  dueLabel: 'Se responde hasta',
  reply: 'Respuesta del proveedor',
  noReply: 'Pendiente',
  print: 'Imprimir',
  another: 'Llenar otra hoja',
} as const

/** The empty form. */
export const EMPTY_COMPLAINT: ComplaintDraft = {
  names: '',
  identificationDocument: '',
  identificationDocumentNumber: '',
  location: '',
  phone: '',
  email: '',
  isMinor: '',
  guardian: '',
  goodKind: '',
  goodDescription: '',
  amount: '',
  kind: '',
  detail: '',
  asked: '',
}

/** Converts a draft to the body of the request. */
export const complaintRequest = (draft: ComplaintDraft) => ({ ...draft, isMinor: draft.isMinor !== '' })

/** The error of a required field while it is empty. */
const COMPLAINT_MISSING: Partial<Record<ComplaintField, string>> = {
  names: 'Escriba sus nombres y apellidos.',
  identificationDocument: 'Elija su tipo de documento.',
  identificationDocumentNumber: 'Escriba su número de documento.',
  location: 'Escriba su domicilio.',
  phone: 'Escriba su teléfono.',
  email: 'Escriba su correo electrónico.',
  guardian: 'Escriba quién lo representa.',
  goodKind: 'Elija si fue un servicio o un producto.',
  goodDescription: 'Escriba qué contrató.',
  kind: 'Elija si es un reclamo o una queja.',
  detail: 'Escriba qué ocurrió.',
  asked: 'Escriba qué solución pide.',
}

/** The problems of a draft by the server's schema, as sentences: the first problem of each field. */
export const complaintProblems = (draft: ComplaintDraft): Partial<Record<ComplaintField, string>> => {
  const detail = lengthProblem(draft.detail, LONGEST_DETAIL)
  const asked = lengthProblem(draft.asked, LONGEST_REQUESTED)
  return {
    ...formProblems(ComplaintRequest, complaintRequest(draft), COMPLAINT_MISSING),
    ...(detail && { detail }),
    ...(asked && { asked }),
  }
}

/** The doubts about what is accepted. A number without a country's code counts as Peruvian. */
export const complaintWarnings = (draft: ComplaintDraft): Partial<Record<ComplaintField, Doubt>> => ({
  ...emailWarning(draft.email),
  ...documentWarning(draft),
  ...phoneWarning(draft.phone, 'Perú'),
})
