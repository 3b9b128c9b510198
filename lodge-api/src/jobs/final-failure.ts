/**
 * Whether an attempt failed for good: the mail server refuses the receiver's address permanently (5xx to `RCPT TO`, RFC 5321,
 * 4.2.1). Another attempt would get the same response.
 */
export function isFinalFailure(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false
  const { responseCode, command } = error
  return (
    command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600
  )
}
