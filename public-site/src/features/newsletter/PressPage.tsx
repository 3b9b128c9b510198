import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiProblem } from 'shared-ui/api/problems'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { NEWSLETTER_PAGES } from 'shared-ui/copy/messages/newsletter'
import { useIsLive } from '../../lib/document/use-is-live.ts'
import { ButtonRouteLink } from '../../lib/page/links.tsx'
import { PageHead } from '../../lib/page/PageHead.tsx'
import { TextPage } from '../../lib/page/text-page/TextPage.tsx'
import { WithoutScript } from '../../lib/page/WithoutScript.tsx'

export type PressPageProps = {
  words: { title: string; description: string; text: string; button: string }
  /** Performs the action. Returns the sentences that describe its outcome. */
  press: () => Promise<readonly string[]>
  /** What to do if the link is not known; without it the server's message. */
  whenUnknown?: ReactNode
}

type Step =
  | { at: 'asking' }
  | { at: 'sending' }
  | { at: 'done'; sentences: readonly string[] }
  | { at: 'failed'; problem: unknown }

/**
 * A page that a mail links to. Opening it changes nothing, since mail scanners open links too; its button performs the
 * action, and the outcome replaces it.
 */
export function PressPage({ words, press, whenUnknown }: PressPageProps) {
  const [step, setStep] = useState<Step>({ at: 'asking' })
  const isBusy = useRef(false)
  const isLive = useIsLive()
  const act = async () => {
    if (isBusy.current) return
    isBusy.current = true
    setStep({ at: 'sending' })
    try {
      setStep({ at: 'done', sentences: await press() })
    } catch (problem) {
      setStep({ at: 'failed', problem })
    } finally {
      isBusy.current = false
    }
  }
  return (
    <TextPage title={words.title}>
      <PageHead title={words.title} description={words.description} />
      {!isOver(step) && (
        <>
          <p>{words.text}</p>
          <p>
            <Button
              variant="primary"
              disabled={!isLive}
              pending={step.at === 'sending'}
              onClick={() => void act()}
            >
              {words.button}
            </Button>
          </p>
          <WithoutScript missing="button" />
        </>
      )}
      <Outcome step={step} whenUnknown={whenUnknown} />
    </TextPage>
  )
}

/** Whether the link is no longer valid. The home page has the form for a new sign-up. */
const isRemoved = (problem: unknown): boolean =>
  problem instanceof ApiProblem && problem.code === 'subscription_not_found'

/** Whether pressing again would change nothing. */
const isOver = (step: Step): boolean =>
  step.at === 'done' || (step.at === 'failed' && isRemoved(step.problem))

/** What the press led to. It takes the focus if it replaces the button. */
function Outcome({ step, whenUnknown }: { step: Step } & Pick<PressPageProps, 'whenUnknown'>) {
  const outcome = useRef<HTMLDivElement>(null)
  const replacesButton = isOver(step)
  useEffect(() => {
    if (replacesButton) outcome.current?.focus()
  }, [replacesButton])
  return (
    <div ref={outcome} tabIndex={-1}>
      {step.at === 'failed' && (
        <Alert action={isRemoved(step.problem) && <HomeLink />}>
          {(isRemoved(step.problem) && whenUnknown) || <ProblemText problem={step.problem} />}
        </Alert>
      )}
      {step.at === 'done' && (
        <Alert tone="success" action={<HomeLink />}>
          {step.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Alert>
      )}
    </div>
  )
}

function HomeLink() {
  return <ButtonRouteLink to="/">{NEWSLETTER_PAGES.home}</ButtonRouteLink>
}
