import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LODGE } from 'content'
import { type ParsedMail, simpleParser } from 'mailparser'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../test/databases/databases.ts'
import { insertRefund, insertReservation, SAMPLE_ID } from '../../test/fixtures/sample-reservation.ts'
import { connectMail } from '../connect-mail.ts'
import type { Database } from '../database/connect.ts'
import type { JobPayloads } from '../jobs/job-kinds.ts'
import { enqueueJob } from '../jobs/job-queue.ts'
import { createWorker, type Worker } from '../jobs/worker.ts'
import { linkTokenHash } from './link-token.ts'
import { createMailHandler } from './mail-handler.ts'
import { createMailTransport } from './transport/create-transport.ts'
import type { MailTransport, OutgoingMail } from './transport/mail-transport.ts'
import { createVisitorMailHandler } from './visitors/visitor-mail-handler.ts'

const MAIL_FROM = 'Lodge <reservas@lodge.example>'
const LINKS = { publicUrl: 'https://lodge.example.pe', adminUrl: 'https://consola.example.pe' }
const LINK_SECRET = new TextEncoder().encode('the secret of a test')
const START = Date.parse('2026-11-28T15:00:00Z')

let now = START
const clock = () => now

function workerWith(database: Database, transport: MailTransport): Worker {
  const parts = { data: connectMail({ database, clock }), transport, links: LINKS, linkSecret: LINK_SECRET }
  const handlers = { mail: createMailHandler(parts), 'visitor-mail': createVisitorMailHandler(parts) }
  return createWorker({ database, clock, log: pino({ level: 'silent' }), handlers })
}

const order = (database: Database, template: JobPayloads['mail']['template']) =>
  enqueueJob(database.kysely, now, { kind: 'mail', payload: { template, reservationId: SAMPLE_ID } })

const jobs = (database: Database) => database.kysely.selectFrom('job').selectAll().orderBy('id').execute()
const events = (database: Database) =>
  database.kysely.selectFrom('reservation_event').select(['kind', 'at', 'by']).execute()

/** A mail server that stores received mails; `listen` returns its port. */
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

/** Returns a port on which nothing listens. */
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

describeOnEachDatabase('mail through SMTP', (open) => {
  let server: ReturnType<typeof mailServer>
  beforeEach(() => {
    server = mailServer()
  })

  it('B-11 case 17 retries while the server is down, stores the error, and arrives once', async () => {
    const database = await open()
    await insertReservation(database, { purchase: {} })
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

  it('B-11 sends HTML and text in Spanish from the lodge to the guest', async () => {
    const database = await open()
    await insertReservation(database, { client: { names: 'Ñusta', surnames: 'Núñez & Hijos' }, purchase: {} })
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

  it('B-11 retries with the same Message-ID after a temporary refusal', async () => {
    const database = await open()
    await insertReservation(database, { purchase: {} })
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

  it('O-08 sends nothing through a server that has to encrypt and cannot', async () => {
    const database = await open()
    await insertReservation(database, { purchase: {} })
    await order(database, 'reservation-confirmed')
    const smtpUrl = `smtp://127.0.0.1:${await server.listen(0)}?requireTLS=true`
    const transport = createMailTransport({ smtpUrl, mailFrom: MAIL_FROM, dataDir: '/nowhere' })
    await workerWith(database, transport).runDue()
    await server.close()

    expect(server.received).toEqual([])
    const [job] = await jobs(database)
    expect(job).toMatchObject({ done_at: null, failed_at: null })
    expect(job?.last_error).toContain('ETLS')
  })

  it('M-01 reports a refunded charge to guest and lodge in separate jobs', async () => {
    const database = await open()
    await insertReservation(database, { reservation: { state: 'failed' }, purchase: { state: 'returned' } })
    await order(database, 'payment-ended')
    const port = await server.listen(0)
    await workerWith(database, smtp(port)).runDue()
    await server.close()

    expect(new Set(server.received.map((mail) => mail.subject))).toEqual(
      new Set([
        'Su pago fue devuelto: pedido 3310001',
        'Pago devuelto: pedido 3310001, Rosa Elvira Quispe Mamani',
      ]),
    )
    expect(new Set(server.received.map((mail) => mail.messageId)).size).toBe(2)
    expect((await events(database)).map((event) => event.kind)).toEqual(['mail_sent'])
  })

  it('case 14 does not let a name inject a header', async () => {
    const database = await open()
    await insertReservation(database, {
      client: { names: 'Ana\r\nBcc: otra@example.com\r\n\r\nfin' },
      reservation: { state: 'failed' },
      purchase: { state: 'returned' },
    })
    await order(database, 'payment-ended')
    const port = await server.listen(0)
    await workerWith(database, smtp(port)).runDue()
    await server.close()

    expect(server.received).toHaveLength(2)
    for (const mail of server.received) {
      expect(mail.bcc).toBeUndefined()
      expect(mail.subject).not.toContain('\n')
    }
  })

  it('B-11 sends no confirmation for a reservation deleted while the mail waited', async () => {
    const database = await open()
    await insertReservation(database, { reservation: { state: 'deleted' }, purchase: {} })
    await order(database, 'reservation-confirmed')
    const port = await server.listen(0)
    await workerWith(database, smtp(port)).runDue()
    await server.close()

    expect(server.received).toEqual([])
    expect(await events(database)).toEqual([])
    expect((await jobs(database))[0]?.done_at).not.toBeNull()
  })
})

/** Runs due jobs with a transport that fails `failures` times. Returns every mail passed to it. */
async function deliver(database: Database, failures = 0): Promise<OutgoingMail[]> {
  const given: OutgoingMail[] = []
  const transport: MailTransport = {
    async send(mail) {
      given.push(mail)
      if (given.length <= failures) throw new Error('connect ECONNREFUSED')
    },
  }
  const worker = workerWith(database, transport)
  for (let round = 0; round <= failures; round += 1) {
    await worker.runDue()
    now += 86_400_000
  }
  return given
}

const summary = (mails: OutgoingMail[]) => mails.map(({ to, replyTo, subject }) => [to, replyTo, subject])

describeOnEachDatabase('retry of a mail', (open) => {
  const links = ({ kysely }: Database) => kysely.selectFrom('guest_link').selectAll().execute()

  it('B-12 carries the same link in every attempt and leaves one valid link', async () => {
    const database = await open()
    await insertReservation(database, { purchase: {} })
    await order(database, 'reservation-confirmed')
    const given = await deliver(database, 2)
    const tokens = given.map(({ text }) => /my-reservation#([\w-]{43})/.exec(text)?.[1])
    expect(tokens).toHaveLength(3)
    expect(tokens[0]).toBeDefined()
    expect(new Set(tokens).size).toBe(1)
    expect(await links(database)).toEqual([
      {
        token_hash: linkTokenHash(tokens[0] ?? ''),
        reservation_id: SAMPLE_ID,
        created_at: '2026-11-28T15:00:00.000Z',
      },
    ])
  })

  it('B-12 has its own link beside another mail about the same reservation', async () => {
    const database = await open()
    await insertReservation(database, { purchase: {} })
    await order(database, 'reservation-confirmed')
    await order(database, 'reservation-changed')
    await deliver(database)
    expect(await links(database)).toHaveLength(2)
  })
})

describeOnEachDatabase('mails about payments', (open) => {
  const GUEST = 'rosa.quispe@example.pe'

  it('M-06 notifies the lodge of a new booking once, with the guest as reply-to', async () => {
    const database = await open()
    await insertReservation(database, { purchase: {} })
    await order(database, 'reservation-notice')
    expect(summary(await deliver(database))).toEqual([
      [LODGE.email, GUEST, 'Nueva reserva: lun, 30 nov. 2026, Rosa Elvira Quispe Mamani'],
    ])
    expect(await events(database)).toEqual([])
  })

  it('M-05 notify guest and lodge of a refund paid by other means', async () => {
    const database = await open()
    await insertReservation(database, { reservation: { state: 'cancelled' }, purchase: {} })
    await insertRefund(database, { id: 'r1', state: 'manual', problem: 'brand' })
    await order(database, 'refund-manual')
    expect(new Set(summary(await deliver(database)))).toEqual(
      new Set([
        [GUEST, LODGE.email, 'Su devolución se pagará por otro medio: reserva A1B2C3D4'],
        [LODGE.email, GUEST, 'Devolución por pagar a mano: reserva A1B2C3D4, Rosa Elvira Quispe Mamani'],
      ]),
    )
  })

  it('M-06 notify only the lodge of a charge that does not settle', async () => {
    const database = await open()
    await insertReservation(database, {
      reservation: { state: 'pending' },
      purchase: { state: 'unknown', alerted_at: '2026-11-28T16:00:00.000Z' },
    })
    await order(database, 'payment-unsettled')
    expect(summary(await deliver(database))).toEqual([
      [LODGE.email, GUEST, 'Pago por revisar: reserva A1B2C3D4, Rosa Elvira Quispe Mamani'],
    ])
  })

  it.each([
    ['payment-ended', 'returning'],
    ['payment-ended', 'confirmed'],
    ['payment-unsettled', 'returned'],
    ['refund-manual', 'confirmed'],
    ['reservation-notice', 'unknown'],
  ] as const)('M-01 %s ends without a mail when the purchase is %s', async (template, state) => {
    const database = await open()
    await insertReservation(database, { purchase: { state } })
    await order(database, template)
    expect(await deliver(database)).toEqual([])
    expect(await events(database)).toEqual([])
    for (const job of await jobs(database)) expect(job).toMatchObject({ attempts: 0, last_error: null })
    for (const job of await jobs(database)) expect(job.done_at).not.toBeNull()
  })

  it('M-10 end without a mail when the reservation was erased meanwhile', async () => {
    const database = await open()
    await order(database, 'payment-ended')
    expect(await deliver(database)).toEqual([])
    for (const job of await jobs(database)) expect(job).toMatchObject({ attempts: 0, last_error: null })
    for (const job of await jobs(database)) expect(job.done_at).not.toBeNull()
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

  it('B-11 is named by its job, so that a repeat replaces it', async () => {
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

  it("B-11 is readable only by the server's account", async () => {
    await createMailTransport({ smtpUrl: null, mailFrom: MAIL_FROM, dataDir }).send(mail('x'))
    const { mode } = await stat(join(dataDir, 'mail', 'job-1.eml'))
    expect(mode % 0o1000).toBe(0o600)
  })
})
