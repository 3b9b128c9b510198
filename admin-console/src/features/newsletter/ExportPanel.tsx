import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { NEWSLETTER_PANEL } from 'shared-ui/copy/newsletter-panel'
import { ProblemText } from '../../lib/ProblemText.tsx'
import { Panel } from '../../lib/page/Panel.tsx'
import { useExportSubscriptions } from './use-export-subscriptions.ts'

/** Downloads the confirmed addresses as a file for the newsletter service. */
export function ExportPanel({ confirmed }: { confirmed: number }) {
  const exporting = useExportSubscriptions()
  return (
    <Panel title={NEWSLETTER_PANEL.exportTitle}>
      <p>{confirmed === 0 ? NEWSLETTER_PANEL.nobody : NEWSLETTER_PANEL.exportText}</p>
      <div>
        <Button
          variant="primary"
          disabled={confirmed === 0}
          pending={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          {NEWSLETTER_PANEL.exportButton}
        </Button>
      </div>
      {exporting.isSuccess && <Alert tone="success">{NEWSLETTER_PANEL.exported}</Alert>}
      {exporting.error && (
        <Alert>
          <ProblemText problem={exporting.error} />
        </Alert>
      )}
    </Panel>
  )
}
