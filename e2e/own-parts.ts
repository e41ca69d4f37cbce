import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../scripts/free-port.ts'
import { dataDir, secrets } from './shop.ts'

const root = join(import.meta.dirname, '..')

/** A storefront instance of a test's own. */
export interface OwnStorefront {
  readonly port: number
  /** What it has written about itself. */
  said(): string
  stop(): Promise<void>
}

/** A further storefront of the shops under test, with some settings changed. */
export async function startStorefront(env: Readonly<Record<string, string>>): Promise<OwnStorefront> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, 'apps/storefront/server/main.ts')], {
    cwd: root,
    env: { ...process.env, ...secrets(), WELT_ENV: 'test', NODE_ENV: 'production', DATA_DIR: dataDir(), PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')))
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
  for (let tries = 0; tries < 400 && !(await isReady()); tries += 1) await new Promise((done) => setTimeout(done, 50))
  return {
    port,
    said: () => said,
    async stop() {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
    },
  }
}
