import { PRIVACY } from 'shared-ui/copy/legal/privacy'
import { PageHead } from '../../lib/page/PageHead.tsx'
import { LegalPage } from '../../lib/page/text-page/LegalPage.tsx'

/** The privacy policy (Ley 29733). */
export function PrivacyScreen() {
  return (
    <>
      <PageHead title={PRIVACY.title} description={PRIVACY.description} path="/privacy" />
      <LegalPage
        title={PRIVACY.title}
        updated={PRIVACY.updated}
        intro={PRIVACY.intro}
        sections={PRIVACY.sections}
      />
    </>
  )
}
