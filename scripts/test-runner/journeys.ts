import { join } from 'node:path'
import { type Print, runCommand } from './command.ts'
import { root } from './run-folder.ts'

/** Then running journeys are ended, so that a slow machine still reports results. */
const MINUTES = Number(process.env.TEST_MINUTES ?? 85)
const endsAt = Date.now() + MINUTES * 60_000

const PLAYWRIGHT = join(root, 'node_modules/@playwright/test/cli.js')
/** One file at a time: these change or watch what all shoppers of a site see. */
const ALONE = 'e2e/alone/'

/** Journeys that did not run for lack of time fail. */
export async function runJourneys(
  print: Print,
  files: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<boolean> {
  const run = async (chosen: readonly string[], ...options: readonly string[]) => {
    if (chosen.length === 0) return true
    const timeout = `--global-timeout=${Math.max(1, endsAt - Date.now())}`
    return runCommand(print, [PLAYWRIGHT, 'test', timeout, ...options, ...chosen], { env })
  }
  const isAlone = (file: string) => file.startsWith(ALONE)
  const together = files.filter((file) => !isAlone(file))
  const areGood = await run(together, '--project=parallel', '--project=desktop', '--project=phone')
  return (await run(files.filter(isAlone), '--project=alone', '--workers=1')) && areGood
}
