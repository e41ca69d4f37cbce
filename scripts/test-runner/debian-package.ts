import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Does nothing without apt and root. */
export function installPackage(name: string): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return
  process.stderr.write(`Installing Debian's ${name} for the journeys …\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const limits = { timeout: 300_000, env }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', ...limits })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    stdio: ['ignore', 'ignore', 'inherit'],
    ...limits,
  })
}

/** Unpacks a package without installing it, so none of its daemons starts. Does nothing without apt. */
export function unpackPackage(name: string, folder: string): void {
  if (spawnSync('apt-get', ['--version']).status !== 0 || spawnSync('dpkg-deb', ['--version']).status !== 0) return
  process.stderr.write(`Unpacking Debian's ${name} …\n`)
  mkdirSync(folder, { recursive: true })
  const limits = { timeout: 300_000, cwd: folder, stdio: 'ignore' } as const
  if (process.getuid?.() === 0) spawnSync('apt-get', ['update', '-qq'], limits)
  spawnSync('apt-get', ['download', '-qq', name], limits)
  const file = readdirSync(folder).find((each) => each.endsWith('.deb'))
  if (file) spawnSync('dpkg-deb', ['-x', join(folder, file), folder], limits)
}
