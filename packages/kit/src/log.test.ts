import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { createLog, operationNameOf, withoutValues } from './log.ts'

test('a line has time, level, part and event as JSON; errors go to standard error', (t) => {
  const [out, err] = [t.mock.method(console, 'log', () => undefined), t.mock.method(console, 'error', () => undefined)]
  const log = createLog('worker')
  log('info', 'listening', { port: 1 })
  log('error', 'broken')
  const { time, ...line } = JSON.parse(String(out.mock.calls[0]?.arguments[0]))
  assert.ok(Math.abs(Date.parse(time) - Date.now()) < 60_000)
  assert.deepEqual(line, { level: 'info', part: 'worker', event: 'listening', port: 1 })
  assert.equal(JSON.parse(String(err.mock.calls[0]?.arguments[0])).event, 'broken')
})

test('a logged message holds no value that a client sent [R8.73, A91]', () => {
  for (const [message, expected] of [
    [
      'Variable "$email" got invalid value "a; @b"; Expected type "Int".',
      'Variable "$email" got an invalid value; Expected type "Int".',
    ],
    [
      'Variable "$input" got invalid value { pin: 1234 } at "input.pin"; String cannot represent a non string value: 1234',
      'Variable "$input" got an invalid value; String cannot represent a non string value',
    ],
    ['Int cannot represent non-integer value: "hunter2"', 'Int cannot represent non-integer value'],
    ['Expected value of type "Int", found 4111111111111111.', 'Expected value of type "Int"'],
    ['Could not find a cart with ID "AbC123"', 'Could not find a cart with ID "…"'],
    ['Cannot query field "nope" on type "Query".', 'Cannot query field "nope" on type "Query".'],
    ['ana@example.com is taken', '… is taken'],
  ] as const)
    assert.equal(withoutValues(message), expected)
})

test('a message that repeats a long value is cut before it, whatever the value is', () => {
  for (const value of ['represent '.repeat(30_000), '\\"'.repeat(100_000), 'a'.repeat(200_000)]) {
    const message = `Variable "$sort" got invalid value "${value}"; Value "${value}" does not exist in "SortEnum" enum.`
    assert.equal(
      runInNewContext('withoutValues(message)', { withoutValues, message }, { timeout: 10_000 }),
      'Variable …',
    )
  }
})

test('an operation is logged by its name', () => {
  assert.equal(operationNameOf('mutation SignIn($email: String!) { a }'), 'SignIn')
  assert.equal(operationNameOf('{ a }'), 'unnamed')
})
