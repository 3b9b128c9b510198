import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findProgram, isExecutable } from '../../../scripts/running/find-program.ts'
import { freePort } from '../../../scripts/running/free-port.ts'
import { projectRoot } from '../../../scripts/running/project.ts'
import { runCommand } from '../../../scripts/running/run-command.ts'
import type { RunningProxy, Upstreams } from './proxy.ts'

const SITE = join(projectRoot, 'deploy/nginx-lodge.conf')
/** Debian installs it outside the PATH of users. */
export const nginxPath = findProgram('nginx') ?? ['/usr/sbin/nginx'].find(isExecutable)

const [PUBLIC_HOST, ADMIN_HOST] = ['www.localhost', 'admin.localhost']

/** Makes a certificate for both hosts, which is its own authority. */
async function makeCertificate(folder: string): Promise<{ cert: string; key: string }> {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const subject = [
    '-subj',
    `/CN=${PUBLIC_HOST}`,
    '-addext',
    `subjectAltName=DNS:${PUBLIC_HOST},DNS:${ADMIN_HOST}`,
  ]
  const request = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject]
  const { exitCode, output } = await runCommand(['openssl', 'req', ...request, '-out', cert, '-keyout', key])
  if (exitCode !== 0) throw new Error(output)
  return { cert, key }
}

const serversOf = (ports: readonly number[]): string =>
  ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(' ')

/** Makes the replacements that the project's site asks for at its top, and moves its ports. */
function siteFor(
  { publicPorts, adminPorts }: Upstreams,
  {
    folder,
    port,
    plainPort,
    cert,
    key,
  }: Record<'folder' | 'cert' | 'key', string> & Record<'port' | 'plainPort', number>,
): string {
  return readFileSync(SITE, 'utf8')
    .replaceAll(/\/etc\/letsencrypt\/live\/[\w.]+\/fullchain\.pem/g, cert)
    .replaceAll(/\/etc\/letsencrypt\/live\/[\w.]+\/privkey\.pem/g, key)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/opt/lodge', projectRoot)
    .replaceAll('www.example.pe', PUBLIC_HOST)
    .replaceAll('admin.example.pe', ADMIN_HOST)
    .replaceAll(/(listen (?:\[::\]:)?)443/g, `$1${port}`)
    .replaceAll(/(listen (?:\[::\]:)?)80;/g, `$1${plainPort};`)
    .replace('server 127.0.0.1:4000 max_fails=0;', serversOf(publicPorts))
    .replace('server 127.0.0.1:4100 max_fails=0;', serversOf(adminPorts))
}

/** The settings around the site, as Debian's, without its folders; a root's workers must be able to read the build. */
const mainConfig = (folder: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log stderr crit;
events {}
http {
  include /etc/nginx/mime.types;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${folder}/site.conf;
}
`

async function untilListening(port: number, isAlive: () => boolean): Promise<boolean> {
  while (isAlive()) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    socket.destroy()
    if (isOpen) return true
    await sleep(20)
  }
  return false
}

/** Starts nginx with the project's own site and build, and waits until it listens. */
export async function startNginx(upstreams: Upstreams): Promise<RunningProxy> {
  if (!nginxPath) throw new Error('nginx is not installed.')
  const folder = mkdtempSync(join(tmpdir(), 'lodge-nginx-'))
  const [port, plainPort] = [await freePort(), await freePort()]
  const { cert, key } = await makeCertificate(folder)
  writeFileSync(join(folder, 'site.conf'), siteFor(upstreams, { folder, port, plainPort, cert, key }))
  writeFileSync(join(folder, 'nginx.conf'), mainConfig(folder))
  const options = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']
  const child = spawn(nginxPath, options, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  // SIGTERM, because a killed master leaves its workers behind.
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  const ended = once(child, 'close').then(() => process.off('exit', end))
  const isListening = await untilListening(port, () => child.exitCode === null)
  if (!isListening) throw new Error(`nginx did not start:\n${output}`)
  return {
    port,
    plainPort,
    publicHost: PUBLIC_HOST,
    adminHost: ADMIN_HOST,
    authority: readFileSync(cert, 'utf8'),
    log: () => output + logsIn(folder),
    async stop() {
      end()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const logsIn = (folder: string): string =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.log'))
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .join('')
    : ''
