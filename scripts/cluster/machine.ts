import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Network } from './network.ts'

const READY_MS = 120_000
const CHECK_MS = 50
const RESTART_MS = 500

export interface Program {
  readonly machine: string
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly isReady: () => Promise<boolean>
  readonly stopSignal?: NodeJS.Signals
  /** Kills it and its child processes, without waiting for clients. */
  readonly endSignal?: NodeJS.Signals
  /** Starts it again when it ends by itself, as Compose and Kubernetes do. */
  readonly restarts?: boolean
}

export interface Machine {
  start(): Promise<void>
  stop(signal?: NodeJS.Signals): Promise<void>
  end(): Promise<void>
  said(): string
  /** While it runs. */
  pid(): number | undefined
}

export const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  )

export const isListening = (host: string, port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect({ host, port, timeout: 1000 }, () => done(socket.destroy() !== undefined))
    socket.once('error', () => done(false))
    socket.once('timeout', () => done(socket.destroy() === undefined))
  })

/** One program on a machine of the network. */
export function createMachine(network: Network, program: Program): Machine {
  const {
    machine,
    command,
    env = {},
    isReady,
    stopSignal = 'SIGTERM',
    endSignal = 'SIGKILL',
    restarts = false,
  } = program
  let child: ChildProcess | undefined
  let isWanted = false
  let ended: Promise<unknown> = Promise.resolve()
  let said = ''
  async function stop(signal = stopSignal): Promise<void> {
    isWanted = false
    child?.kill(signal)
    await ended
    child = undefined
  }
  function spawnOnce(): ChildProcess {
    const started = spawn('ip', [...network.on(machine), ...command], {
      cwd: '/',
      env: { PATH: process.env.PATH ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    child = started
    ended = once(started, 'exit')
    for (const stream of [started.stdout, started.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said = `${said}${chunk}`.slice(-100_000)
      })
    return started
  }
  const restart = async (last: ChildProcess) => {
    await sleep(RESTART_MS)
    if (isWanted && child === last) supervise(spawnOnce())
  }
  const supervise = (started: ChildProcess) => started.once('exit', () => void restart(started))
  return {
    async start() {
      isWanted = true
      const started = spawnOnce()
      for (const startedAt = performance.now(); !(await isReady()); await sleep(CHECK_MS)) {
        const isOver = started.exitCode !== null || started.signalCode !== null
        if (isOver || performance.now() - startedAt > READY_MS)
          throw new Error(`${machine} did not start.\n${said.slice(-3000)}`)
      }
      if (restarts) supervise(started)
    },
    stop,
    end: () => stop(endSignal),
    said: () => said,
    pid: () => child?.pid,
  }
}
