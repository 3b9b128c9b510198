import { cacheForOffline } from './cache-for-offline.ts'
import { expireGuestOnSchedule } from './typed-guest.ts'

/** What every page does once it is drawn and the browser is idle. */
expireGuestOnSchedule()
void cacheForOffline()
