import { readFileSync } from 'node:fs'

/**
 * Preloaded into a server of the outage run: sets its clock by the milliseconds in `CLOCK_OFFSET_FILE`, read every 50 ms, as an
 * operator or a broken time server would set the machine's.
 */
const READ_EVERY_MS = 50
const file = process.env['CLOCK_OFFSET_FILE'] ?? ''
const RealDate = Date
let offset = 0

setInterval(() => {
  offset = Number(readFileSync(file, 'utf8')) || 0
}, READ_EVERY_MS).unref()

const now = () => RealDate.now() + offset

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parameters: [], newTarget) =>
    Reflect.construct(target, parameters.length === 0 ? [now()] : parameters, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})
