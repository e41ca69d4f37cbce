import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as after } from 'node:timers/promises'
import { freePorts } from '../../scripts/test-runner/free-port.ts'
import { PORTS_OF_WELT, startShops } from '../../scripts/test-runner/running-shops.ts'
import { cpuMsOf } from './child-process.ts'

/** Linux only. */
export interface ShopProcess {
  readonly port: number
  /** Undefined after its exit. */
  cpuMs(): number | undefined
  /** Resident memory in MB. */
  memoryMb(): { readonly now: number; readonly highest: number }
}

export interface OpenShops {
  readonly commerce: ShopProcess
  readonly storefront: ShopProcess
  /** Until ready for all sites. */
  readonly commerceReady: { readonly ms: number; readonly cpuMs: number }
  stop(): Promise<void>
}

const ENTRIES = { commerce: 'commerce/src/composition/main.ts', storefront: 'storefront/server/main.ts' } as const
const TICK_MS = 10
const POLL_MS = 20

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // it has exited
  }
}

function findPid(entry: string, port: number): number | undefined {
  const found = readdirSync('/proc').find(
    (pid) =>
      /^\d+$/.test(pid) &&
      read(`/proc/${pid}/cmdline`).replace(/\0$/, '').endsWith(entry) &&
      read(`/proc/${pid}/environ`).split('\0').includes(`PORT=${port}`),
  )
  return found === undefined ? undefined : Number(found)
}

function requirePid(entry: string, port: number): number {
  const pid = findPid(entry, port)
  if (pid === undefined) throw new Error(`No process runs ${entry} on port ${port}.`)
  return pid
}

function ageMs(pid: number): number {
  const started = Number(read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')[19]) * TICK_MS
  return Number(read('/proc/uptime').split(' ')[0]) * 1000 - started
}

function processOf(pid: number, port: number): ShopProcess {
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(read(`/proc/${pid}/status`))?.[1]) / 1024)
  return { port, cpuMs: () => cpuMsOf(pid), memoryMb: () => ({ now: megabytes('VmRSS'), highest: megabytes('VmHWM') }) }
}

async function whenReady(port: number, isOver: () => boolean): Promise<OpenShops['commerceReady']> {
  while (!isOver()) {
    const answer = await fetch(`http://127.0.0.1:${port + 1}/readyz`).catch(() => undefined)
    if (answer?.ok) {
      const pid = requirePid(ENTRIES.commerce, port)
      return { ms: ageMs(pid), cpuMs: cpuMsOf(pid) ?? Number.NaN }
    }
    await after(POLL_MS)
  }
  throw new Error('The commerce server was never ready.')
}

export async function openShops(databaseUrl: string, dataDir: string): Promise<OpenShops> {
  const port = await freePorts(PORTS_OF_WELT)
  let isOver = false
  const ready = whenReady(port, () => isOver)
  const shops = await startShops({
    dataDir,
    env: { DATABASE_URL: databaseUrl, PORT: String(port), LIMIT_MULTIPLIER: '1000000' },
  }).catch(async (error: unknown) => {
    isOver = true
    await ready.catch(() => undefined)
    throw error
  })
  return {
    commerce: processOf(requirePid(ENTRIES.commerce, port), port + 1),
    storefront: processOf(requirePid(ENTRIES.storefront, port), port),
    commerceReady: await ready,
    stop: () => shops.stop(),
  }
}
