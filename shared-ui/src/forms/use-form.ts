import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { storeDraft, takeDraft } from './draft-over-reload.ts'
import {
  type FailedRequest,
  isSameDraft,
  type Problems,
  refusedFields,
  type Warnings,
} from './form-fields.ts'
import { readTypedValues } from './read-typed-values.ts'
import { useFormFields } from './use-form-fields.ts'

export type FormOptions<Draft extends object, Result> = {
  /** The pristine draft. */
  initial: Draft
  /** The draft at the beginning, if it is another one, such as one from the address. */
  startDraft?: Draft | undefined
  /** Validates a draft with the server's schema. */
  check: (draft: Draft) => Problems<Draft>
  /** Doubts about values that are accepted, one for each doubtful field. */
  warn?: ((draft: Draft) => Warnings<Draft>) | undefined
  /** Sends a valid draft. An error that it throws is shown; the draft stays. */
  send: (draft: Draft) => Promise<Result>
  /** Called after it was sent, when no input is unsaved. */
  onSent?: ((result: Result, draft: Draft) => void) | undefined
}

type Sending<Draft extends object, Result> =
  | { step: 'filling' | 'sending' }
  | { step: 'sent'; result: Result }
  | { step: 'failed'; problem: unknown; sent: Draft }

const isOfFields = <Draft extends object>(failed: FailedRequest<Draft>): boolean =>
  Object.keys(refusedFields(failed, failed.sent)).length > 0

/** Whether the error was about fields that have all been changed since. */
const isOutdated = <Draft extends object>(failed: FailedRequest<Draft>, draft: Draft): boolean =>
  isOfFields(failed) && Object.keys(refusedFields(failed, draft)).length === 0

/** A form: its draft, its errors and the request that sends it, one at a time. */
export function useForm<Draft extends object, Result>(options: FormOptions<Draft, Result>) {
  const { initial, startDraft = initial } = options
  const [baseline, setBaseline] = useState(initial)
  const [draft, setDraft] = useState(startDraft)
  const [sending, setSending] = useState<Sending<Draft, Result>>({ step: 'filling' })
  const isBusy = useRef(false)
  const isSaved = useRef(false)
  const fields = useFormFields({
    ...options,
    draft,
    onDraftChange: (change) => {
      isSaved.current = false
      setDraft(change)
    },
    onSubmit: (valid) => void deliver(valid),
    failed: sending.step === 'failed' ? sending : null,
  })
  const deliver = async (sent: Draft) => {
    if (isBusy.current) return
    isBusy.current = true
    setSending({ step: 'sending' })
    try {
      const result = await options.send(sent)
      isSaved.current = true
      setSending({ step: 'sent', result })
      options.onSent?.(result, sent)
    } catch (problem) {
      flushSync(() => setSending({ step: 'failed', problem, sent }))
      fields.focusFirstProblem()
    } finally {
      isBusy.current = false
    }
  }
  return {
    ...fields,
    setDraft,
    /** Sends a draft as a submit does, for a form that checks more than its draft. */
    submit: deliver,
    sending,
    isPending: sending.step === 'sending',
    /** Why the last request failed, or null once all fields that the error is about were changed. */
    failure: sending.step === 'failed' && !isOutdated(sending, draft) ? sending.problem : null,
    /** The same, but null if the error is shown beside a field. */
    problem: sending.step === 'failed' && !isOfFields(sending) ? sending.problem : null,
    /** Whether leaving would lose input. */
    hasUnsaved: () => !isSaved.current && !isSameDraft(draft, baseline),
    /** Starts again with a draft and without errors. */
    restart: (from: Draft) => {
      fields.resetErrors()
      setBaseline(from)
      setDraft(from)
    },
    /** Clears the result of the last request. */
    resetRequest: () => setSending({ step: 'filling' }),
  }
}

/** What `useForm` returns. */
export type FormModel<Draft extends object, Result = unknown> = ReturnType<typeof useForm<Draft, Result>>

/**
 * A form of a prerendered page: it takes over what was typed before its JavaScript loaded or before the page was reloaded, and
 * is empty again after it was sent.
 */
export function usePrerenderedForm<Field extends string, Result>(
  options: Omit<FormOptions<Record<Field, string>, Result>, 'onSent'>,
) {
  const { initial } = options
  const form = useForm({ ...options, onSent: () => form.restart(initial) })
  const { setDraft } = form
  const { ref } = form.element
  // Before React renders the prerendered fields again with empty values.
  useLayoutEffect(() => {
    const reloaded = takeDraft(initial)
    const typed = (ref.current && readTypedValues(ref.current, initial)) ?? reloaded
    if (typed) setDraft(typed)
  }, [initial, ref, setDraft])
  useEffect(() => {
    const store = () => {
      if (form.hasUnsaved()) storeDraft(form.draft)
    }
    addEventListener('pagehide', store)
    return () => removeEventListener('pagehide', store)
  })
  return form
}
