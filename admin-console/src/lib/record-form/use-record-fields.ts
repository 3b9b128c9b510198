import { useState } from 'react'
import type { PhotoFieldProps } from 'shared-ui/components/PhotoField'
import type { DraftProblems } from './use-record-form.ts'

/** A draft of texts and a photo. */
export type PhotoDraft<Field extends string> = Record<Field, string> & { photo: File | null }

export type RecordFieldsProps<Draft extends object> = {
  draft: Draft
  onDraftChange: (draft: Draft) => void
  /** What is wrong with the draft now, and what the server has refused of it. */
  problems: DraftProblems<Draft>
  /** Shows every problem, for after an attempt to send; until then only those of fields that were left. */
  showAll: boolean
  /** The record's picture, which stays until another is chosen. */
  currentPhoto?: PhotoFieldProps['current']
}

/** The props of a record's fields by their names: required, told of their fault once they were left. */
export function useRecordFields<Field extends string, Draft extends PhotoDraft<Field>>(
  { draft, onDraftChange, problems, showAll, currentPhoto }: RecordFieldsProps<Draft>,
  labels: Record<Field | 'photo', string>,
) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const field = (name: Field | 'photo') => ({
    label: labels[name],
    required: true,
    error: showAll || left.has(name) ? problems[name] : undefined,
    onBlur: () => setLeft((before) => new Set(before).add(name)),
  })
  const textField = (name: Field) => ({
    ...field(name),
    name,
    autoComplete: 'off',
    value: draft[name],
    onValueChange: (value: string) => onDraftChange({ ...draft, [name]: value }),
  })
  const photoField = {
    ...field('photo'),
    file: draft.photo,
    required: currentPhoto === undefined,
    onFileChange: (photo: File | null) => onDraftChange({ ...draft, photo }),
    current: currentPhoto,
  }
  return { textField, photoField }
}
