const LIMA = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Lima',
  year: '2-digit',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** Formats an instant as Niubiz does: `yyMMddHHmmss` in Lima time. */
export function limaStamp(epochMs: number): string {
  const parts = new Map(LIMA.formatToParts(epochMs).map((part) => [part.type, part.value]))
  return (['year', 'month', 'day', 'hour', 'minute', 'second'] as const)
    .map((type) => parts.get(type))
    .join('')
}

/** Whether a transaction with this stamp happened today in Lima; only then can it be voided. */
export function isSameLimaDay(stamp: string, epochMs: number): boolean {
  return stamp.slice(0, 6) === limaStamp(epochMs).slice(0, 6)
}
