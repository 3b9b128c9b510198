import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { ButtonLink } from 'shared-ui/components/ButtonLink'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { formatMoment } from 'shared-ui/copy/format'
import { ATTEND_MESSAGE, VIEW_MESSAGE } from 'shared-ui/copy/messages/messages-panel'
import type { StoredMessageResponse } from 'shared-ui/validators/messages/contact'
import { BackToList } from '../../lib/notices/BackToList.tsx'
import detail from '../../lib/page/detail-page.module.css'
import { Facts } from '../../lib/page/Facts.tsx'
import { Page } from '../../lib/page/Page.tsx'
import { Panel } from '../../lib/page/Panel.tsx'
import { PersonalDataButton } from '../../lib/personal-data/PersonalDataButton.tsx'
import styles from './MessageDetail.module.css'
import { MessageStateBadge } from './MessageStateBadge.tsx'
import { replyAddress } from './reply-address.ts'
import { useAttendMessage } from './use-attend-message.ts'

/** A whole message, with a link to reply by e-mail. */
export function MessageDetail({ message }: { message: StoredMessageResponse }) {
  const attending = useAttendMessage()
  return (
    <Page
      title={VIEW_MESSAGE.title}
      lead={
        <span className={detail.lead}>
          {message.names}
          <MessageStateBadge message={message} />
        </span>
      }
      actions={
        <>
          <BackToList to="/messages-panel">{VIEW_MESSAGE.back}</BackToList>
          <Button pending={attending.isPending} onClick={() => attending.mutate(message)}>
            {message.attended === null ? ATTEND_MESSAGE.attend : ATTEND_MESSAGE.reopen}
          </Button>
          <ButtonLink variant="primary" href={replyAddress(message.email)}>
            {VIEW_MESSAGE.reply}
          </ButtonLink>
        </>
      }
    >
      {attending.error && (
        <Alert>
          <ProblemText problem={attending.error} />
        </Alert>
      )}
      <div className={detail.panels}>
        <Panel title={VIEW_MESSAGE.message}>
          <p className={styles.words}>{message.message}</p>
          <p className={styles.note}>{VIEW_MESSAGE.replyNote}</p>
        </Panel>
        <SenderPanel message={message} />
      </div>
    </Page>
  )
}

function SenderPanel({ message }: { message: StoredMessageResponse }) {
  const { names, email, phone, createdAt, attended } = message
  return (
    <Panel title={VIEW_MESSAGE.who}>
      <Facts
        facts={[
          { label: VIEW_MESSAGE.names, value: names },
          { label: VIEW_MESSAGE.email, value: <a href={replyAddress(email)}>{email}</a> },
          { label: VIEW_MESSAGE.phone, value: <a href={`tel:${phone}`}>{phone}</a> },
          { label: VIEW_MESSAGE.at, value: formatMoment(createdAt) },
          {
            label: VIEW_MESSAGE.attended,
            value: attended ? VIEW_MESSAGE.attendedBy(attended.by, formatMoment(attended.at)) : '',
          },
        ]}
      />
      <PersonalDataButton person={email} />
    </Panel>
  )
}
