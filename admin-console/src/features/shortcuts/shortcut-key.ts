const TYPED_INTO = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])'

/** Boxes and dots take no letters. */
const NOT_TYPED_INTO = 'input[type="checkbox"], input[type="radio"], input[type="file"], input[type="button"]'

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(TYPED_INTO) && !target.matches(NOT_TYPED_INTO)

/**
 * The key that an event means for shortcuts, or null where it means something else: text into a field, a browser's own
 * shortcut, an answer to an open dialog, a key held down (WCAG 2.1.4).
 */
export function shortcutKey(event: KeyboardEvent): string | null {
  const { key, target } = event
  if (event.defaultPrevented || event.isComposing || event.repeat) return null
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  if (key.length !== 1 || isTypedInto(target)) return null
  if (document.querySelector('dialog[open]') !== null) return null
  // With the capitals locked a letter is still the same key.
  return event.shiftKey ? key : key.toLowerCase()
}
