import { statSync } from 'node:fs'
import { join } from 'node:path'
import { type SharedBrowser, startBrowser } from './browser.ts'
import { type Print, runCommand } from './command.ts'
import { root } from './run-folder.ts'
import { noteDuration, testArgs } from './test-files.ts'

/** Then running journeys are ended, so that a slow machine still reports results. */
const MINUTES = Number(process.env.TEST_MINUTES ?? 85)
const endsAt = Date.now() + MINUTES * 60_000

export interface Journeys {
  readonly files: readonly string[]
  readonly workers: number
  readonly headlessShell: string
  readonly env: Readonly<Record<string, string>>
}

function longestFirst(files: readonly string[]): string[] {
  const sizes = new Map(files.map((file) => [file, statSync(join(root, file)).size]))
  return files.toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0))
}

/** Files that did not run for lack of time fail. */
export async function runJourneys(print: Print, { files, workers, headlessShell, env }: Journeys): Promise<boolean> {
  const waiting = longestFirst(files)
  const unfinished: string[] = []
  let areGood = true
  const runFile = async (file: string, browser: SharedBrowser) => {
    const startedAt = Date.now()
    const timeoutMs = endsAt - startedAt
    let printed = ''
    const buffer = (text: string) => {
      printed += text
    }
    const args = ['--test-isolation=none', ...testArgs([file], 1)]
    const isGood =
      timeoutMs > 0 && (await runCommand(buffer, args, { env: { ...env, BROWSER_URL: browser.url }, timeoutMs }))
    const ms = Date.now() - startedAt
    noteDuration(file, ms)
    print(`── ${file} ${isGood ? 'passed' : 'FAILED'} (${(ms / 1000).toFixed(1)} s)\n${printed}`)
    if (!isGood) areGood = false
    if (!isGood && Date.now() >= endsAt) unfinished.push(file)
  }
  const work = async () => {
    const browser = await startBrowser(headlessShell)
    try {
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await runFile(file, browser)
    } finally {
      await browser.stop()
    }
  }
  await Promise.all(Array.from({ length: Math.min(workers, files.length) }, work))
  if (unfinished.length > 0)
    print(`The ${MINUTES} minutes of TEST_MINUTES were over before these ended: ${unfinished.join(', ')}\n`)
  return areGood
}
