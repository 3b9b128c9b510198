import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusFirstProblem } from '../components/Field/Field.tsx'
import {
  countProblems,
  type FailedRequest,
  isEmptyValue,
  type Problems,
  refusedFields,
  type Warnings,
} from './form-fields.ts'

export type FormFieldsOptions<Draft extends object> = {
  draft: Draft
  onDraftChange: (change: (draft: Draft) => Draft) => void
  /** Validates a draft with the server's schema. */
  check: (draft: Draft) => Problems<Draft>
  /** The fields whose errors are shown while they are typed in, such as dates by which the page also shows a price. */
  shownAtOnce?: readonly (keyof Draft)[] | undefined
  /** Doubts about values that are accepted, one for each doubtful field. */
  warn?: ((draft: Draft) => Warnings<Draft>) | undefined
  /** Called when a valid draft is submitted. */
  onSubmit: (draft: Draft) => void
  /** The last request, if it failed. */
  failed?: FailedRequest<Draft> | null | undefined
}

/**
 * Which errors and warnings of a form are shown: a field's error after a blur with a value in it (or at once, if so
 * declared), all errors after a submit that was not ready; a field's warning while it is not typed in and has no error.
 */
function useFieldMessages<Draft extends object>(options: FormFieldsOptions<Draft>) {
  const { draft, check, shownAtOnce = [], warn, failed = null } = options
  const [left, setLeft] = useState<ReadonlySet<keyof Draft>>(new Set())
  const [typing, setTyping] = useState<keyof Draft | null>(null)
  const [isTried, setTried] = useState(false)
  const problems = check(draft)
  const refused = refusedFields(failed, draft)
  const warnings = warn?.(draft)
  const isShown = (name: keyof Draft): boolean =>
    isTried || left.has(name) || (shownAtOnce.includes(name) && !isEmptyValue(draft[name]))
  return {
    problems,
    isTried,
    setTried,
    setTyping,
    leave: (name: keyof Draft) => {
      setTyping(null)
      if (draft[name]) setLeft((before) => new Set(before).add(name))
    },
    of: (name: keyof Draft) => {
      const error = (isShown(name) ? problems[name] : undefined) ?? refused[name]
      const isSettled = typing !== name && problems[name] === undefined && error === undefined
      return { error, ...(warnings && { warning: (isSettled && warnings[name]) || null }) }
    },
    reset: () => {
      setLeft(new Set())
      setTried(false)
    },
  }
}

/**
 * The fields of a form whose draft is held by the caller. After a submit that was not ready, the first invalid field is
 * focused.
 */
export function useFormFields<Draft extends object>(options: FormFieldsOptions<Draft>) {
  const { draft, onDraftChange, onSubmit } = options
  const ref = useRef<HTMLFormElement>(null)
  const messages = useFieldMessages(options)
  const { problems, isTried } = messages
  const isReady = Object.keys(problems).length === 0
  const set = <Name extends keyof Draft>(name: Name, value: Draft[Name]) =>
    onDraftChange((now) => ({ ...now, [name]: value }))
  return {
    draft,
    /** Whether the draft is valid; otherwise the submit button is `aria-disabled` and shows what is missing. */
    isReady,
    set,
    /** The props of a field, by its name. */
    field: <Name extends keyof Draft & string>(name: Name) => ({
      name,
      value: draft[name],
      ...messages.of(name),
      onValueChange: (value: Draft[Name]) => {
        messages.setTyping(name)
        set(name, value)
      },
      onBlur: () => messages.leave(name),
    }),
    /** The counts of missing and invalid fields, after a submit that was not ready. */
    missing: isTried && !isReady ? countProblems(draft, problems) : null,
    focusFirstProblem: () => {
      if (ref.current) focusFirstProblem(ref.current)
    },
    /** Hides all errors, as in a new form. */
    resetErrors: messages.reset,
    /** The attributes of the `<form>`. */
    element: {
      ref,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        flushSync(() => messages.setTried(true))
        if (isReady) onSubmit(draft)
        else focusFirstProblem(event.currentTarget)
      },
    },
  }
}

/** What a form's fields, button and summary need. */
export type FormFields<Draft extends object> = ReturnType<typeof useFormFields<Draft>>

/** What the fields of one part of a form need. */
export type FieldsOf<Draft extends object> = Pick<FormFields<Draft>, 'field' | 'draft'>
