import { keepOffline } from './keep-offline.ts'
import { keepForgettingGuest } from './typed-guest.ts'

/** What every page does once it is drawn and the browser is idle. */
keepForgettingGuest()
void keepOffline()
