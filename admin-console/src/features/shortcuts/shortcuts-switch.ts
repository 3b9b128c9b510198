import { storedChoice } from '../../lib/stored-choice.ts'

/** WCAG 2.1.4: keys of one character can be switched off; kept on this device. */
export const shortcutsSwitch = storedChoice<'on' | 'off'>('lodge.shortcuts', ['on', 'off'])
