import { spawnSync } from 'node:child_process'

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
