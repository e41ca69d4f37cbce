import { randomBytes } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

class DataDirError extends Error {}

/** @throws DataDirError when it is not writable */
export function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new DataDirError(
      `The data folder ${dataDir} cannot be written (${code ?? message}). ` +
        'Let this user write there, or name another folder: DATA_DIR=/path npm start',
    )
  }
}

type Secrets = Readonly<Record<string, string | undefined>>

/** Empty before the first start. @throws DataDirError when the file is invalid */
export function readSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Secrets
  } catch {
    throw new DataDirError(
      `The secrets in ${file} cannot be read. Put the file back from a copy, or delete it: ` +
        'the next start makes new ones, and signed links in mails that were sent before stop working.',
    )
  }
}

const SHARED = ['SERVICE_KEY', 'PURGE_TOKEN', 'SIGNING_SECRET', 'ADYEN_HMAC_KEYS', 'ADYEN_WEBHOOK_PASSWORD']

/**
 * Stored with the data, so that sessions survive a restart. Written atomically: a full disk can't truncate the file,
 * and concurrent first starts agree on one.
 * @throws DataDirError
 */
export function sharedSecrets(dataDir: string, env: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  const stored = readSecrets(dataDir)
  const secrets = Object.fromEntries(
    SHARED.map((name) => [name, env[name] ?? stored[name] ?? randomBytes(32).toString('hex')]),
  )
  if (SHARED.every((name) => stored[name] === secrets[name])) return secrets
  const file = join(dataDir, 'secrets.json')
  const partial = `${file}.${process.pid}`
  try {
    writeFileSync(partial, JSON.stringify(secrets, null, 2), { mode: 0o600 })
    if (existsSync(file)) renameSync(partial, file)
    else linkSync(partial, file)
    rmSync(partial, { force: true })
  } catch (error) {
    rmSync(partial, { force: true })
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return sharedSecrets(dataDir, env)
    throw new DataDirError(`The secrets could not be kept in ${file}: ${(error as Error).message}. Is the disk full?`)
  }
  return secrets
}
