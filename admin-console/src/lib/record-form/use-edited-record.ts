import { type UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import type * as v from 'valibot'
import { followSaved } from './follow-saved.ts'
import { refusedFields, savedMeanwhile } from './sending.ts'
import { type DraftProblems, useRecordForm } from './use-record-form.ts'

type Versioned = { _id: string; version: number }

/** A record as it is to be, made from that version of it. */
export type RecordEdit<Draft> = { id: string; draft: Draft; version: number }

export type EditedRecordOptions<Saved extends Versioned, Draft extends object> = {
  draftOf: (record: Saved) => Draft
  /** The fields in which what is typed is not what that version holds. */
  differingFields: (record: Saved, draft: Draft) => ReadonlySet<keyof Draft>
  check: (draft: Draft) => DraftProblems<Draft>
  /** The shape of the record that a refusal carries. */
  schema: v.GenericSchema<unknown, Saved>
  update: UseMutationResult<unknown, Error, RecordEdit<Draft>>
}

/**
 * The editing of a record that somebody else may edit too (case 19): sends the version that was read, and where another was
 * saved meanwhile keeps it beside what is typed, to be taken or written over. Fields that were not touched here follow it, so
 * that nothing of another person's is written over unseen.
 */
export function useEditedRecord<Saved extends Versioned, Draft extends object>(
  record: Saved,
  { draftOf, differingFields, check, schema, update }: EditedRecordOptions<Saved, Draft>,
) {
  const [base, setBase] = useState(record)
  const [saved, setSaved] = useState<Saved | null>(null)
  const [touched, setTouched] = useState<ReadonlySet<keyof Draft>>(new Set())
  const form = useRecordForm(draftOf(base), check)
  const refused = refusedFields(update.error, update.variables?.draft, form.draft)
  const isConflict = savedMeanwhile(update.error, schema) !== null
  const kept = saved ?? base

  const touchedIn = (draft: Draft) => new Set([...touched, ...differingFields(kept, draft)])
  const meet = (theirs: Saved, sent: Draft) => {
    setSaved(theirs)
    setTouched(touchedIn(sent))
    // Somebody may have typed on while it was being sent.
    form.setDraft((draft) => followSaved(draft, draftOf(theirs), touchedIn(draft)))
  }
  const send = (draft: Draft, onSuccess: () => void) =>
    update.mutate(
      { id: base._id, draft, version: kept.version },
      {
        onSuccess,
        onError: (problem) => {
          const theirs = savedMeanwhile(problem, schema)
          if (theirs) meet(theirs, draft)
        },
      },
    )
  const takeTheirs = (theirs: Saved) => {
    update.reset()
    setSaved(null)
    setTouched(new Set())
    setBase(theirs)
    form.setDraft(draftOf(theirs))
  }
  return {
    form,
    /** What somebody else has saved meanwhile, or null. */
    saved,
    /** The record as it was when the form was filled in. */
    read: base,
    /** The record as it is kept now, as far as this form knows. */
    kept,
    problems: { ...refused, ...form.problems },
    /** Why it could not be sent, where both versions do not say it. */
    problem: isConflict ? null : update.error,
    send,
    takeTheirs,
  }
}
