import { LODGE } from 'content'
import { MAIL_WORDS } from 'shared-ui/copy/mails/mails'
import { escapeMarkup } from 'shared-ui/rules/text/escape-markup'
import { type MailBlock, type MailDocument, type MailLink, type MailRow, oneLine } from './mail-document.ts'

// Mail clients support neither custom properties nor stylesheets, so the values of the design tokens are inlined.
const SANS = 'font-family:Arial,Helvetica,sans-serif'
const SERIF = 'font-family:Georgia,serif'
const STYLES = {
  page: `margin:0;padding:24px 12px;background:#fbf7ef;color:#22301f;${SANS};font-size:16px;line-height:1.5`,
  content: 'max-width:600px;margin:0 auto;padding:28px 24px;background:#fffdf8;border:1px solid #ddd3bd',
  lodge: `margin:0 0 20px;color:#2f5d3a;${SERIF};font-size:18px`,
  notice: 'margin:0 0 20px;padding:10px 14px;background:#fbf0d2;color:#7a520c;font-weight:bold',
  title: `margin:0 0 16px;${SERIF};font-size:26px;line-height:1.2;font-weight:normal`,
  heading: `margin:28px 0 8px;${SERIF};font-size:19px;line-height:1.3;font-weight:normal`,
  paragraph: 'margin:0 0 14px',
  table: 'width:100%;margin:0 0 14px;border-collapse:collapse',
  label:
    'padding:6px 12px 6px 0;border-bottom:1px solid #ddd3bd;color:#55614c;text-align:left;font-weight:normal;vertical-align:top;width:40%',
  value:
    'padding:6px 0;border-bottom:1px solid #ddd3bd;text-align:left;vertical-align:top;overflow-wrap:anywhere',
  list: 'margin:0 0 14px;padding-left:20px',
  link: 'color:#23606f',
  foot: 'margin:28px 0 0;padding-top:14px;border-top:1px solid #ddd3bd;color:#55614c;font-size:14px',
} as const

/** Escapes a text for HTML, on one line. */
const escaped = (text: string): string => escapeMarkup(oneLine(text))

function element(tag: string, style: keyof typeof STYLES, content: string): string {
  return `<${tag} style="${STYLES[style]}">${content}</${tag}>`
}

function rowHtml({ label, value, strong }: MailRow): string {
  const shown = strong ? `<strong>${escaped(value)}</strong>` : escaped(value)
  return `<tr><th scope="row" style="${STYLES.label}">${escaped(label)}</th>${element('td', 'value', shown)}</tr>`
}

const linkHtml = ({ text, href }: MailLink): string =>
  `<a href="${escaped(href)}" style="${STYLES.link}">${escaped(text)}</a>`

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return element('p', 'paragraph', escaped(block.text))
    case 'heading':
      return element('h2', 'heading', escaped(block.text))
    case 'rows':
      return element('table', 'table', block.rows.map(rowHtml).join('\n'))
    case 'list':
      return element('ul', 'list', block.points.map((point) => `<li>${escaped(point)}</li>`).join('\n'))
    case 'links':
      return element('p', 'paragraph', block.links.map(linkHtml).join('<br>\n'))
  }
}

/** Renders a mail as HTML, without images, scripts or remote content. */
export function renderHtml(document: MailDocument): string {
  const content = [
    element('p', 'lodge', escaped(LODGE.name)),
    ...(document.notice === null ? [] : [element('p', 'notice', escaped(document.notice))]),
    element('h1', 'title', escaped(document.heading)),
    ...document.blocks.map(blockHtml),
    element('p', 'foot', `${escaped(LODGE.legalName)} · ${MAIL_WORDS.ruc} ${escaped(LODGE.ruc)}`),
  ].join('\n')
  return `<!doctype html>
<html lang="es-PE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(document.subject)}</title>
</head>
${element('body', 'page', `\n${element('div', 'content', `\n${content}\n`)}\n`)}
</html>
`
}
