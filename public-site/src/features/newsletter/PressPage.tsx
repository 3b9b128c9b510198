import { useRef, useState } from 'react'
import { ApiProblem } from 'shared-ui/api/problems'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { NEWSLETTER_PAGES } from 'shared-ui/copy/newsletter'
import { ButtonRouteLink } from '../../lib/links.tsx'
import { PageHead } from '../../lib/PageHead.tsx'
import { ProblemText } from '../../lib/ProblemText.tsx'
import { TextPage } from '../../lib/TextPage.tsx'
import { useIsLive } from '../../lib/use-is-live.ts'

export type PressPageProps = {
  words: { title: string; description: string; text: string; button: string }
  /** Does it; gives the sentences that say what came of it. */
  press: () => Promise<readonly string[]>
}

type Step =
  | { at: 'asking' }
  | { at: 'sending' }
  | { at: 'done'; said: readonly string[] }
  | { at: 'failed'; problem: unknown }

/**
 * Case 12: a page that a mail links to. Opening it changes nothing, whoever opens it; its button does, once, and pressing it
 * again says that it is done.
 */
export function PressPage({ words, press }: PressPageProps) {
  const [step, setStep] = useState<Step>({ at: 'asking' })
  const isBusy = useRef(false)
  const isLive = useIsLive()
  const act = async () => {
    if (isBusy.current) return
    isBusy.current = true
    setStep({ at: 'sending' })
    try {
      setStep({ at: 'done', said: await press() })
    } catch (problem) {
      setStep({ at: 'failed', problem })
    } finally {
      isBusy.current = false
    }
  }
  return (
    <TextPage title={words.title}>
      <PageHead title={words.title} description={words.description} />
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
      {step.at === 'failed' && (
        <Alert action={isRemoved(step.problem) && <HomeLink />}>
          <ProblemText problem={step.problem} />
        </Alert>
      )}
      {step.at === 'done' && (
        <Alert tone="success" action={<HomeLink />}>
          {step.said.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Alert>
      )}
    </TextPage>
  )
}

/** The link holds no more: on the first page one signs up anew. */
const isRemoved = (problem: unknown): boolean =>
  problem instanceof ApiProblem && problem.code === 'subscription_not_found'

function HomeLink() {
  return <ButtonRouteLink to="/">{NEWSLETTER_PAGES.home}</ButtonRouteLink>
}
