import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { removeCluster } from '../../postgres/postgres.ts'
import { freePorts } from '../../test-runner/free-port.ts'
import { familyOf } from '../../test-runner/processes.ts'
import { PORTS_OF_WELT } from '../../test-runner/running-shops.ts'

export const ROOT = join(import.meta.dirname, '../../..')

export const folder = mkdtempSync(join(tmpdir(), 'welt-start-'))
export const dataDir = join(folder, 'data')

export let port = 0

export async function findPorts(): Promise<void> {
  port = await freePorts(PORTS_OF_WELT)
}

export async function endAll(): Promise<void> {
  // Processes left by a failed test would disturb the next.
  for (const one of begun.splice(0)) {
    one.stop('SIGTERM')
    await one.end()
  }
}

export function removeFolder() {
  removeCluster(dataDir)
  rmSync(folder, { recursive: true, force: true })
}

export type Settings = Readonly<Record<string, string>>

/** Environment variables that programs need, without Welt's settings. */
const MACHINE = Object.fromEntries(
  ['PATH', 'HOME', 'TMPDIR', 'LANG', 'WELT_TEST_RUN'].flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  ),
)

const COMPILE_CACHE = process.env.NODE_COMPILE_CACHE ?? join(folder, 'compile-cache')

interface Begun {
  family(): ReturnType<typeof familyOf>
  stop(signal: NodeJS.Signals): void
  /** Its streams end and its processes get SIGHUP. */
  endStreams(): void
  says(text: string): Promise<void>
  /** Waits for a process with this text in its command line. @returns its pid */
  runs(text: string): Promise<number>
  end(): Promise<{ readonly how: unknown; readonly outputText: string }>
}

const begun: Begun[] = []

interface Tree {
  readonly root?: string
  readonly by?: readonly [program: string, ...args: readonly string[]]
}

export const BOOTSTRAP = [process.execPath, 'scripts/bootstrap.mjs', 'start'] as const

/** Ends with this process, so that an aborted run leaves no shops. */
const START = [
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  '--import',
  join(ROOT, 'scripts/start-up/exit-with-parent.mjs'),
] as const

export function start(settings: Settings = {}, { root = ROOT, by = [...START, 'scripts/start.ts'] }: Tree = {}): Begun {
  const env = { ...MACHINE, NODE_COMPILE_CACHE: COMPILE_CACHE, PORT: String(port), DATA_DIR: dataDir, ...settings }
  const [program, ...args] = by
  const child = spawn(program, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe', ...(by.includes('--import') ? ['ipc' as const] : [])],
  })
  const pid = child.pid ?? 0
  let outputText = ''
  const seen = new EventEmitter()
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      outputText += chunk
      seen.emit('words')
    })
  const ended = once(child, 'close').then(([code, signal]) => signal ?? code)
  const one: Begun = {
    family: () => familyOf(pid),
    stop: (signal) => child.kill(signal),
    endStreams() {
      for (const stream of [child.stdout, child.stderr]) stream?.destroy()
      for (const { pid: one, command } of familyOf(pid))
        if (/bootstrap\.mjs|start\.ts/.test(command)) process.kill(one, 'SIGHUP')
    },
    async says(text) {
      const isOver = ended.then((how) =>
        assert.ok(outputText.includes(text), `It ended (${how}) without "${text}":\n${outputText}`),
      )
      while (!outputText.includes(text)) await Promise.race([once(seen, 'words'), isOver])
    },
    async runs(text) {
      for (;;) {
        const found = familyOf(pid).find(({ command }) => command.includes(text))
        if (found) return found.pid
        assert.equal(child.exitCode, null, outputText)
        await sleep(10)
      }
    },
    async end() {
      const how = await ended
      return { how, outputText }
    },
  }
  begun.push(one)
  return one
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // A zombie that init has not reaped is no longer running.
    return !existsSync('/proc/self/stat') || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

export async function assertNothingLeft(pids: readonly number[]): Promise<void> {
  // PostgreSQL's orphaned helpers end slightly later.
  for (let tries = 0; pids.some(isRunning) && tries < 6000; tries += 1) await sleep(10)
  assert.deepEqual(pids.filter(isRunning), [])
  for (const one of [0, 1, 2, 3]) await assert.rejects(fetch(`http://127.0.0.1:${port + one}/livez`))
}

export const idsOf = (family: ReturnType<typeof familyOf>) => family.map(({ pid }) => pid)

/** @returns the output of a start with invalid settings */
export async function refusal(settings: Settings): Promise<string> {
  const { how, outputText } = await start(settings).end()
  assert.equal(how, 1, outputText)
  assert.match(outputText, /\n\nNothing is left running\.\n$/)
  assert.doesNotMatch(outputText, /\n\s+at |Welt is open|✓ Seed/)
  return outputText
}

export async function home(): Promise<string> {
  const [page] = (await once(get({ port, headers: { host: `mollini.localhost:${port}` } }), 'response')) as [
    IncomingMessage,
  ]
  const html = Buffer.concat(await page.toArray()).toString('utf8')
  assert.equal(page.statusCode, 200, html)
  return html
}

export const PRODUCTION = {
  WELT_ENV: 'production',
  PUBLIC_URL: 'https://www.{site}.example',
  STOREFRONT_TRUSTED_PROXIES: 'none',
  DATABASE_URL: 'postgres://welt:secret@127.0.0.1:9/welt',
  ADYEN_API_KEY: 'key',
  ADYEN_MERCHANT_ACCOUNT: 'Welt',
  ADYEN_HMAC_KEYS: 'ab'.repeat(32),
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'orders@{site}.example',
  LOYALTY_URL: 'https://loyalty.example',
  LOYALTY_API_KEY: 'key',
  ...Object.fromEntries(
    ['SERVICE_KEY', 'PURGE_TOKEN', 'SIGNING_SECRET', 'ADYEN_WEBHOOK_PASSWORD'].map((name) => [name, 's'.repeat(32)]),
  ),
}
