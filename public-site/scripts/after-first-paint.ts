/**
 * Runs in the head of every prerendered page, and so may use nothing from outside: lets the page and its banner be seen
 * before the rest is asked for, which on a phone's line takes three times as long. Whoever touches the page earlier starts
 * it. Repeat visitors have the letters at hand, so they see them from the first paint on.
 */
export function afterFirstPaint(askFor: typeof theRest): void {
  let begun = false

  function begin() {
    if (begun) return
    begun = true
    askFor(document)
  }

  /** A frame takes a phone a while to bring to the glass. Where nothing tells of it, it has been by then. */
  function beginOnceSeen(banner: Element | null) {
    new PerformanceObserver((list) => {
      const seen = list.getEntries().map((paint) => 'element' in paint && paint.element)
      if (!banner || seen.includes(banner)) begin()
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    setTimeout(begin, 500)
  }

  if (navigator.serviceWorker?.controller) document.documentElement.dataset['letters'] = ''
  for (const touch of ['pointerdown', 'keydown', 'focusin']) {
    addEventListener(touch, begin, { once: true, capture: true })
  }
  addEventListener('DOMContentLoaded', () => {
    const banner = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
    if (!banner || banner.complete) beginOnceSeen(banner)
    else for (const end of ['load', 'error']) banner.addEventListener(end, () => beginOnceSeen(banner))
  })
}

/** Asks for the site's letters, its whole sheet and its code. Stands beside the function above, and as alone. */
export function theRest(page: Document): void {
  const later = (mark: string) => page.querySelectorAll<HTMLLinkElement>(`link[rel=later]${mark}`)

  function letters() {
    const faces = ['1em "Source Sans 3"', '1em "Brygada 1918"', 'italic 1em "Brygada 1918"']
    // Shown once all of them are here: each change of letters lays the whole page out anew.
    void Promise.allSettled(faces.map((face) => page.fonts.load(face))).then(() => {
      page.documentElement.dataset['letters'] = ''
    })
  }

  function sheet(named: HTMLLinkElement): Promise<unknown> {
    const link = page.createElement('link')
    link.rel = 'stylesheet'
    link.href = named.href
    link.dataset['sheet'] = ''
    // Lies ready until another page is drawn (`lib/whole-sheet.ts`): in force it would lay this one out anew.
    link.media = 'print'
    named.replaceWith(link)
    return new Promise((end) => {
      for (const event of ['load', 'error']) link.addEventListener(event, end)
    })
  }

  function run(entry: string) {
    const script = page.createElement('script')
    script.type = 'module'
    script.crossOrigin = ''
    script.src = entry
    page.head.append(script)
  }

  letters()
  const sheets = Array.from(later('[data-sheet]'), sheet)
  const entries = Array.from(later('[data-entry]'), ({ href }) => href)
  for (const link of later('')) link.rel = 'modulepreload'
  // What the code draws next may need the whole sheet. Without it the page works, if plainly.
  void Promise.all(sheets).then(() => {
    for (const entry of entries) run(entry)
  })
}
