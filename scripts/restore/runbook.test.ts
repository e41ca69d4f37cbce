import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { PATRONI, STEPS, WELT } from './runbook.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/operating/restore.md'), 'utf8')
const [steps = '', patroni = ''] = page.split(/^## /m)

function assertInOrder(text: string, pieces: readonly string[]): void {
  let from = 0
  for (const piece of pieces) {
    const at = text.indexOf(`${piece}\n`, from)
    assert.ok(at >= from, `docs/operating/restore.md has at this place no ${piece}`)
    from = at
  }
}

test('the restore that is rehearsed has the steps of the runbook, in its order', () => {
  const titles = [...steps.matchAll(/^\d+\. \*\*([^*]+?)\.?\*\*/gm)].map(([, title]) => title)
  assert.deepEqual(titles, [...STEPS])
})

test('the restore that is rehearsed sends the commands of the runbook', () => {
  const shown = Object.values(WELT).map((args) => args.map((arg) => (arg.includes(' ') ? `"${arg}"` : arg)).join(' '))
  assertInOrder(steps.replaceAll(' > deleted.txt', ''), shown)
  assertInOrder(patroni, Object.values(PATRONI))
})
