import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLineWriter, type LogLine } from './outage-lines.ts'

function writer() {
  const written: LogLine[] = []
  let second: (() => void) | undefined
  const timer = {
    start(_everyMs: number, run: () => void) {
      second = run
      return { stop: () => (second = undefined) }
    },
  }
  const write = createLineWriter((line) => written.push(line), timer)
  const log = (event: string, facts: LogLine['facts'] = {}, level: LogLine['level'] = 'error') =>
    write({ level, part: 'commerce', event, facts })
  return {
    log,
    pass: (seconds = 1) => Array.from({ length: seconds }, () => second?.()),
    taken: () => written.splice(0),
    isTicking: () => second !== undefined,
  }
}

const STOPPED = { message: 'terminating connection due to administrator command', code: '57P01', stack: 'Error: …' }

test('an outage is written in full once, then as one line a second with a count', () => {
  const { log, pass, taken, isTicking } = writer()
  for (let count = 0; count < 2700; count += 1) log('unexpected', { ...STOPPED, requestId: String(count) })
  assert.deepEqual(taken(), [
    { level: 'error', part: 'commerce', event: 'unexpected', facts: { ...STOPPED, requestId: '0' } },
  ])
  pass()
  const summary = { count: 2699, repeated: { 'unexpected: 57P01': 2699 } }
  assert.deepEqual(taken(), [{ level: 'error', part: 'commerce', event: 'outage continues', facts: summary }])
  pass(9)
  log('unexpected', STOPPED)
  pass()
  assert.deepEqual(taken()[0]?.facts, { count: 1, repeated: { 'unexpected: 57P01': 1 } })
  pass(10)
  assert.equal(isTicking(), false)
  log('unexpected', STOPPED)
  assert.equal(taken()[0]?.event, 'unexpected', 'a new outage is logged in full')
})

test('every kind of outage is written once, from any library', () => {
  const { log, pass, taken } = writer()
  const kinds: readonly (readonly [string, LogLine['facts']])[] = [
    ['unexpected', { message: 'x', code: 'ECONNREFUSED' }],
    ['unexpected', { message: 'Connection terminated unexpectedly', code: '' }],
    ['unexpected', { message: 'timeout exceeded when trying to connect' }],
    ['job failed', { code: '57P03', place: 'src/queue/enqueue.ts:10' }],
    ['the database is not reached', { message: 'certificate has expired', code: 'CERT_HAS_EXPIRED' }],
    ['unexpected', { message: 'could not extend file', code: '53100' }],
    ['job failed', { kind: 'send-mail', code: 'ECONNREFUSED' }],
    ['job failed', { kind: 'reverse-payment', code: 'ECONNREFUSED' }],
    ['could not enqueue a job', { message: 'Error: connect ECONNREFUSED 127.0.0.1:5432' }],
    ['commerce-unreachable', { error: 'TypeError: fetch failed' }],
    ['graphql-proxy-failed', { error: 'SocketError: other side closed\n    at x' }],
  ]
  for (const round of [1, 2, 3]) for (const [event, facts] of kinds) log(event, { ...facts, round })
  assert.deepEqual(
    taken().map(({ event, facts }) => [event, facts.round]),
    kinds.map(([event]) => [event, 1]),
  )
  pass()
  assert.deepEqual(
    taken().map(({ facts }) => facts.count),
    [22],
  )
})

test('all other lines, alarms included, are written one by one', () => {
  const { log, pass, taken } = writer()
  log('unexpected', STOPPED)
  const others: readonly (readonly [string, LogLine['facts']])[] = [
    ['unexpected', { message: 'x is not a function', name: 'TypeError', code: '', stack: 'at connect ECONNREFUSED' }],
    ['unexpected', { message: 'duplicate key value', code: '23505' }],
    ['webhook put aside', { alarm: true, code: 'ECONNREFUSED' }],
    ['job failed', { code: 'EAUTH' }],
    ['listening', { port: 3001 }],
  ]
  for (const round of [1, 2]) for (const [event, facts] of others) log(event, { ...facts, round })
  pass()
  assert.equal(taken().length, 1 + 2 * others.length)
})
