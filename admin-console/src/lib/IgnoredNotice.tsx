import { Alert } from 'shared-ui/components/Alert'
import { IGNORED_ADDRESS } from 'shared-ui/copy/ignored-address'
import { namesIn } from './search-with-ignored.ts'

export type IgnoredNoticeProps = {
  /** The names of what the address carried and the page could not use, apart by spaces; mostly empty. */
  ignored: string
  /** What each is called where it is set. */
  labels: Readonly<Record<string, string>>
}

/** Tells what of an address was left out, so that nobody takes a whole list for the one that was asked for. */
export function IgnoredNotice({ ignored, labels }: IgnoredNoticeProps) {
  const names = namesIn(ignored, Object.keys(labels)).map((name) => labels[name] ?? name)
  if (names.length === 0) return null
  return <Alert tone="warning">{IGNORED_ADDRESS.sentence(names)}</Alert>
}
