import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { Ellipsis, Keyboard } from 'lucide-react'
import { useId, useRef } from 'react'
import { CONSOLE_FRAME } from 'shared-ui/copy/console/console-frame'
import { PREFERENCES } from 'shared-ui/copy/staff/preferences'
import { inboxQueries } from '../../lib/inbox/inbox-queries.ts'
import { WaitingCount } from '../../lib/inbox/WaitingCount.tsx'
import styles from './StaffMenu.module.css'
import { MORE_MENU, RARE_PAGES } from './staff-menu.ts'

/** The inbox, and the one of its pages whose path is not below it. */
const INBOX = '/messages-panel'
const PAYMENTS = '/payments-panel'

/** The number of items that wait for staff; zero while it is unknown. */
function useWaiting(): number {
  const { data } = useQuery(inboxQueries.counts())
  return data ? data.messages + data.complaints + data.mails + data.payments + (data.backup ? 1 : 0) : 0
}

/**
 * The pages beside the main five. Below them if there is room; on a phone in a popover above the menu bar, which closes with a
 * press outside, Escape or a choice.
 */
export function MoreMenu({ onPreferences }: { onPreferences: () => void }) {
  const popoverId = useId()
  const popover = useRef<HTMLDivElement>(null)
  const waiting = useWaiting()
  const isAtPayments = useLocation({ select: ({ pathname }) => pathname === PAYMENTS })
  return (
    <>
      <button className={`${styles.entry} ${styles.more}`} type="button" popoverTarget={popoverId}>
        <Ellipsis className={styles.icon} aria-hidden="true" />
        <span>{CONSOLE_FRAME.more}</span>
        <WaitingCount count={waiting} />
      </button>
      <div className={styles.popover} id={popoverId} ref={popover} popover="auto">
        <p className={styles.group} id={`${popoverId}-title`}>
          {CONSOLE_FRAME.more}
        </p>
        <ul className={styles.moreList} role="list" aria-labelledby={`${popoverId}-title`}>
          {RARE_PAGES.map(({ link, label, Icon }) => (
            <li key={link.to} className={styles.inMore}>
              <Link {...link} className={styles.entry} onClick={() => popover.current?.hidePopover()}>
                <Icon className={styles.icon} aria-hidden="true" />
                <span>{label}</span>
              </Link>
            </li>
          ))}
          {MORE_MENU.map(({ link, label, Icon }) => (
            <li key={link.to}>
              <Link
                {...link}
                className={styles.entry}
                aria-current={link.to === INBOX && isAtPayments ? 'page' : undefined}
                onClick={() => popover.current?.hidePopover()}
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
                popover.current?.hidePopover()
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
