import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiProblem } from 'shared-ui/api/problems'
import { focusFirstFault } from 'shared-ui/components/Field'
import { typedBefore } from './typed-before.ts'
import { useIsLive } from './use-is-live.ts'

/** A form as typed: every field a text, `''` while it is empty. */
type Draft<Field extends string> = Record<Field, string>
/** What is wrong with it, a sentence a field. */
type Problems<Field extends string> = Partial<Record<Field, string>>

type FormParts<Field extends string, Result> = {
  /** The form untouched, and again once it was sent. */
  empty: Draft<Field>
  /** What the server's own schema says of a draft. */
  check: (draft: Draft<Field>) => Problems<Field>
  /** Sends it. What it throws is shown; what was typed stays (E-03). */
  send: (draft: Draft<Field>) => Promise<Result>
}

type Sending<Field extends string, Result> =
  | { step: 'filling' }
  | { step: 'sending' }
  | { step: 'sent'; result: Result }
  | { step: 'failed'; problem: unknown; sent: Draft<Field> }

/**
 * A form that visitors send: it keeps what was typed before its code came; faults stand beside fields that were left, and
 * beside all of them after a try that was not ready, with the focus on the first; while it is sent it cannot be sent
 * again (W-06).
 */
export function useForm<Field extends string, Result>({ empty, check, send }: FormParts<Field, Result>) {
  const { draft, setDraft, ref } = useDraft(empty)
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const [isTried, setTried] = useState(false)
  const { sending, deliver, again } = useDelivery(send, () => {
    setDraft(empty)
    setLeft(new Set())
    setTried(false)
  })

  const faults = check(draft)
  const refused = refusedFields(sending, draft)
  const isReady = Object.keys(faults).length === 0
  const set = (name: Field, typed: string) => setDraft((before) => ({ ...before, [name]: typed }))

  return {
    draft,
    sending,
    isReady,
    /** Until then the browser itself would send it, and put what was typed into the page's address. */
    isLive: useIsLive(),
    set,
    /** What a field of text is given. */
    field: (name: Field) => ({
      name,
      value: draft[name],
      error: (isTried || left.has(name) ? faults[name] : undefined) ?? refused[name],
      onValueChange: (typed: string) => set(name, typed),
      onBlur: () => setLeft((before) => new Set(before).add(name)),
    }),
    /** Back to the form, untouched, after it was sent. */
    again,
    /** What the `<form>` is given. */
    element: {
      ref,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        flushSync(() => setTried(true))
        if (isReady) void deliver(draft)
        else focusFirstFault(event.currentTarget)
      },
    },
  }
}

/** What is typed; at first what was typed into the prerendered page. */
function useDraft<Field extends string>(empty: Draft<Field>) {
  const [draft, setDraft] = useState(empty)
  const ref = useRef<HTMLFormElement>(null)
  // Before React draws the page's fields a second time, as empty as it knows them.
  useLayoutEffect(() => {
    const typed = ref.current && typedBefore(ref.current, empty)
    if (typed) setDraft(typed)
  }, [empty])
  return { draft, setDraft, ref }
}

function useDelivery<Field extends string, Result>(
  send: (draft: Draft<Field>) => Promise<Result>,
  onSent: () => void,
) {
  const [sending, setSending] = useState<Sending<Field, Result>>({ step: 'filling' })
  const isBusy = useRef(false)
  const deliver = async (draft: Draft<Field>) => {
    if (isBusy.current) return
    isBusy.current = true
    setSending({ step: 'sending' })
    try {
      const result = await send(draft)
      onSent()
      setSending({ step: 'sent', result })
    } catch (problem) {
      setSending({ step: 'failed', problem, sent: draft })
    } finally {
      isBusy.current = false
    }
  }
  return { sending, deliver, again: () => setSending({ step: 'filling' }) }
}

/** V-10: what the server found wrong with fields that are still as they were sent. */
function refusedFields<Field extends string, Result>(
  sending: Sending<Field, Result>,
  draft: Draft<Field>,
): Problems<Field> {
  if (sending.step !== 'failed' || !(sending.problem instanceof ApiProblem)) return {}
  const { problem, sent } = sending
  const isSameField = (name: string): name is Field => Object.hasOwn(draft, name)
  const refused: Problems<Field> = {}
  for (const [name, sentence] of Object.entries(problem.fields)) {
    if (isSameField(name) && draft[name] === sent[name]) refused[name] = sentence
  }
  return refused
}
