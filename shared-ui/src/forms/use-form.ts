import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FailedRequest, isSameDraft, type Problems, refusedFields } from './form-fields.ts'
import { typedBefore } from './typed-before.ts'
import { useFormFields } from './use-form-fields.ts'

export type FormOptions<Draft extends object, Result> = {
  /** The draft at first. */
  initial: Draft
  /** What the server's own schema says of a draft. */
  check: (draft: Draft) => Problems<Draft>
  /** Sends a valid draft. What it throws is shown; what was typed stays (E-03). */
  send: (draft: Draft) => Promise<Result>
  /** Called once it was sent; nothing is unsaved by then. */
  onSent?: ((result: Result, draft: Draft) => void) | undefined
}

type Sending<Draft extends object, Result> =
  | { step: 'filling' | 'sending' }
  | { step: 'sent'; result: Result }
  | { step: 'failed'; problem: unknown; sent: Draft }

const isOfFields = <Draft extends object>(failed: FailedRequest<Draft>): boolean =>
  Object.keys(refusedFields(failed, failed.sent)).length > 0

/** A form: its draft, its errors and the request that sends it, once at a time (W-06). */
export function useForm<Draft extends object, Result>(options: FormOptions<Draft, Result>) {
  const { initial, check } = options
  const [baseline, setBaseline] = useState(initial)
  const [draft, setDraft] = useState(initial)
  const [sending, setSending] = useState<Sending<Draft, Result>>({ step: 'filling' })
  const isBusy = useRef(false)
  const isSaved = useRef(false)
  const fields = useFormFields({
    draft,
    onDraftChange: (change) => {
      isSaved.current = false
      setDraft(change)
    },
    check,
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
      fields.focusFirstFault()
    } finally {
      isBusy.current = false
    }
  }
  return {
    ...fields,
    setDraft,
    sending,
    isPending: sending.step === 'sending',
    /** Why the last request failed, or null. */
    failure: sending.step === 'failed' ? sending.problem : null,
    /** The same, but null where the sentence of a field says it. */
    problem: sending.step === 'failed' && !isOfFields(sending) ? sending.problem : null,
    /** Whether something typed would be lost by leaving (D-14). */
    hasUnsaved: () => !isSaved.current && !isSameDraft(draft, baseline),
    /** Starts again from a draft, without errors. */
    restart: (from: Draft) => {
      fields.forgetErrors()
      setBaseline(from)
      setDraft(from)
    },
    /** Forgets what became of the last request. */
    forgetRequest: () => setSending({ step: 'filling' }),
  }
}

/** What `useForm` returns. */
export type FormModel<Draft extends object, Result = unknown> = ReturnType<typeof useForm<Draft, Result>>

/** A form of a prerendered page: it takes over what was typed before its code had loaded, and is empty again once it was sent. */
export function usePrerenderedForm<Field extends string, Result>(
  options: Omit<FormOptions<Record<Field, string>, Result>, 'onSent'>,
) {
  const { initial } = options
  const form = useForm({ ...options, onSent: () => form.restart(initial) })
  const { setDraft } = form
  const { ref } = form.element
  // Before React renders the page's fields a second time, as empty as it knows them.
  useLayoutEffect(() => {
    const typed = ref.current && typedBefore(ref.current, initial)
    if (typed) setDraft(typed)
  }, [initial, ref, setDraft])
  return form
}
