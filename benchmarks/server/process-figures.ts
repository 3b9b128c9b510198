import { readFileSync } from 'node:fs'

const MICROS_PER_TICK = 10_000
/** The fields of `/proc/{pid}/stat` after the name that hold the ticks in user and in kernel mode. */
const USER_TICKS = 11
const KERNEL_TICKS = 12

/** Returns the resident memory of a process, in MB (Linux). */
export function residentMegabytes(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1]) / 1000
}

/** Returns the processor time of a process so far, in microseconds, with a resolution of 10 ms (Linux). */
export function processorMicros(pid: number): number {
  const [, afterName = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = afterName.split(' ')
  return (Number(fields[USER_TICKS]) + Number(fields[KERNEL_TICKS])) * MICROS_PER_TICK
}
