/**
 * Runs inline in the head of every prerendered page, so it must not reference anything outside itself. Requests the page's code once
 * the page has been read, and after the code the fonts and the pictures that wait for it (`data-code`), since they would take its
 * share of a slow network. Repeat visitors have the fonts in the service worker's cache, so they see them from the first paint on.
 */
export function loadPageCode(): void {
  const longestWait = 10_000
  const { documentElement: root } = document

  function showPictures() {
    delete root.dataset['code']
  }

  function loadRest() {
    showPictures()
    const fonts = ['1em "Source Sans 3"', '1em "Brygada 1918"', 'italic 1em "Brygada 1918"']
    // Applied once all of them have loaded, since each change of font causes a new layout of the whole page.
    void Promise.allSettled(fonts.map((font) => document.fonts.load(font))).then(() => {
      root.dataset['fonts'] = ''
    })
  }

  root.dataset['code'] = 'loading'
  if (navigator.serviceWorker?.controller) root.dataset['fonts'] = ''
  addEventListener('DOMContentLoaded', () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
      link.rel = 'modulepreload'
    const script = document.createElement('script')
    script.type = 'module'
    script.crossOrigin = ''
    script.src = document.querySelector<HTMLLinkElement>('link[data-entry]')?.href ?? ''
    for (const end of ['load', 'error']) script.addEventListener(end, loadRest)
    setTimeout(showPictures, longestWait)
    document.head.append(script)
  })
}
