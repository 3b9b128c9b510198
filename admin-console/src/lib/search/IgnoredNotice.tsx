import { Alert } from 'shared-ui/components/Alert'
import { IGNORED_ADDRESS } from 'shared-ui/copy/problems/ignored-address'
import { namesIn } from './search-with-ignored.ts'

export type IgnoredNoticeProps = {
  /** Space-separated names of the search parameters that were ignored because they are invalid; usually empty. */
  ignored: string
  /** The label of each parameter's form field. */
  labels: Readonly<Record<string, string>>
}

/** Lists the search parameters that were ignored, so that an unfiltered list is not mistaken for a filtered one. */
export function IgnoredNotice({ ignored, labels }: IgnoredNoticeProps) {
  const names = namesIn(ignored, Object.keys(labels)).map((name) => labels[name] ?? name)
  if (names.length === 0) return null
  return <Alert tone="warning">{IGNORED_ADDRESS.sentence(names)}</Alert>
}
