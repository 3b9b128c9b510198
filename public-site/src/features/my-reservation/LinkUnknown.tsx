import { LINK_UNKNOWN } from 'shared-ui/copy/guest-reservation'
import { TextPage } from '../../lib/TextPage.tsx'
import { ReachUs } from './ReachUs.tsx'

/** B-12: a link that leads to no reservation, and how to reach the lodge instead. */
export function LinkUnknown() {
  return (
    <TextPage title={LINK_UNKNOWN.title}>
      <p>{LINK_UNKNOWN.text}</p>
      <p>{LINK_UNKNOWN.help}</p>
      <ReachUs />
    </TextPage>
  )
}
