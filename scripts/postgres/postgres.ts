import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { acquireLock, tryLock, withLock } from '../start-up/file-lock.ts'
import { binariesDirectory, clusterDirectory, isRoot, PostgresStartError, spawnOptions } from './binaries.ts'
import { makeDataDir } from './data-dir.ts'
import { initialise, USER } from './initialise.ts'
import {
  isTrusting,
  makePassword,
  passwordFile,
  passwordStatement,
  readPassword,
  requirePassword,
  setPasswordOffline,
} from './password.ts'
import {
  adoptOrLaunch,
  isAlive,
  isListening,
  type Launch,
  queryDatabase,
  readLock,
  restartOnExit,
  type Server,
  stopByPid,
} from './server.ts'

export interface EmbeddedPostgres {
  readonly url: string
  /** Stops the server unless another Welt process uses it. */
  stop(): Promise<void>
}

async function ensureDatabase(port: number, password: string, name: string): Promise<void> {
  const found = await queryDatabase(port, password, 'select 1 from pg_database where datname = $1', [name])
  if (found.rowCount === 0) await queryDatabase(port, password, `create database ${name}`)
}

/**
 * Sets a password if the file is lost or the database still accepts connections without one.
 * @throws PostgresStartError
 */
async function passwordOf(dataDir: string, cluster: string, bin: string): Promise<string> {
  const known = readPassword(dataDir)
  if (known !== undefined && !isTrusting(cluster)) return known
  const lock = readLock(cluster)
  const running = lock && isAlive(lock.pid) && (await isListening(lock.port)) ? lock : undefined
  if (running && !isTrusting(cluster))
    throw new PostgresStartError(
      `The password of the embedded database, which runs as process ${running.pid}, ` +
        `is not in ${passwordFile(dataDir)}. Put the file back from a copy, or end that process and start again: ` +
        'a new password is made.',
    )
  const password = known ?? makePassword(dataDir)
  const stopped = { binary: join(bin, 'postgres'), cluster, options: spawnOptions() }
  const problem = running
    ? await queryDatabase(running.port, password, passwordStatement(USER, password)).then(
        () => undefined,
        (error: Error) => error.message,
      )
    : setPasswordOffline(stopped, USER, password)
  if (problem !== undefined)
    throw new PostgresStartError(`The embedded database could not be given a password: ${problem}.`)
  requirePassword(cluster)
  if (running) await queryDatabase(running.port, password, 'select pg_reload_conf()')
  return password
}

async function openCluster(
  dataDir: string,
  isThrowaway: boolean,
): Promise<{ readonly server: Server; readonly how: Launch }> {
  const cluster = clusterDirectory(dataDir)
  const bin = binariesDirectory()
  const isNew = !existsSync(join(cluster, 'PG_VERSION'))
  const password = isNew ? (readPassword(dataDir) ?? makePassword(dataDir)) : await passwordOf(dataDir, cluster, bin)
  if (isNew) await initialise(bin, cluster, password)
  if (isRoot) writeFileSync(join(dataDir, 'postgres.txt'), `The embedded database is in ${cluster}\n`)
  const how = { bin, cluster, password, isThrowaway }
  const server = await adoptOrLaunch(how)
  await ensureDatabase(server.port, password, 'welt')
  return { server, how: { ...how, port: server.port } }
}

/**
 * Adopts a server that another start uses or left running.
 * @throws PostgresStartError with the next step
 */
export async function startPostgres(options: { dataDir: string; isThrowaway?: boolean }): Promise<EmbeddedPostgres> {
  const { dataDir, isThrowaway = false } = options
  makeDataDir(dataDir)
  const startFile = join(dataDir, 'postgres-start.lock')
  const useFile = join(dataDir, 'postgres-use.lock')
  const use = await acquireLock(useFile, 'shared')
  try {
    const { server, how } = await withLock(startFile, () => openCluster(dataDir, isThrowaway))
    const endCare = restartOnExit(server, () => withLock(startFile, () => adoptOrLaunch(how)))
    const stop = async () => {
      const { pid } = await endCare()
      use.release()
      const last = tryLock(useFile, 'exclusive')
      if (!last) return
      await stopByPid(pid)
      last.release()
    }
    return { url: `postgres://${USER}:${how.password}@127.0.0.1:${server.port}/welt`, stop }
  } catch (error) {
    use.release()
    throw error
  }
}

export function removeCluster(dataDir: string): void {
  rmSync(clusterDirectory(dataDir), { recursive: true, force: true })
}
