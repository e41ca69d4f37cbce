import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePorts } from './free-port.ts'

export interface RunningShops {
  /** WELT_PORT, WELT_COMMERCE_URL, WELT_SANDBOX_URL and WELT_DATA_DIR. */
  readonly env: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** Consecutive ports: storefront, commerce, sandbox and PostgreSQL. */
export const PORTS_OF_WELT = 4

export async function startShops(options: {
  dataDir: string
  env?: Readonly<Record<string, string>>
}): Promise<RunningShops> {
  const port = await freePorts(PORTS_OF_WELT)
  const env = {
    ...process.env,
    WELT_ENV: 'test',
    LIMIT_MULTIPLIER: '1000',
    PORT: String(port),
    DATA_DIR: options.dataDir,
    ...options.env,
  }
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../start.ts')],
    {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let outputText = ''
  await new Promise<void>((done, failed) => {
    const read = (chunk: Buffer) => {
      outputText = `${outputText}${chunk}`.slice(-4000)
      if (outputText.includes('Welt is open')) done()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => failed(new Error(`The shops did not open.\n${outputText}`)))
  })
  return {
    env: {
      WELT_PORT: String(port),
      WELT_COMMERCE_URL: `http://127.0.0.1:${port + 1}`,
      WELT_SANDBOX_URL: `http://127.0.0.1:${port + 2}`,
      WELT_DATA_DIR: options.dataDir,
    },
    async stop() {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
    },
  }
}
