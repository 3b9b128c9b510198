import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusFirstFault } from '../components/Field/Field.tsx'
import { countProblems, type FailedRequest, type Problems, refusedFields } from './form-fields.ts'

export type FormFieldsOptions<Draft extends object> = {
  draft: Draft
  onDraftChange: (change: (draft: Draft) => Draft) => void
  /** What the server's own schema says of a draft. */
  check: (draft: Draft) => Problems<Draft>
  /** Called with a submit of a draft in which nothing is wrong. */
  onSubmit: (draft: Draft) => void
  /** The last request, where it failed. */
  failed?: FailedRequest<Draft> | null | undefined
}

/**
 * The fields of a form whose draft its caller stores. An error stands beside a field that was left with something in it, and beside
 * all of them after a submit that was not ready, with the focus on the first.
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
    /** Nothing is wrong with the draft; else the submit button is `aria-disabled` and shows what is missing (W-06). */
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
    /** What keeps the form from being sent, once that was tried. */
    missing: isTried && !isReady ? countProblems(draft, problems) : null,
    focusFirstFault: () => {
      if (ref.current) focusFirstFault(ref.current)
    },
    /** Shows no errors any more: the form is as new. */
    forgetErrors: () => {
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

/** A form as its fields, its button and its summary need it. */
export type FormFields<Draft extends object> = ReturnType<typeof useFormFields<Draft>>

/** What the fields of a part of a form need of it. */
export type FieldsOf<Draft extends object> = Pick<FormFields<Draft>, 'field' | 'draft'>
