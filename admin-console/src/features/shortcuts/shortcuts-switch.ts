import { keptChoice } from '../../lib/kept-choice.ts'

/** WCAG 2.1.4: keys of one character can be switched off; kept on this device. */
export const shortcutsSwitch = keptChoice<'on' | 'off'>('lodge.shortcuts', ['on', 'off'])
