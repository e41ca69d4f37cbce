import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'

/** What has not come by then never comes, however slow the machine. */
export const MOST_MS = 90_000
const LOOK_EVERY_MS = 25

/** Waits until it is so. */
export async function until(isSo: () => boolean | Promise<boolean>, what = 'it never came'): Promise<void> {
  for (const deadline = performance.now() + MOST_MS; !(await isSo()); await sleep(LOOK_EVERY_MS))
    assert.ok(performance.now() < deadline, what)
}
