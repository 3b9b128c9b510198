import { cacheForOffline } from './cache-for-offline.ts'
import { expireGuestOnSchedule } from './typed-guest.ts'

// Work that every page does once it is rendered and the browser is idle.
expireGuestOnSchedule()
void cacheForOffline()
