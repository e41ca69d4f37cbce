import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const passwordFile = (dataDir: string): string => join(dataDir, 'postgres-password')

/** Undefined before the first start, and for a database of an earlier version. */
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

/** As in databases of an earlier version. */
export function isTrusting(cluster: string): boolean {
  return new RegExp(TRUST).test(readFileSync(rulesFile(cluster), 'utf8'))
}

export function requirePassword(cluster: string): void {
  writeFileSync(rulesFile(cluster), readFileSync(rulesFile(cluster), 'utf8').replace(TRUST, '$1scram-sha-256'))
}

/** Our passwords are hexadecimal, so nothing needs escaping. */
export const passwordStatement = (role: string, password: string): string => `alter role ${role} password '${password}'`

interface StoppedCluster {
  readonly binary: string
  readonly cluster: string
  readonly options: { readonly uid?: number; readonly gid?: number; readonly cwd: string }
}

/** Uses single-user mode: the server must be stopped. @returns the error, if any */
export function setPasswordOffline(
  { binary, cluster, options }: StoppedCluster,
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
