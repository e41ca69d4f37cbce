import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import type { Options } from './e2e/testing/journey.ts'
import { MOST_MS } from './e2e/testing/until.ts'
import { BROWSER_ARGS } from './scripts/test-runner/browser.ts'

/** Several times what a journey takes on a slow, busy machine. */
const TIMEOUT_MS = 15 * 60_000
const WORKERS = availableParallelism()
const project = (name: string) => ({ name, outputDir: join('test-results', name) })
const OWN_FOLDERS = /e2e\/(?:alone|parallel)\//

export default defineConfig<Options>({
  testDir: 'e2e',
  timeout: TIMEOUT_MS,
  expect: { timeout: MOST_MS },
  workers: WORKERS + 1,
  reporter: [['list'], ['./scripts/test-runner/journey-reporter.ts']],
  use: {
    launchOptions: { executablePath: process.env.HEADLESS_SHELL ?? '/usr/bin/chromium', args: BROWSER_ARGS },
    actionTimeout: MOST_MS,
    navigationTimeout: MOST_MS,
    screenshot: { mode: 'only-on-failure', fullPage: true },
    // Pictures and DOM snapshots of every action would cost more than all the rest of it.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  projects: [
    // These mostly wait.
    { ...project('parallel'), testMatch: 'parallel/*.test.ts', workers: 1 },
    { ...project('desktop'), testIgnore: OWN_FOLDERS, workers: WORKERS + 1 },
    // Journeys for both sizes; others choose theirs.
    { ...project('phone'), testIgnore: OWN_FOLDERS, grep: /@phone/, workers: 1, use: { device: 'phone' } },
    // One at a time: these change or watch what all shoppers of a site see.
    { ...project('alone'), testMatch: 'alone/*.test.ts', workers: 1 },
  ],
})
