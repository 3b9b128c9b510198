import { useState } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { ATTEND_MESSAGE, MESSAGES_PANEL } from 'shared-ui/copy/messages/messages-panel'
import { IGNORED_ADDRESS } from 'shared-ui/copy/problems/ignored-address'
import type { StoredMessageResponse } from 'shared-ui/validators/messages/contact'
import { InboxPage } from '../../lib/inbox/InboxPage.tsx'
import { DoneNotice } from '../../lib/notices/DoneNotice.tsx'
import type { OpenGroups } from '../../lib/paged-list/open-groups.ts'
import { IgnoredNotice } from '../../lib/search/IgnoredNotice.tsx'
import { MessageFiltersBar } from './MessageFiltersBar.tsx'
import { MessagesList } from './MessagesList.tsx'
import type { MessageFilters } from './messages-search.ts'
import { useAttendMessage } from './use-attend-message.ts'

export type MessagesScreenProps = {
  /** What the list is narrowed by, as in the address. */
  filters: MessageFilters
  /** Names of search parameters that were ignored because they are invalid. */
  ignored?: string | undefined
  /** How many groups of the list the address opens, and how to open one more. */
  opened: OpenGroups
  /** Receives the new filters when one is chosen, cleared or typed; the page puts them into the address. */
  onFiltersChange: (filters: MessageFilters) => void
}

const PARAMETER_LABELS = {
  search: MESSAGES_PANEL.search,
  state: MESSAGES_PANEL.state,
  groups: IGNORED_ADDRESS.groups,
}

/** The messages of the contact form, filtered as in the URL; each can be marked as attended to. */
export function MessagesScreen({ filters, ignored = '', opened, onFiltersChange }: MessagesScreenProps) {
  const attending = useAttendMessage()
  const [left, setLeft] = useState<string | null>(null)
  const attend = (message: StoredMessageResponse) => {
    setLeft(null)
    attending.mutate(message, {
      onSuccess: (response) => {
        const words = response.message.attended === null ? ATTEND_MESSAGE.reopened : ATTEND_MESSAGE.attended
        // With a state filter, the message leaves the list, and its button had the focus.
        if (filters.state !== '') setLeft(words(message.names))
      },
    })
  }
  return (
    <InboxPage title={MESSAGES_PANEL.title}>
      <IgnoredNotice ignored={ignored} labels={PARAMETER_LABELS} />
      <MessageFiltersBar filters={filters} onFiltersChange={onFiltersChange} />
      {left !== null && <DoneNotice>{left}</DoneNotice>}
      {attending.error && (
        <Alert>
          <ProblemText problem={attending.error} />
        </Alert>
      )}
      <MessagesList
        filters={filters}
        opened={opened}
        onFiltersChange={onFiltersChange}
        onAttend={attend}
        attending={attending.isPending ? attending.variables._id : null}
      />
    </InboxPage>
  )
}
