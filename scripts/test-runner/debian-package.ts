import { spawnSync } from 'node:child_process'
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withoutDaemons } from './daemon-policy.ts'

const HELPER = '/usr/lib/apt/apt-helper'
const ANSWER_SECONDS = 4
const CHECK_MS = 8_000
const LIMITS = { timeout: 300_000 } as const

/** Of the first archive; apt's own helper uses its proxies. */
function downloadRelease(): boolean {
  const { status, stdout } = spawnSync(
    'apt-get',
    ['indextargets', '--format', '$(REPO_URI)dists/$(RELEASE)/InRelease'],
    { encoding: 'utf8', timeout: CHECK_MS },
  )
  const [url = ''] = stdout?.split('\n') ?? []
  if (status !== 0 || url === '') return false
  const folder = mkdtempSync(join(tmpdir(), 'welt-apt-'))
  try {
    const options = ['-o', 'Acquire::Retries=0', '-o', `Acquire::http::Timeout=${ANSWER_SECONDS}`]
    const args = [...options, 'download-file', url, join(folder, 'InRelease')]
    return spawnSync(HELPER, args, { stdio: 'ignore', timeout: CHECK_MS }).status === 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Archive {
  readonly isThere: () => boolean
  readonly env: Record<string, string | undefined>
}

/** Asked once for a run: its other processes inherit the answer. */
export function canDownload({ isThere, env }: Archive = { isThere: downloadRelease, env: process.env }): boolean {
  env.DEBIAN_ARCHIVE ??= isThere() ? 'there' : 'away'
  return env.DEBIAN_ARCHIVE === 'there'
}

const runs = (...[name, ...args]: readonly [string, ...string[]]) => spawnSync(name, args).status === 0

function isOffline(what: string): boolean {
  if (canDownload()) return false
  process.stderr.write(`Debian's archive does not answer, so ${what} is left out.\n`)
  return true
}

/** No daemon of theirs starts. Does nothing without apt, root or an archive that answers. */
export function installPackages(names: readonly [string, ...string[]]): void {
  if (process.getuid?.() !== 0 || !runs('apt-get', '--version') || isOffline(names[0])) return
  process.stderr.write(`Installing Debian's ${names.join(', ')} for the journeys …\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  withoutDaemons(() => {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', ...LIMITS, env })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
      stdio: ['ignore', 'ignore', 'inherit'],
      ...LIMITS,
      env,
    })
  })
}

export const installPackage = (name: string): void => installPackages([name])

/** Reused by later runs. Any user may have created it: check with `isTrusted` before running its programs. */
export const unpackFolder = (name: string): string => join(tmpdir(), `welt-${name}-${process.getuid?.() ?? 0}`)

/** Whether only this user can have written there: its programs are run. */
export function isTrusted(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  return found?.isDirectory() === true && found.uid === (process.getuid?.() ?? 0) && (found.mode & 0o022) === 0
}

/** Unpacks packages without installing them, so none of their daemons starts. Does nothing without apt. */
export function unpackPackages(names: readonly [string, ...string[]], folder: string): void {
  if (!runs('apt-get', '--version') || !runs('dpkg-deb', '--version') || isOffline(names[0])) return
  process.stderr.write(`Unpacking Debian's ${names.join(', ')} …\n`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (!isTrusted(folder)) {
    process.stderr.write(`Other users can write to ${folder}: delete it to have ${names[0]}.\n`)
    return
  }
  const limits = { ...LIMITS, cwd: folder, stdio: 'ignore' } as const
  if (process.getuid?.() === 0) spawnSync('apt-get', ['update', '-qq'], limits)
  spawnSync('apt-get', ['download', '-qq', ...names], limits)
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.deb')))
    spawnSync('dpkg-deb', ['-x', join(folder, file), folder], limits)
}
