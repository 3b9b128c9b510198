import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { Ellipsis, Keyboard } from 'lucide-react'
import { useId, useRef } from 'react'
import { CONSOLE_FRAME } from 'shared-ui/copy/console-frame'
import { PREFERENCES } from 'shared-ui/copy/preferences'
import { inboxQueries } from '../../lib/inbox/inbox-queries.ts'
import { WaitingCount } from '../../lib/inbox/WaitingCount.tsx'
import styles from './StaffMenu.module.css'
import { MORE_MENU } from './staff-menu.ts'

/** The entry of what waits for staff, and the one of its pages whose address does not lie below it. */
const INBOX = '/messages-panel'
const PAYMENTS = '/payments-panel'

/** How much of that waits for staff; none while it is not known. */
function useWaiting(): number {
  const { data } = useQuery(inboxQueries.counts())
  return data ? data.messages + data.complaints + data.mails + data.payments : 0
}

/**
 * the pages beside the five. Where there is room they stand below them; on a phone a sheet over the bar has them,
 * opened by its last control, and gone with a press beside it, with Escape, or with a choice.
 */
export function MoreMenu({ onPreferences }: { onPreferences: () => void }) {
  const sheetId = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const waiting = useWaiting()
  const isAtPayments = useLocation({ select: ({ pathname }) => pathname === PAYMENTS })
  return (
    <>
      <button className={`${styles.entry} ${styles.more}`} type="button" popoverTarget={sheetId}>
        <Ellipsis className={styles.icon} aria-hidden="true" />
        <span>{CONSOLE_FRAME.more}</span>
        <WaitingCount count={waiting} />
      </button>
      <div className={styles.sheet} id={sheetId} ref={sheet} popover="auto">
        <p className={styles.group} id={`${sheetId}-title`}>
          {CONSOLE_FRAME.more}
        </p>
        <ul className={styles.moreList} role="list" aria-labelledby={`${sheetId}-title`}>
          {MORE_MENU.map(({ link, label, Icon }) => (
            <li key={link.to}>
              <Link
                {...link}
                className={styles.entry}
                aria-current={link.to === INBOX && isAtPayments ? 'page' : undefined}
                onClick={() => sheet.current?.hidePopover()}
              >
                <Icon className={styles.icon} aria-hidden="true" />
                <span>{label}</span>
                {link.to === INBOX && <WaitingCount count={waiting} />}
              </Link>
            </li>
          ))}
          <li>
            <button
              className={styles.entry}
              type="button"
              onClick={() => {
                sheet.current?.hidePopover()
                onPreferences()
              }}
            >
              <Keyboard className={styles.icon} aria-hidden="true" />
              <span>{PREFERENCES.open}</span>
            </button>
          </li>
        </ul>
      </div>
    </>
  )
}
