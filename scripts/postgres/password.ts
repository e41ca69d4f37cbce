import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file of the embedded database's password, beside the data. */
export const passwordFile = (dataDir: string): string => join(dataDir, 'postgres-password')

/** The password as it was kept; undefined before the first start, and where an earlier version made the database. */
export function readPassword(dataDir: string): string | undefined {
  return existsSync(passwordFile(dataDir)) ? readFileSync(passwordFile(dataDir), 'utf8').trim() || undefined : undefined
}

export function makePassword(dataDir: string): string {
  const password = randomBytes(24).toString('hex')
  writeFileSync(passwordFile(dataDir), `${password}\n`, { mode: 0o600 })
  return password
}

const TRUST = /^((?:local|host\w*)\s.*\s)trust\b/gm
const rulesFile = (cluster: string) => join(cluster, 'pg_hba.conf')

/** Whether the database lets in whoever comes, as an earlier version made it. */
export function isTrusting(cluster: string): boolean {
  return new RegExp(TRUST).test(readFileSync(rulesFile(cluster), 'utf8'))
}

/** From its next reading of its rules on, the database asks everybody for a password. */
export function demandPassword(cluster: string): void {
  writeFileSync(rulesFile(cluster), readFileSync(rulesFile(cluster), 'utf8').replace(TRUST, '$1scram-sha-256'))
}

/** The statement that gives a role a password; ours are hexadecimal, so nothing is to be escaped. */
export const passwordStatement = (role: string, password: string): string => `alter role ${role} password '${password}'`

interface Standing {
  readonly binary: string
  readonly cluster: string
  /** User and folder to run as. */
  readonly options: { readonly uid?: number; readonly gid?: number; readonly cwd: string }
}

/**
 * Gives a role a password in a database whose server does not run, which asks for none. @returns what went wrong, if
 * anything
 */
export function setPasswordStanding(
  { binary, cluster, options }: Standing,
  role: string,
  password: string,
): string | undefined {
  const args = ['--single', '-D', cluster, '-c', 'dynamic_shared_memory_type=mmap', 'postgres']
  const run = spawnSync(binary, args, {
    ...options,
    input: `${passwordStatement(role, password)};\n`,
    encoding: 'utf8',
  })
  const outputText = `${run.stderr ?? ''}`
  return run.status === 0 && !/^.*ERROR:/m.test(outputText)
    ? undefined
    : (outputText.trim().split('\n').pop() ?? String(run.error))
}
