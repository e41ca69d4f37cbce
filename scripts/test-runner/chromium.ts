import { existsSync } from 'node:fs'
import { installPackage } from './debian-package.ts'

const SHELL = '/usr/bin/chromium-headless-shell'
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * CHROMIUM, an installed one, or Debian's package if root can install it.
 * @throws Error that says what to install
 */
export function ensureChromium(): string {
  const named = process.env.CHROMIUM
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM names ${named}, where nothing is. Name a Chromium, or leave the setting out.`)
  const find = () => named || PLACES.find((path) => existsSync(path))
  const found = find()
  if (found) return found
  installPackage('chromium')
  const installed = find()
  if (!installed)
    throw new Error(
      'The journeys need Chromium. Install Chromium or Chrome (Debian: apt-get install chromium), or name one: ' +
        'CHROMIUM=/path npm test',
    )
  return installed
}

/** CHROMIUM if set, or the headless shell (a third of the cost per page), or `chromium` if there is none. */
export function ensureHeadlessShell(chromium: string): string {
  if (process.env.CHROMIUM) return chromium
  if (!existsSync(SHELL)) installPackage('chromium-headless-shell')
  return existsSync(SHELL) ? SHELL : chromium
}
