const TEXT_INPUT = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])'

/** Inputs without text entry. */
const NO_TEXT_INPUT = 'input[type="checkbox"], input[type="radio"], input[type="file"], input[type="button"]'

const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(TEXT_INPUT) && !target.matches(NO_TEXT_INPUT)

/**
 * Returns the key of an event if it may be a shortcut, or null if it is text input, a browser shortcut, pressed in an open
 * dialog, or a key repeat (WCAG 2.1.4).
 */
export function shortcutKey(event: KeyboardEvent): string | null {
  const { key, target } = event
  if (event.defaultPrevented || event.isComposing || event.repeat) return null
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  if (key.length !== 1 || isTextInput(target)) return null
  if (document.querySelector('dialog[open]') !== null) return null
  // Ignores caps lock.
  return event.shiftKey ? key : key.toLowerCase()
}
