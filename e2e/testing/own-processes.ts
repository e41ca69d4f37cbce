import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../../scripts/test-runner/free-port.ts'
import { dataDir, sandboxUrl, secrets } from './shop.ts'
import { until } from './until.ts'

const root = join(import.meta.dirname, '../..')

export interface OwnProcess {
  readonly port: number
  readonly pid: number
  said(): string
  stop(signal?: NodeJS.Signals): Promise<void>
}

export type OwnStorefront = OwnProcess

async function startProcess(
  entry: string,
  port: number,
  path: string,
  env: Readonly<Record<string, string>>,
): Promise<OwnProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, entry)], {
    cwd: root,
    env: {
      ...process.env,
      ...secrets(),
      WELT_ENV: 'test',
      NODE_ENV: 'production',
      DATA_DIR: dataDir(),
      LIMIT_MULTIPLIER: '1000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((done) => child.once('exit', done))
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')))
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      (answer) => answer.ok,
      () => false,
    )
  await until(async () => {
    assert.equal(child.exitCode, null, said)
    return isReady()
  }, 'the storefront is never ready')
  return {
    port,
    pid: child.pid ?? 0,
    said: () => said,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await ended
    },
  }
}

/** Does not need its commerce server. */
export async function startStorefront(env: Readonly<Record<string, string>>): Promise<OwnStorefront> {
  const port = env.PORT ? Number(env.PORT) : await freePort()
  return startProcess('apps/storefront/server/main.ts', port, '/livez', { PORT: String(port), ...env })
}

export async function startCommerce(env: Readonly<Record<string, string>>): Promise<OwnProcess> {
  const port = env.COMMERCE_PORT ? Number(env.COMMERCE_PORT) : await freePort()
  return startProcess('apps/commerce/src/composition/main.ts', port, '/readyz', {
    COMMERCE_PORT: String(port),
    SANDBOX_URL: sandboxUrl,
    ...env,
  })
}
