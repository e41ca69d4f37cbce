import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** PgBouncer in transaction mode: each transaction may get another connection. */
export interface Pooler {
  readonly url: string
  stop(): Promise<void>
}

/** PgBouncer refuses to run as root. */
const NOBODY = 65534
/** Few, so that concurrent calls share them. */
const CONNECTIONS = 3

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => done(socket.destroy() !== undefined))
    socket.once('error', () => done(false))
  })
}

/** @throws Error with PgBouncer's output */
export async function startPooler(binary: string, url: string): Promise<Pooler> {
  const { hostname, port: databasePort, username, password, pathname } = new URL(url)
  const folder = await mkdtemp(join(tmpdir(), 'welt-pgbouncer-'))
  const port = await freePort()
  const database = pathname.slice(1)
  const login = `user=${username}${password ? ` password=${password}` : ''}`
  const settings = [
    '[databases]',
    `${database} = host=${hostname} port=${databasePort} dbname=${database} ${login}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${CONNECTIONS}`,
  ]
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, settings.join('\n'), { mode: 0o600 })
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    await chmod(folder, 0o711)
    await chown(file, NOBODY, NOBODY)
  }
  const as = isRoot ? { uid: NOBODY, gid: NOBODY, cwd: '/' } : {}
  const child = spawn(binary, [file], { ...as, stdio: ['ignore', 'pipe', 'pipe'] })
  let outputText = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      outputText = `${outputText}${chunk}`.slice(-2000)
    })
  const ended = once(child, 'exit')
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer did not start.\n${outputText}`)
    await sleep(20)
  }
  return {
    url: `postgres://${username}@127.0.0.1:${port}/${database}`,
    async stop() {
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}
