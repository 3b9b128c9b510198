import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ParsedMail, simpleParser } from 'mailparser'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../test/databases.ts'
import type { Database } from '../database/connect.ts'
import { enqueueJob } from '../jobs/job-queue.ts'
import { createWorker, type Worker } from '../jobs/worker.ts'
import { createMailTransport } from './create-transport.ts'
import { createMailHandler } from './mail-handler.ts'
import type { MailTransport } from './mail-transport.ts'
import { insertReservation, SAMPLE_ID } from './sample-reservation.ts'

const MAIL_FROM = 'Lodge <reservas@lodge.example>'
const LINKS = { publicUrl: 'https://lodge.example.pe', adminUrl: 'https://consola.example.pe' }
const START = Date.parse('2026-11-28T15:00:00Z')

let now = START
const clock = () => now

function workerWith(database: Database, transport: MailTransport): Worker {
  const mail = createMailHandler({ database, clock, transport, links: LINKS })
  const nothing = async () => undefined
  const handlers = { mail, 'visitor-mail': nothing, 'settle-payment': nothing, refund: nothing }
  return createWorker({ database, clock, log: pino({ level: 'silent' }), handlers })
}

const order = (database: Database, template: 'reservation-confirmed' | 'payment-reversed') =>
  enqueueJob(database.kysely, now, { kind: 'mail', payload: { template, reservationId: SAMPLE_ID } })

const jobs = (database: Database) => database.kysely.selectFrom('job').selectAll().orderBy('id').execute()
const events = (database: Database) =>
  database.kysely.selectFrom('reservation_event').select(['kind', 'at', 'by']).execute()

/** A mail server that keeps what it is given; `listen` answers its port. */
function mailServer() {
  const received: ParsedMail[] = []
  let refusals = 0
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(_address, _session, done) {
      if (refusals === 0) return done()
      refusals -= 1
      return done(Object.assign(new Error('mailbox busy'), { responseCode: 450 }))
    },
    onData(stream, _session, done) {
      simpleParser(stream, (error, mail) => {
        received.push(mail)
        done(error)
      })
    },
  })
  return {
    received,
    refuseOnce: () => {
      refusals = 1
    },
    async listen(port: number): Promise<number> {
      const listening = server.listen(port, '127.0.0.1')
      await once(listening, 'listening')
      const address = listening.address()
      if (address === null || typeof address === 'string') throw new Error('the mail server has no port')
      return address.port
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** A port that nobody listens on. */
async function closedPort(): Promise<number> {
  const server = mailServer()
  const port = await server.listen(0)
  await server.close()
  return port
}

const smtp = (port: number): MailTransport =>
  createMailTransport({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: MAIL_FROM, dataDir: '/nowhere' })

beforeEach(() => {
  now = START
})

describeOnEachDatabase('mail through a mail server', (open) => {
  let server: ReturnType<typeof mailServer>
  beforeEach(() => {
    server = mailServer()
  })

  it('B-11 case 17 waits while the server is down, shows why, and arrives once when it is back', async () => {
    const database = await open()
    await insertReservation(database, { attempt: {} })
    const id = await order(database, 'reservation-confirmed')
    const port = await closedPort()
    const worker = workerWith(database, smtp(port))

    await worker.runDue()
    expect(await jobs(database)).toMatchObject([{ attempts: 1, done_at: null, failed_at: null }])
    expect((await jobs(database))[0]?.last_error).toContain('ECONNREFUSED')
    expect(await events(database)).toEqual([])

    await server.listen(port)
    now += 9_999
    expect(await worker.runDue()).toBe(0)
    now += 1
    expect(await worker.runDue()).toBe(1)
    now += 86_400_000
    expect(await worker.runDue()).toBe(0)
    await server.close()

    expect(server.received).toHaveLength(1)
    expect(server.received[0]?.messageId).toBe(`<${id}@lodge.example>`)
    expect(await jobs(database)).toMatchObject([{ done_at: '2026-11-28T15:00:10.000Z', last_error: null }])
    expect(await events(database)).toEqual([{ kind: 'mail_sent', at: '2026-11-28T15:00:10.000Z', by: null }])
  })

  it('B-11 sends HTML and text in Spanish to the guest, from the lodge', async () => {
    const database = await open()
    await insertReservation(database, { client: { names: 'Ñusta', surnames: 'Núñez & Hijos' }, attempt: {} })
    await order(database, 'reservation-confirmed')
    const port = await server.listen(0)
    await workerWith(database, smtp(port)).runDue()
    await server.close()

    const [mail] = server.received
    expect(mail?.to).toMatchObject({ value: [{ address: 'rosa.quispe@example.pe' }] })
    expect(mail?.from?.value).toEqual([{ name: 'Lodge', address: 'reservas@lodge.example' }])
    expect(mail?.subject).toContain('está confirmada')
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
    expect(mail?.text).toContain('A nombre de: Ñusta Núñez & Hijos')
    expect(mail?.html).toContain('Ñusta Núñez &amp; Hijos')
    expect(mail?.attachments).toEqual([])
  })

  it('B-11 tries again, with the same Message-ID, when the server refuses for now', async () => {
    const database = await open()
    await insertReservation(database, { attempt: {} })
    const id = await order(database, 'reservation-confirmed')
    const port = await server.listen(0)
    server.refuseOnce()
    const worker = workerWith(database, smtp(port))
    await worker.runDue()
    const [job] = await jobs(database)
    now += 10_000
    await worker.runDue()
    await server.close()

    expect(job?.last_error).toContain('responseCode 450')
    expect(job?.last_error).not.toContain('rosa.quispe')
    expect(server.received.map((mail) => mail.messageId)).toEqual([`<${id}@lodge.example>`])
  })

  it('case 8 tells guest and lodge, each by a job of its own, when a payment was given back', async () => {
    const database = await open()
    await insertReservation(database, { reservation: { state: 'reversed' }, attempt: { state: 'reversed' } })
    await order(database, 'payment-reversed')
    const port = await server.listen(0)
    await workerWith(database, smtp(port)).runDue()
    await server.close()

    expect(new Set(server.received.map((mail) => mail.subject))).toEqual(
      new Set([
        'Devolvimos su pago: pedido 3310001',
        'Pago devuelto: pedido 3310001, Rosa Elvira Quispe Mamani',
      ]),
    )
    expect(new Set(server.received.map((mail) => mail.messageId)).size).toBe(2)
    expect((await events(database)).map((event) => event.kind)).toEqual(['mail_sent'])
  })

  it('case 14 lets a name start no header', async () => {
    const database = await open()
    await insertReservation(database, {
      client: { names: 'Ana\r\nBcc: otra@example.com\r\n\r\nfin' },
      reservation: { state: 'reversed' },
      attempt: { state: 'reversed' },
    })
    await order(database, 'payment-reversed')
    const port = await server.listen(0)
    await workerWith(database, smtp(port)).runDue()
    await server.close()

    expect(server.received).toHaveLength(2)
    for (const mail of server.received) {
      expect(mail.bcc).toBeUndefined()
      expect(mail.subject).not.toContain('\n')
    }
  })

  it('B-11 sends no confirmation of a reservation that was taken out while the mail waited', async () => {
    const database = await open()
    await insertReservation(database, { reservation: { state: 'deleted' }, attempt: {} })
    await order(database, 'reservation-confirmed')
    const port = await server.listen(0)
    await workerWith(database, smtp(port)).runDue()
    await server.close()

    expect(server.received).toEqual([])
    expect(await events(database)).toEqual([])
    expect((await jobs(database))[0]?.done_at).not.toBeNull()
  })
})

describe('mail as files', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lodge-mail-'))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  const mail = (subject: string) => ({
    id: 'job-1',
    to: 'rosa.quispe@example.pe',
    replyTo: 'reservas@lodge.example',
    subject,
    html: '<p>ñ</p>',
    text: 'ñ',
  })

  it('B-11 are named by the job, so that a repeat leaves one mail', async () => {
    const transport = createMailTransport({ smtpUrl: null, mailFrom: MAIL_FROM, dataDir })
    await transport.send(mail('primera'))
    await transport.send(mail('segunda ×'))
    expect(await readdir(join(dataDir, 'mail'))).toEqual(['job-1.eml'])
    const parsed = await simpleParser(await readFile(join(dataDir, 'mail', 'job-1.eml')))
    expect(parsed).toMatchObject({
      subject: 'segunda ×',
      messageId: '<job-1@lodge.example>',
      text: expect.stringContaining('ñ'),
      html: expect.stringContaining('<p>ñ</p>'),
    })
  })

  it('B-11 can be read by the account of the server alone', async () => {
    await createMailTransport({ smtpUrl: null, mailFrom: MAIL_FROM, dataDir }).send(mail('x'))
    const { mode } = await stat(join(dataDir, 'mail', 'job-1.eml'))
    expect(mode % 0o1000).toBe(0o600)
  })
})
