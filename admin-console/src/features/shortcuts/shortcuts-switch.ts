import { storedChoice } from '../../lib/stored-choice.ts'

/** Whether single-character shortcuts are on, stored on this device (WCAG 2.1.4). */
export const shortcutsSwitch = storedChoice<'on' | 'off'>('lodge.shortcuts', ['on', 'off'])
