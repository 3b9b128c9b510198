import type { StayProblem } from '../rules/stay.ts'

/** Every message a validator can give: a code, whose sentence is in copy/problems.ts. */
export type FieldProblem =
  | 'required'
  | 'text_expected'
  | 'text_too_long'
  | 'numeric'
  | 'whole_number'
  | 'age_too_high'
  | 'email'
  | 'phone'
  | 'document_required'
  | 'document_number'
  | 'ruc_too_long'
  | 'date_malformed'
  | 'amount'
  | 'group_too_large'
  | 'state'
  | 'username_too_short'
  | 'password_too_short'
  | StayProblem
