import { mkdirSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { listenOn } from '@welt/kit/listen'
import { clusterDirectory } from '../postgres/binaries.ts'
import { type FileLock, tryLock } from './file-lock.ts'
import { findMissingSettings } from './production-settings.ts'

const LEAST_FREE_BYTES = 400 * 1024 * 1024

/** The message is shown to the operator, without a stack trace. */
export class StartError extends Error {}

/** @throws StartError */
export function portSetting(name: string, fallback: number): number {
  const value = process.env[name] ?? String(fallback)
  if (!/^\d{2,5}$/.test(value) || Number(value) > 65_530)
    throw new StartError(`${name} must be a port number, not "${value}".`)
  return Number(value)
}

export function isPortInUse(port: number, setting: string): string {
  return (
    `Port ${port} is taken. Stop what uses it (a Welt that is already running?), or choose another: ` +
    `${setting}=${port + 100} npm start`
  )
}

interface WantedPort {
  readonly port: number
  readonly setting: string
  readonly addresses: readonly string[]
}

/** Locked until this process exits. */
const claims: FileLock[] = []

/** @returns whether another start holds it */
function isClaimed(port: number): boolean {
  const folder = join(tmpdir(), 'welt-ports')
  try {
    mkdirSync(folder, { recursive: true })
    const lock = tryLock(join(folder, String(port)), 'exclusive')
    if (lock) claims.push(lock)
    return lock === undefined
  } catch {
    return false // another user's folder: rely on the port check
  }
}

/** Locks the ports until this process exits: only one of several concurrent starts continues. @throws StartError */
export async function claimPorts(wanted: readonly WantedPort[]): Promise<void> {
  for (const { port, setting, addresses } of wanted.toSorted((a, b) => a.port - b.port)) {
    if (isClaimed(port)) throw new StartError(isPortInUse(port, setting))
    await assertPortFree(port, setting, addresses)
  }
}

/** Listens as the services will, so that errors show before one starts. */
async function assertPortFree(port: number, setting: string, addresses: readonly string[]): Promise<void> {
  const server = createServer()
  const problem = await listenOn(server, port, addresses).then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error,
  )
  await new Promise((done) => server.close(done))
  if (!problem) return
  if (problem.code === 'EADDRINUSE') throw new StartError(isPortInUse(port, setting))
  if (problem.code === 'EACCES')
    throw new StartError(
      `This user may not open port ${port}${port < 1024 ? ' (ports below 1024 are kept for the system)' : ''}. ` +
        `Choose another: ${setting}=${port + 3000} npm start`,
    )
  if (problem.code === 'EADDRNOTAVAIL')
    throw new StartError(
      `This machine doesn't have all of the addresses ${addresses.join(', ')}: ` +
        'correct the setting that ends with LISTEN_ADDRESS.',
    )
  throw new StartError(`Port ${port} cannot be opened: ${problem.message}. Choose another with ${setting}.`)
}

/** @throws StartError */
export function assertSettings(): void {
  const environment = process.env.WELT_ENV ?? 'development'
  if (!['development', 'test', 'production'].includes(environment))
    throw new StartError(`WELT_ENV must be development, test or production, not "${environment}".`)
  const missing = findMissingSettings(process.env)
  if (missing.length > 0)
    throw new StartError(
      `Production needs these settings, which are missing or wrong:\n${missing.map((line) => `  ${line}`).join('\n')}\n` +
        'For a demonstration with the sandbox in place of real payments and mail: SANDBOX=on',
    )
}

/** @throws StartError */
export function assertDisk(dataDir: string): void {
  const folders = process.env.DATABASE_URL ? [dataDir] : [dataDir, dirname(clusterDirectory(dataDir))]
  for (const folder of new Set(folders)) {
    const { bavail, bsize } = statfsSync(folder)
    if (bavail * bsize >= LEAST_FREE_BYTES) continue
    const freeMb = Math.round((bavail * bsize) / 1e6)
    const remedy = folder === dataDir ? 'or set DATA_DIR' : 'where the database of root lies, or set DATABASE_URL'
    throw new StartError(`Only ${freeMb} MB are free in ${folder}; 400 MB are needed. Free some space, ${remedy}.`)
  }
}
