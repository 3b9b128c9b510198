import { LINK_UNKNOWN } from 'shared-ui/copy/reservations/guest-reservation'
import { TextPage } from '../../lib/page/text-page/TextPage.tsx'
import { ReachUs } from './ReachUs.tsx'
import { SendLinkForm } from './SendLinkForm.tsx'

/** Shown when the link's reservation is not found: a new link can be asked for, and the lodge can be reached. */
export function LinkUnknown() {
  return (
    <TextPage title={LINK_UNKNOWN.title}>
      <p>{LINK_UNKNOWN.text}</p>
      <SendLinkForm />
      <p>{LINK_UNKNOWN.help}</p>
      <ReachUs />
    </TextPage>
  )
}
