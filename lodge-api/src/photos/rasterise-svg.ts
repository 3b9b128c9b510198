import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { PhotoTooManyPixels, PhotoTypeUnknown, PhotoUnreadable } from './photo-errors.ts'

/** A size in pixels. */
export type Size = { width: number; height: number }

/** The exit statuses of the process for an SVG that declares more pixels than allowed, and for one that cannot be read. */
export const TOO_MANY_PIXELS = 3
export const UNREADABLE = 4

const PROGRAM = join(import.meta.dirname, 'rasterise-svg-process.ts')
/** Several times what an ordinary SVG needs. Only Linux limits memory; elsewhere the timeout ends the process. */
const LIMITS = { timeoutMs: 20_000, memoryKb: 700_000 }

function startProcess(size: Size, { timeoutMs, memoryKb }: typeof LIMITS) {
  // This limit counts private memory, not the address space that Node only reserves.
  const limited = `ulimit -d ${memoryKb}; exec "$0" "$@"`
  const command = [process.execPath, PROGRAM, JSON.stringify(size)]
  const [program = '', ...parameters] =
    process.platform === 'linux' ? ['/bin/sh', '-c', limited, ...command] : command
  return spawn(program, parameters, {
    // The process needs no setting of the server, and must not see its secrets.
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  })
}

/**
 * Renders an SVG as a PNG of `size` in a process of its own, which is killed after 20 seconds: the renderer itself
 * cannot be stopped. Throws `PhotoTooManyPixels`, `PhotoUnreadable`, and `PhotoTypeUnknown` for a readable SVG that needs more time
 * or memory.
 */
export async function rasteriseSvg(svg: Uint8Array, size: Size, limits = LIMITS): Promise<Buffer> {
  const child = startProcess(size, limits)
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  // A process that has ended reads no more; its status says why.
  child.stdin.on('error', () => undefined)
  child.stdin.end(svg)
  const [status, png] = await Promise.all([exited, buffer(child.stdout)])
  if (status === TOO_MANY_PIXELS) throw new PhotoTooManyPixels()
  if (status === UNREADABLE) throw new PhotoUnreadable()
  if (status !== 0) throw new PhotoTypeUnknown('photo_svg_complex')
  return png
}
