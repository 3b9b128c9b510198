import * as v from 'valibot'
import { Email } from '../fields/email.ts'
import { Age } from '../fields/numeric.ts'
import { Phone } from '../fields/phone.ts'
import { optionalLine, requiredLine } from '../fields/text.ts'

/** The identification documents that are accepted. */
export const IDENTIFICATION_DOCUMENTS = ['DNI', 'Pasaporte', 'Carné de Extranjería'] as const
export type IdentificationDocument = (typeof IDENTIFICATION_DOCUMENTS)[number]

export const IdentificationDocumentName = v.picklist(IDENTIFICATION_DOCUMENTS, 'document_required')

/** The number of a document as it is stored: without the spaces, dots and hyphens that people group its digits with. */
export const DocumentNumber = v.pipe(
  requiredLine(20),
  v.transform((number) => number.replace(/[\s.\p{Pd}]/gu, '')),
  v.nonEmpty('required'),
)

const DNI_NUMBER = /^\d{1,10}$/
const FOREIGN_NUMBER = /^[\p{L}\d]{6,12}$/u

/** Why a number does not fit its document. */
const DOCUMENT_PROBLEMS = {
  DNI: 'dni_number',
  Pasaporte: 'passport_number',
  'Carné de Extranjería': 'foreigner_card_number',
} as const

type IdentifiedBy = {
  identificationDocument: IdentificationDocument
  identificationDocumentNumber: string
}

/**
 * Whether the number fits the document: a DNI is numeric; a passport or a foreigner's card has 6 to 12 letters and
 * digits.
 */
export const numberFitsDocument = (person: IdentifiedBy): boolean => {
  const form = person.identificationDocument === 'DNI' ? DNI_NUMBER : FOREIGN_NUMBER
  return form.test(person.identificationDocumentNumber)
}

/** The problem of a number that does not fit its document. */
export const numberProblem = ({ input }: { input: Pick<IdentifiedBy, 'identificationDocument'> }) =>
  DOCUMENT_PROBLEMS[input.identificationDocument]

const EmailIfAny = v.union([v.literal(''), Email], ({ input }) => (input ? 'email' : 'required'))

const clientWith = (email: typeof Email | typeof EmailIfAny) =>
  v.pipe(
    v.object({
      names: requiredLine(100),
      surnames: requiredLine(100),
      email,
      identificationDocument: IdentificationDocumentName,
      identificationDocumentNumber: DocumentNumber,
      phone: Phone,
      location: requiredLine(200),
      country: requiredLine(100),
      age: Age,
      RUC: v.pipe(
        optionalLine(100),
        v.check((ruc) => ruc.length < 16, 'ruc_too_long'),
      ),
    }),
    v.forward(
      v.partialCheck(
        [['identificationDocument'], ['identificationDocumentNumber']],
        numberFitsDocument,
        numberProblem,
      ),
      ['identificationDocumentNumber'],
    ),
  )

/** The client who books and pays. Input as typed into the form, output as it is stored. */
export const ClientSchema = clientWith(Email)

/** The client of a reservation in the hands of staff: `email` is `''` if the guest has none; then no mail is sent. */
export const StaffClientSchema = clientWith(EmailIfAny)

/** The draft of the client form: every field is a text, `''` while empty. */
export type ClientDraft = Record<keyof v.InferOutput<typeof ClientSchema>, string>
export type Client = v.InferOutput<typeof ClientSchema>

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
