import { DOCTOR } from 'shared-ui/copy/server/doctor'
import type { Config } from '../config.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, warning } = findingsOf('settings')
const ALL_INTERFACES = new Set(['0.0.0.0', '::'])

/** Checks settings that are valid but probably not what a real lodge wants. */
export function checkSettings(config: Config): Finding[] {
  if (!config.production) return [warning(DOCTOR.development)]
  const findings = [
    ...(config.allowDemo ? [warning(DOCTOR.allowDemo)] : []),
    ...(config.trustProxy === false ? [warning(DOCTOR.noProxy)] : []),
    ...(ALL_INTERFACES.has(config.host) ? [warning(DOCTOR.openHost(config.host))] : []),
  ]
  return findings.length > 0 ? findings : [ok(DOCTOR.settingsOk)]
}
