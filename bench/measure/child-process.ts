import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface ServerProcess {
  readonly port: number
  /** User and system time so far; undefined outside Linux. */
  cpuMs(): number | undefined
  /** For servers that preload `trace-switch.mjs`. @throws Error if the server started without traces */
  trace(isOn: boolean): Promise<void>
  stop(): Promise<void>
}

const ROOT = join(import.meta.dirname, '../..')
const TICKS_PER_SECOND = 100
const FLAGS = ['--disable-warning=ExperimentalWarning', '--import', join(ROOT, 'scripts/start-up/exit-with-parent.mjs')]
const READY_MS = 120_000

export function cpuMsOf(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND
  } catch {
    return undefined
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  const forced = setTimeout(() => child.kill('SIGKILL'), 5000)
  await ended
  clearTimeout(forced)
}

async function trace(child: ChildProcess, isOn: boolean): Promise<void> {
  const answered = new Promise<boolean>((done) => {
    child.on('message', function read(message: { readonly isTracing?: boolean }) {
      // The report of the start may come first.
      if (message.isTracing === undefined) return
      child.off('message', read)
      done(message.isTracing)
    })
  })
  child.send({ traces: isOn })
  if ((await answered) !== isOn) throw new Error('The server started without traces.')
}

/** Checkout to start from, and extra Node flags. */
export interface Origin {
  readonly root?: string
  readonly flags?: readonly string[]
}

/** Waits until `env.PORT` answers. @throws Error with its last output when it exits */
export async function startServer(
  script: string,
  env: Readonly<Record<string, string>>,
  readyPath = '/livez',
  { root = ROOT, flags = [] }: Origin = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...flags, ...FLAGS, join(root, script)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let outputText = ''
  const read = (chunk: Buffer) => {
    outputText = `${outputText}${chunk}`.slice(-2000)
  }
  child.stdout?.on('data', read)
  child.stderr?.on('data', read)
  const port = Number(env.PORT)
  for (const startedAt = performance.now(); ; await new Promise((done) => setTimeout(done, 50))) {
    if (
      await fetch(`http://127.0.0.1:${port}${readyPath}`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break
    if (child.exitCode === null && performance.now() - startedAt < READY_MS) continue
    await end(child)
    throw new Error(`${script} did not start.\n${outputText.trim()}`)
  }
  return {
    port,
    cpuMs: () => cpuMsOf(child.pid ?? 0),
    trace: (isOn) => trace(child, isOn),
    stop: () => end(child),
  }
}

/** @throws Error with the script's last output */
export function runScript(script: string, input: unknown): Promise<unknown> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [...FLAGS, join(ROOT, script), JSON.stringify(input)], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    let output = ''
    let outputText = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
    })
    child.stderr?.on('data', (chunk) => {
      outputText = `${outputText}${chunk}`.slice(-2000)
    })
    child.once('error', failed)
    child.once('exit', (code) =>
      code === 0 ? done(JSON.parse(output)) : failed(new Error(`${script} failed.\n${outputText.trim()}`)),
    )
  })
}
