import { spawn } from 'node:child_process'
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRoot, NOBODY, PostgresStartError, spawnOptions } from './binaries.ts'

export const USER = 'welt'

export async function initialise(bin: string, cluster: string, password: string): Promise<void> {
  const partial = `${cluster}.new`
  const typed = `${partial}.password` // Readable by initdb's user.
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { recursive: true, mode: 0o700 })
  writeFileSync(typed, password, { mode: 0o600 })
  if (isRoot) for (const path of [partial, typed]) chownSync(path, NOBODY, NOBODY)
  const access = ['-U', USER, '--auth=scram-sha-256', `--pwfile=${typed}`]
  const args = ['-D', partial, ...access, '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync', '--data-checksums']
  // So that Ctrl-C does not interrupt initdb halfway.
  const child = spawn(join(bin, 'initdb'), args, {
    ...spawnOptions(),
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  let outputText = ''
  child.stderr.on('data', (chunk) => {
    outputText = `${outputText}${chunk}`.slice(-2000)
  })
  const code = await new Promise<number | null>((done) => {
    child.once('close', done)
    child.once('error', (error) => {
      outputText = error.message
      done(null)
    })
  })
  rmSync(typed, { force: true })
  if (code !== 0) {
    rmSync(partial, { recursive: true, force: true })
    throw new PostgresStartError(
      `PostgreSQL could not make its data folder: ${outputText.trim().split('\n').pop()}. Is the disk full?`,
    )
  }
  renameSync(partial, cluster)
}
