import * as v from 'valibot'
import { isRuc } from '../rules/ruc.ts'
import { Email } from './email.ts'
import { Age } from './numeric.ts'
import { Phone } from './phone.ts'
import { optionalText, requiredText } from './text.ts'

/** V-05: the documents a client may show. */
export const IDENTIFICATION_DOCUMENTS = ['DNI', 'Pasaporte', 'Carné de Extranjería'] as const
export type IdentificationDocument = (typeof IDENTIFICATION_DOCUMENTS)[number]

export const IdentificationDocumentName = v.picklist(IDENTIFICATION_DOCUMENTS, 'document_required')

const DNI_NUMBER = /^\d{1,10}$/
const FOREIGN_NUMBER = /^[\p{L}\d]{6,12}$/u

/** V-02, V-03: a DNI is numeric; a passport or a foreigner's card may hold letters, 6 to 12 characters. */
export const numberFitsDocument = (client: {
  identificationDocument: IdentificationDocument
  identificationDocumentNumber: string
}): boolean => {
  const form = client.identificationDocument === 'DNI' ? DNI_NUMBER : FOREIGN_NUMBER
  return form.test(client.identificationDocumentNumber)
}

/** V-05: who pays and stays. Input as typed into the form, output as it is stored. */
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

/** The client form as typed: every field a text, `''` while empty. */
export type ClientDraft = Record<keyof v.InferOutput<typeof ClientSchema>, string>
export type Client = v.InferOutput<typeof ClientSchema>

/** V-05: a RUC of 11 digits whose check digit is wrong is worth a warning; it is never refused for that. */
export const rucLooksWrong = (ruc: string): boolean => /^\d{11}$/.test(ruc.trim()) && !isRuc(ruc.trim())

/** A client as answers carry it; older records keep what they were given. */
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
