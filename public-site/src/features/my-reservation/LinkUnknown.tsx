import { LINK_UNKNOWN } from 'shared-ui/copy/reservations/guest-reservation'
import { TextPage } from '../../lib/page/text-page/TextPage.tsx'
import { ReachUs } from './ReachUs.tsx'

/** Shown when the link's reservation is not found, with the lodge's contact. */
export function LinkUnknown() {
  return (
    <TextPage title={LINK_UNKNOWN.title}>
      <p>{LINK_UNKNOWN.text}</p>
      <p>{LINK_UNKNOWN.help}</p>
      <ReachUs />
    </TextPage>
  )
}
