import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { localHostOf, type StartReport } from '@welt/kit/listen'
import { isPortInUse, StartError } from './checks.ts'
import { PROCESS_FLAGS } from './process-flags.ts'
import { reasonIn } from './reason.ts'

const root = join(import.meta.dirname, '../..')

export interface Service {
  readonly name: string
  readonly entry: string
  readonly port: number
  readonly setting: string
  readonly addresses: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

interface SupervisorSettings {
  readonly isDev: boolean
  readonly onFatal: (error: StartError) => void
  readonly standstillMs?: number
  readonly now?: () => number
  readonly say?: (text: string) => void
  readonly pauseMs?: (deaths: number, isOpen: boolean) => number
}

const pauseAfter = (deaths: number, isOpen: boolean) =>
  isOpen ? Math.min(100 * (2 ** deaths - 2), 1000) : Math.min(200 * 2 ** deaths, 5000)

const STANDSTILL_MS = 180_000

/** Deaths of a service that fail a start in progress. */
const DEATHS_BEFORE_OPEN = 5
/** Uptime that resets the count of deaths. */
const STEADY_MS = 30_000
/** Output may arrive after the exit event. */
const LAST_OUTPUT_MS = 250
const READY_CHECK_MS = 40
const OUTPUT_LENGTH = 4000

/**
 * Restarts services without limit, with increasing delays. During the start, five deaths of a service or a port taken
 * by another program are fatal.
 */
export class Supervisor {
  private readonly children = new Map<string, ChildProcess>()
  private readonly listening = new Set<string>()
  private readonly output = new Map<string, string>()
  private isStopping = false
  private isOpen = false
  private forwardAtMs = 0
  private showProgress: (text: string) => void = () => undefined
  private readonly settings: Required<SupervisorSettings>

  constructor(settings: SupervisorSettings) {
    this.settings = {
      standstillMs: STANDSTILL_MS,
      now: Date.now,
      say: (text) => void process.stderr.write(text),
      pauseMs: pauseAfter,
      ...settings,
    }
  }

  run(service: Service, deaths = 0): void {
    const child = this.spawn(service)
    const startedAt = Date.now()
    this.children.set(service.name, child)
    this.output.set(service.name, '')
    const pass = (chunk: Buffer) => {
      const outputText = `${this.output.get(service.name)}${chunk}`.slice(-OUTPUT_LENGTH)
      this.output.set(service.name, outputText)
      if (!this.isOpen && new RegExp(`EADDRINUSE.*:${service.port}\\b`).test(outputText))
        this.settings.onFatal(new StartError(isPortInUse(service.port, service.setting)))
      if (process.env.WELT_LOG === 'all' || this.settings.isDev) process.stderr.write(chunk)
    }
    child.stdout?.on('data', pass)
    child.stderr?.on('data', pass)
    child.on('message', (report: StartReport) => this.onReport(service, report))
    const closed = once(child, 'close')
    child.once('exit', async (code, signal) => {
      this.children.delete(service.name)
      this.listening.delete(service.name)
      await Promise.race([closed, sleep(LAST_OUTPUT_MS)])
      if (!this.isStopping)
        this.onEnd(service, { code, signal, deaths: this.isOpen && Date.now() - startedAt > STEADY_MS ? 0 : deaths })
    })
  }

  private spawn({ name, entry, env }: Service): ChildProcess {
    const preload = join(root, 'scripts/start-up/exit-with-parent.mjs')
    const watch = name === 'storefront' ? ['--conditions=development'] : ['--watch', '--watch-preserve-output']
    const lean = PROCESS_FLAGS[name]
    const flags = [...(lean?.flags ?? []), '--import', preload, ...(this.settings.isDev ? watch : [])]
    return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...flags, join(root, entry)], {
      cwd: root,
      env: { ...lean?.env, ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    })
  }

  private onReport(service: Service, report: StartReport): void {
    this.forwardAtMs = this.settings.now()
    if ('progress' in report) this.showProgress(`${service.name}: ${report.progress}`)
    else if (report.listening === service.port) this.listening.add(service.name)
  }

  private onEnd(service: Service, end: { code: number | null; signal: NodeJS.Signals | null; deaths: number }): void {
    const { name } = service
    const outputText = this.output.get(name) ?? ''
    const how = end.signal ?? end.code
    const count = end.deaths + 1
    if (!this.isOpen && count >= DEATHS_BEFORE_OPEN) {
      this.settings.onFatal(new StartError(`${name} keeps exiting (${how}).\n${outputText.trim()}`))
      return
    }
    // A signal from outside leaves no reason in the output.
    const reason = end.code !== null || end.signal === 'SIGABRT' ? reasonIn(outputText) : undefined
    this.settings.say(`${name} exited (${how})${reason ? `: ${reason}` : ''}; restarting it.\n`)
    setTimeout(() => !this.isStopping && this.run(service, count), this.settings.pauseMs(count, this.isOpen))
  }

  /**
   * Ignores other programs on a port.
   * @throws StartError without progress, or the reason of `stop`
   */
  async open(services: readonly Service[], stop: AbortSignal, show: (text: string) => void): Promise<void> {
    const { standstillMs, now } = this.settings
    this.showProgress = show
    this.forwardAtMs = this.settings.now()
    const waiting = new Set(services)
    while (waiting.size > 0) {
      for (const service of waiting) if (await this.isReady(service)) waiting.delete(service)
      stop.throwIfAborted()
      if (waiting.size > 0 && now() - this.forwardAtMs > standstillMs)
        throw new StartError(this.standstill([...waiting]))
      await sleep(READY_CHECK_MS)
    }
    this.showProgress = () => undefined
    this.isOpen = true
  }

  private async isReady({ name, addresses, port }: Service): Promise<boolean> {
    if (!this.listening.has(name)) return false
    const isReady = await fetch(`http://${localHostOf(addresses)}:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    return isReady && this.listening.has(name)
  }

  private standstill(waiting: readonly Service[]): string {
    const minutes = Math.round(this.settings.standstillMs / 60_000)
    const words = waiting.map(({ name }) => {
      const last = this.output.get(name)?.trim().split('\n').at(-1)
      return last ? `\nLast output of ${name}: ${last.slice(0, 400)}` : ''
    })
    const names = waiting.map(({ name }) => name).join(' and ')
    return (
      `${names} did not become ready, and made no progress for ${minutes} minutes.${words.join('')}\n` +
      'WELT_LOG=all npm start shows the output of every part.'
    )
  }

  async stop(): Promise<void> {
    this.isStopping = true
    for (const child of this.children.values()) child.kill('SIGTERM')
    for (let waitedMs = 0; this.children.size > 0 && waitedMs < 16_000; waitedMs += 50) await sleep(50)
    for (const child of this.children.values()) child.kill('SIGKILL')
    while (this.children.size > 0) await sleep(20)
  }
}
