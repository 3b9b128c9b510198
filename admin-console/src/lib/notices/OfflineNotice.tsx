import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { CONSOLE_OFFLINE } from 'shared-ui/copy/problems/offline'

const isOnline = (): boolean => onlineManager.isOnline()

/** Says that there is no network, while queries are paused for that reason. */
export function OfflineNotice() {
  return useSyncExternalStore(onlineManager.subscribe, isOnline) ? null : (
    <Alert tone="warning">{CONSOLE_OFFLINE}</Alert>
  )
}
