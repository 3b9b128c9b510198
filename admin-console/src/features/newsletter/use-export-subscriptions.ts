import { NEWSLETTER_PANEL } from 'shared-ui/copy/newsletter-panel'
import { dayInLima } from 'shared-ui/rules/calendar-date'
import { fetchStaffFile } from '../../lib/api.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useAction } from '../../lib/use-action.ts'

/** Fetches the confirmed addresses and saves them; a plain link could not send the token. */
export const useExportSubscriptions = () =>
  useAction({
    mutationFn: () => fetchStaffFile('newsletter/export'),
    onSuccess: (file) => saveFile(file, `${NEWSLETTER_PANEL.file.name}-${dayInLima(Date.now())}.csv`),
  })
