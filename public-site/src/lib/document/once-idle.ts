import { expireGuestOnSchedule } from '../visitor/typed-guest.ts'
import { cacheForOffline } from './cache-for-offline.ts'

// Work that every page does once it is rendered and the browser is idle.
expireGuestOnSchedule()
void cacheForOffline()
