import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actionOf } from './intent.server.ts'

const sent = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('an intent runs its own action, and one that no form has is refused with 400', async () => {
  const actions = { end: 1, 'end-all': 2 }
  assert.equal(actionOf(sent({ intent: 'end' }), actions), 1)
  assert.equal(actionOf(sent({ who: 'end-all' }), actions, 'who'), 2)
  for (const form of [sent({}), sent({ intent: '' }), sent({ intent: 'END' }), sent({ intent: 'constructor' })])
    await assert.rejects(
      async () => actionOf(form, actions),
      ({ status }: Response) => status === 400,
    )
})
