import panels from '../../lib/page/detail-page.module.css'
import { SecondFactorPanel } from './second-factor/SecondFactorPanel.tsx'
import { OwnSessions } from './sessions/OwnSessions.tsx'

/** One's own account: second factor and open sessions. */
export const OwnAccount = () => (
  <div className={panels.panels}>
    <SecondFactorPanel />
    <OwnSessions />
  </div>
)
