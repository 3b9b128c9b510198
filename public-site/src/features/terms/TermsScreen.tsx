import { TERMS } from 'shared-ui/copy/legal/terms'
import { PageHead } from '../../lib/page/PageHead.tsx'
import { LegalPage } from '../../lib/page/text-page/LegalPage.tsx'

/** The terms and conditions. */
export function TermsScreen() {
  return (
    <>
      <PageHead title={TERMS.title} description={TERMS.description} path="/politics" />
      <LegalPage title={TERMS.title} updated={TERMS.updated} sections={TERMS.sections} />
    </>
  )
}
