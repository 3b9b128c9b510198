/**
 * Runs in the head of every prerendered page, and so may use nothing from outside: lets the page and its banner be seen
 * before the site's code and letters are asked for, which on a phone's line take three times as long. Whoever touches the
 * page earlier starts it. Repeat visitors have the letters at hand, so they see them from the first paint on.
 */
export function afterFirstPaint(): void {
  const page = document.documentElement
  let begun = false

  function begin() {
    if (begun) return
    begun = true
    page.dataset['letters'] = ''
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) {
      link.rel = 'modulepreload'
      if (link.dataset['entry'] === undefined) continue
      const script = document.createElement('script')
      script.type = 'module'
      script.crossOrigin = ''
      script.src = link.href
      document.head.append(script)
    }
  }

  function beginOnceSeen() {
    requestAnimationFrame(() => setTimeout(begin))
  }

  if (navigator.serviceWorker?.controller) page.dataset['letters'] = ''
  for (const touch of ['pointerdown', 'keydown', 'focusin']) {
    addEventListener(touch, begin, { once: true, capture: true })
  }
  addEventListener('DOMContentLoaded', () => {
    const banner = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
    if (!banner || banner.complete) beginOnceSeen()
    else for (const end of ['load', 'error']) banner.addEventListener(end, beginOnceSeen)
  })
}
