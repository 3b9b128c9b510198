import * as v from 'valibot'
import { isRuc } from '../../rules/money/ruc.ts'
import { Email } from '../fields/email.ts'
import { Age } from '../fields/numeric.ts'
import { Phone } from '../fields/phone.ts'
import { optionalText, requiredText } from '../fields/text.ts'

/** The identification documents that are accepted. */
export const IDENTIFICATION_DOCUMENTS = ['DNI', 'Pasaporte', 'Carné de Extranjería'] as const
export type IdentificationDocument = (typeof IDENTIFICATION_DOCUMENTS)[number]

export const IdentificationDocumentName = v.picklist(IDENTIFICATION_DOCUMENTS, 'document_required')

const DNI_NUMBER = /^\d{1,10}$/
const FOREIGN_NUMBER = /^[\p{L}\d]{6,12}$/u

/**
 * Whether the number fits the document: a DNI is numeric; a passport or a foreigner's card has 6 to 12 letters and
 * digits.
 */
export const numberFitsDocument = (client: {
  identificationDocument: IdentificationDocument
  identificationDocumentNumber: string
}): boolean => {
  const form = client.identificationDocument === 'DNI' ? DNI_NUMBER : FOREIGN_NUMBER
  return form.test(client.identificationDocumentNumber)
}

/** The client who books and pays. Input as typed into the form, output as it is stored. */
export const ClientSchema = v.pipe(
  v.object({
    names: requiredText(100),
    surnames: requiredText(100),
    email: Email,
    identificationDocument: IdentificationDocumentName,
    identificationDocumentNumber: requiredText(20),
    phone: Phone,
    location: requiredText(200),
    country: requiredText(100),
    age: Age,
    RUC: v.pipe(
      optionalText(100),
      v.check((ruc) => ruc.length < 16, 'ruc_too_long'),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['identificationDocument'], ['identificationDocumentNumber']],
      numberFitsDocument,
      'document_number',
    ),
    ['identificationDocumentNumber'],
  ),
)

/** The draft of the client form: every field is a text, `''` while empty. */
export type ClientDraft = Record<keyof v.InferOutput<typeof ClientSchema>, string>
export type Client = v.InferOutput<typeof ClientSchema>

/** Whether a RUC has 11 digits but a wrong check digit. That is shown as a warning and never refused. */
export const rucLooksWrong = (ruc: string): boolean => /^\d{11}$/.test(ruc.trim()) && !isRuc(ruc.trim())

/** A client in a response; older records have the values that were valid at the time. */
export const ClientResponse = v.object({
  names: v.string(),
  surnames: v.string(),
  email: v.string(),
  identificationDocument: IdentificationDocumentName,
  identificationDocumentNumber: v.string(),
  phone: v.string(),
  location: v.string(),
  country: v.string(),
  age: v.number(),
  RUC: v.string(),
})
