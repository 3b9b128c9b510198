import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { NEWSLETTER_PANEL } from 'shared-ui/copy/messages/newsletter-panel'
import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { fetchStaffFile } from '../../lib/api.ts'
import { useAction } from '../../lib/hooks/use-action.ts'
import { Panel } from '../../lib/page/Panel.tsx'
import { saveFile } from '../../lib/save-file.ts'

/** Fetches the confirmed addresses and saves them; a plain link could not send the token. */
const useExportSubscriptions = () =>
  useAction({
    mutationFn: () => fetchStaffFile('newsletter/export'),
    onSuccess: (file) => saveFile(file, `${NEWSLETTER_PANEL.file.name}-${dayInLima(Date.now())}.csv`),
  })

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
