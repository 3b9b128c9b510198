/**
 * Runs inline in the head of every prerendered page, so it must not reference anything outside itself. Calls `load` once the page
 * and its banner are visible, so as not to delay them on a slow network, or at the first interaction, and at the latest two
 * seconds after the page has been read, since a banner may never arrive. Repeat visitors have the fonts in the service worker's
 * cache, so they see them from the first paint on.
 */
export function afterFirstPaint(load: typeof loadDeferredAssets): void {
  const longestWait = 2000
  let isLoading = false

  function begin() {
    if (isLoading) return
    isLoading = true
    load(document)
  }

  /** Waits until the banner is on the screen, which takes a phone a while. Browsers that report no such entry wait 500 ms. */
  function beginOncePainted(banner: Element | null) {
    new PerformanceObserver((list) => {
      const painted = list.getEntries().map((paint) => 'element' in paint && paint.element)
      if (!banner || painted.includes(banner)) begin()
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    setTimeout(begin, 500)
  }

  document.documentElement.dataset['code'] = 'loading'
  if (navigator.serviceWorker?.controller) document.documentElement.dataset['fonts'] = ''
  addEventListener('DOMContentLoaded', () => {
    for (const interaction of ['pointerdown', 'keydown', 'focusin']) {
      addEventListener(interaction, begin, { once: true, capture: true })
    }
    setTimeout(begin, longestWait)
    const banner = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
    if (!banner || banner.complete) beginOncePainted(banner)
    else for (const end of ['load', 'error']) banner.addEventListener(end, () => beginOncePainted(banner))
  })
}

/**
 * Loads the page's code, and after it the fonts and the pictures that wait for it (`data-code`), since they would take its share
 * of a slow network. Runs inline in the head like the function above.
 */
export function loadDeferredAssets(page: Document): void {
  const longestWait = 10_000
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel=later]')) link.rel = 'modulepreload'
  const script = page.createElement('script')
  script.type = 'module'
  script.crossOrigin = ''
  script.src = page.querySelector<HTMLLinkElement>('link[data-entry]')?.href ?? ''
  for (const end of ['load', 'error']) script.addEventListener(end, loadRest)
  setTimeout(showPictures, longestWait)
  page.head.append(script)

  function showPictures() {
    delete page.documentElement.dataset['code']
  }

  function loadRest() {
    showPictures()
    const fonts = ['1em "Source Sans 3"', '1em "Brygada 1918"', 'italic 1em "Brygada 1918"']
    // Applied once all of them have loaded, since each change of font causes a new layout of the whole page.
    void Promise.allSettled(fonts.map((font) => page.fonts.load(font))).then(() => {
      page.documentElement.dataset['fonts'] = ''
    })
  }
}
