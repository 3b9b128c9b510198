import { LODGE } from 'content'
import { MAIL_WORDS } from 'shared-ui/copy/mails/mails'
import { type MailBlock, type MailDocument, oneLine } from './mail-document.ts'

function blockLines(block: MailBlock): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [oneLine(block.text)]
    case 'heading':
      return [oneLine(block.text).toLocaleUpperCase('es-PE')]
    case 'rows':
      return block.rows.map((row) => `${row.label}: ${oneLine(row.value)}`)
    case 'list':
      return block.points.map((point) => `- ${oneLine(point)}`)
    case 'links':
      return block.links.map((link) => `${link.text}: ${link.href}`)
  }
}

/** Renders a mail as plain text. */
export function renderText(document: MailDocument): string {
  const parts = [
    ...(document.notice === null ? [] : [`*** ${document.notice} ***`]),
    document.heading,
    ...document.blocks.map((block) => blockLines(block).join('\n')),
    `-- \n${MAIL_WORDS.sender}\n${LODGE.legalName}, ${MAIL_WORDS.ruc} ${LODGE.ruc}`,
  ]
  return `${parts.join('\n\n')}\n`
}
