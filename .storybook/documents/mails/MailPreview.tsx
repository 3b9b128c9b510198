import { type SyntheticEvent, useState } from 'react'
import { renderHtml } from '../../../lodge-api/src/mail/render/render-html.ts'
import { renderText } from '../../../lodge-api/src/mail/render/render-text.ts'
import type { SampleMail } from '../../../lodge-api/test/fixtures/sample-mails.ts'
import styles from './MailPreview.module.css'

/** A window of a mail program: its width in CSS pixels, and whether it inverts the colours of mails. */
const WINDOWS = [
  { title: 'Claro, 600 px', width: 600, isInverted: false },
  { title: 'Claro, 320 px', width: 320, isInverted: false },
  { title: 'Oscuro, 600 px', width: 600, isInverted: true },
  { title: 'Oscuro, 320 px', width: 320, isInverted: true },
] as const

/** A mail as the server sends it: in the widths and colours of mail programs, and as plain text. */
export function MailPreview({ document }: Pick<SampleMail, 'document'>) {
  const html = renderHtml(document)
  return (
    <main className={styles.page}>
      <h1 className={styles.subject}>{document.subject}</h1>
      {WINDOWS.map(({ title, width, isInverted }) => (
        <section className={styles.window} data-inverted={isInverted} style={{ width }} key={title}>
          <h2 className={styles.title}>{title}</h2>
          <MailFrame title={`${document.subject} (${title})`} html={html} />
        </section>
      ))}
      <section className={styles.window} style={{ width: 600 }}>
        <h2 className={styles.title}>Solo texto</h2>
        <pre className={styles.text}>{renderText(document)}</pre>
      </section>
    </main>
  )
}

/** A frame that is as tall as its document. */
function MailFrame({ title, html }: { title: string; html: string }) {
  const [height, setHeight] = useState<number>()
  const measure = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
    setHeight(currentTarget.contentDocument?.documentElement.scrollHeight)
  return (
    <iframe
      className={styles.frame}
      data-measured={height !== undefined}
      // Without scripts, as in mail programs.
      sandbox="allow-same-origin"
      title={title}
      srcDoc={html}
      style={{ height }}
      onLoad={measure}
    />
  )
}
