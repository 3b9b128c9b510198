/**
 * Shows the page as it is printed: rules for print apply on the screen, and rules for screens do not. Returns how to undo it.
 * Storybook has no means for it, and only a program that drives the browser can switch the medium itself.
 */
export function emulatePrint(): () => void {
  const changed = new Map<CSSMediaRule, string>()
  const apply = () => {
    for (const rule of mediaRules()) {
      const medium = rule.media.mediaText
      if (changed.has(rule) || !/\b(?:print|screen)\b/.test(medium)) continue
      changed.set(rule, medium)
      rule.media.mediaText = medium.replaceAll(/\bscreen\b/g, 'not all').replaceAll(/\bprint\b/g, 'all')
    }
  }
  apply()
  // Stylesheets of lazy components arrive later.
  const watch = new MutationObserver(apply)
  watch.observe(document.head, { childList: true, subtree: true })
  return () => {
    watch.disconnect()
    for (const [rule, medium] of changed) rule.media.mediaText = medium
  }
}

const mediaRules = (): CSSMediaRule[] =>
  Array.from(document.styleSheets).flatMap((sheet) => mediaRulesIn(sheet.cssRules))

function mediaRulesIn(rules: CSSRuleList): CSSMediaRule[] {
  return Array.from(rules).flatMap((rule) => {
    const inner = rule instanceof CSSGroupingRule ? mediaRulesIn(rule.cssRules) : []
    return rule instanceof CSSMediaRule ? [rule, ...inner] : inner
  })
}
