import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than anything takes on a slow machine. */
export const MOST_MS = 90_000
const LOOK_EVERY_MS = 25

export async function until(isSo: () => boolean | Promise<boolean>, what = 'it never came'): Promise<void> {
  for (const deadline = performance.now() + MOST_MS; !(await isSo()); await sleep(LOOK_EVERY_MS))
    assert.ok(performance.now() < deadline, what)
}
