import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Path of a Chromium for the browser tests: CHROMIUM, an installed one, or Debian's package where apt and root are there.
 * @throws Error that says what to install.
 */
export function ensureChromium(): string {
  const find = () => [process.env.CHROMIUM ?? '', ...PLACES].find((path) => path && existsSync(path))
  const found = find()
  if (found) return found
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    process.stderr.write('Installing Chromium from Debian packages …\n')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'], env })
  }
  const installed = find()
  if (!installed)
    throw new Error('The journeys need Chromium. Install it (Debian: apt-get install chromium), or name one: CHROMIUM=/path npm test')
  return installed
}
