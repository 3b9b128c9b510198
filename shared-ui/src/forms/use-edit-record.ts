import { useRef, useState } from 'react'
import { Unreachable } from '../api/problems.ts'
import { differingFields, mergeDraft, type SameValue } from './merge-drafts.ts'
import { savedRecordOf } from './stored-record.ts'
import { type FormOptions, useForm } from './use-form.ts'

type Versioned = { _id: string; version: number; photo?: string | null }

export type EditRecordOptions<Saved extends Versioned, Draft extends object> = Pick<
  FormOptions<Draft, unknown>,
  'check' | 'startDraft'
> & {
  /** The form's draft of a record; the empty form for null, a new record. */
  draftOf: (record: Saved | null) => Draft
  same?: SameValue<Draft>
  /** The schema of the record that a version conflict carries. */
  schema: Parameters<typeof savedRecordOf<Saved>>[1]
  /** Saves a draft over the stored record with its version, or creates one if `stored` is null; returns the record's id. */
  save: (draft: Draft, stored: Saved | null) => Promise<string>
  onSaved: (saved: { id: string; draft: Draft }) => void
}

/**
 * The versions of a record that is being edited: `read` is the one that the form began with, `saved` the one that
 * somebody else has saved meanwhile, or null, `stored` the newest that this form knows.
 */
function useVersions<Saved>(record: Saved) {
  const [read, setRead] = useState(record)
  const [saved, setSaved] = useState<Saved | null>(null)
  return {
    read,
    saved,
    stored: saved ?? read,
    conflictWith: (theirs: Saved) => setSaved(() => theirs),
    /** Continues from the saved version. */
    accept: (theirs: Saved) => {
      setSaved(null)
      setRead(() => theirs)
    },
  }
}

/**
 * Returns a function that takes why a request failed, and returns whether the one before it got no response: then it may have been stored,
 * and the conflict is with the form itself.
 */
function useUnanswered() {
  const isUnanswered = useRef(false)
  return (problem: unknown): boolean => {
    const before = isUnanswered.current
    isUnanswered.current = problem instanceof Unreachable
    return before
  }
}

/**
 * The form of a record that somebody else may edit too. It sends the version that it read; on a conflict it
 * shows the saved version beside the draft, to be accepted or overwritten. Pristine fields take the saved values. A null
 * record is created. If a request got no response, a version that equals the draft counts as saved by it.
 */
export function useEditRecord<Saved extends Versioned, Draft extends object>(
  record: Saved | null,
  options: EditRecordOptions<Saved, Draft>,
) {
  const { draftOf, same, schema, save } = options
  const { read, saved, stored, conflictWith, accept } = useVersions(record)
  const dirtyBefore = useRef<ReadonlySet<keyof Draft>>(new Set())
  const wasUnanswered = useUnanswered()
  const isSameDraft = (one: Draft, other: Draft) => differingFields([one, other], same).size === 0
  const dirtyIn = (draft: Draft) =>
    new Set<keyof Draft>([...dirtyBefore.current, ...differingFields([draftOf(stored), draft], same)])

  const send = async (draft: Draft) => {
    try {
      return await save(draft, stored)
    } catch (problem) {
      const theirs = savedRecordOf(problem, schema)
      if (wasUnanswered(problem) && theirs && isSameDraft(draftOf(theirs), draft)) return theirs._id
      if (theirs) merge(theirs, draft)
      throw problem
    }
  }
  const form = useForm({
    initial: draftOf(record),
    startDraft: options.startDraft,
    check: options.check,
    send,
    onSent: (id, draft) => options.onSaved({ id, draft }),
  })
  const merge = (theirs: Saved, sent: Draft) => {
    dirtyBefore.current = dirtyIn(sent)
    const before = dirtyIn
    conflictWith(theirs)
    // The user may have typed while the request was running.
    form.setDraft((draft) => mergeDraft(draft, draftOf(theirs), before(draft)))
  }
  const isConflict = savedRecordOf(form.problem, schema) !== null
  return {
    ...form,
    read,
    saved,
    stored,
    /** Why it could not be saved, unless the comparison of both versions shows it. */
    failure: isConflict ? null : form.failure,
    problem: isConflict ? null : form.problem,
    /** Discards the draft in favour of what somebody else has saved. */
    acceptSaved: (theirs: Saved) => {
      dirtyBefore.current = new Set()
      form.resetRequest()
      accept(theirs)
      form.restart(draftOf(theirs))
    },
  }
}

/** What `useEditRecord` returns. */
export type EditRecord<Saved extends Versioned, Draft extends object> = ReturnType<
  typeof useEditRecord<Saved, Draft>
>

/** The fields that are dirty here, and those that somebody else has changed since they were read. */
export function compareVersions<Saved extends Versioned, Draft extends object>(
  versions: { read: Saved; saved: Saved; draft: Draft },
  { draftOf, same }: Pick<EditRecordOptions<Saved, Draft>, 'draftOf' | 'same'>,
) {
  const { read, saved, draft } = versions
  const moved = new Set<string>(differingFields([draftOf(read), draftOf(saved)], same))
  if (read.photo !== saved.photo) moved.add('photo')
  return { differing: new Set<string>(differingFields([draftOf(saved), draft], same)), moved }
}
