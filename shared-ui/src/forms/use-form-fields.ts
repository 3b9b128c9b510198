import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusFirstFault } from '../components/Field/Field.tsx'
import { countProblems, type FailedRequest, type Problems, refusedFields } from './form-fields.ts'

export type FormFieldsOptions<Draft extends object> = {
  draft: Draft
  onDraftChange: (change: (draft: Draft) => Draft) => void
  /** Validates a draft with the server's schema. */
  check: (draft: Draft) => Problems<Draft>
  /** Called when a valid draft is submitted. */
  onSubmit: (draft: Draft) => void
  /** The last request, if it failed. */
  failed?: FailedRequest<Draft> | null | undefined
}

/**
 * The fields of a form whose draft is held by the caller. The error of a field is shown after a blur with a value in it;
 * after a submit that was not ready all errors are shown, and the first invalid field is focused.
 */
export function useFormFields<Draft extends object>(options: FormFieldsOptions<Draft>) {
  const { draft, onDraftChange, check, onSubmit, failed = null } = options
  const [left, setLeft] = useState<ReadonlySet<keyof Draft>>(new Set())
  const [isTried, setTried] = useState(false)
  const ref = useRef<HTMLFormElement>(null)
  const problems = check(draft)
  const refused = refusedFields(failed, draft)
  const isReady = Object.keys(problems).length === 0
  const set = <Name extends keyof Draft>(name: Name, value: Draft[Name]) =>
    onDraftChange((now) => ({ ...now, [name]: value }))
  const leave = (name: keyof Draft) => {
    if (draft[name]) setLeft((before) => new Set(before).add(name))
  }
  return {
    draft,
    /** Whether the draft is valid; otherwise the submit button is `aria-disabled` and shows what is missing. */
    isReady,
    set,
    /** The props of a field, by its name. */
    field: <Name extends keyof Draft & string>(name: Name) => ({
      name,
      value: draft[name],
      error: (isTried || left.has(name) ? problems[name] : undefined) ?? refused[name],
      onValueChange: (value: Draft[Name]) => set(name, value),
      onBlur: () => leave(name),
    }),
    /** The counts of missing and invalid fields, after a submit that was not ready. */
    missing: isTried && !isReady ? countProblems(draft, problems) : null,
    focusFirstFault: () => {
      if (ref.current) focusFirstFault(ref.current)
    },
    /** Hides all errors, as in a new form. */
    resetErrors: () => {
      setLeft(new Set())
      setTried(false)
    },
    /** The attributes of the `<form>`. */
    element: {
      ref,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        flushSync(() => setTried(true))
        if (isReady) onSubmit(draft)
        else focusFirstFault(event.currentTarget)
      },
    },
  }
}

/** What a form's fields, button and summary need. */
export type FormFields<Draft extends object> = ReturnType<typeof useFormFields<Draft>>

/** What the fields of one part of a form need. */
export type FieldsOf<Draft extends object> = Pick<FormFields<Draft>, 'field' | 'draft'>
