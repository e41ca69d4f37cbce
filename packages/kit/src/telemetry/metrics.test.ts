import assert from 'node:assert/strict'
import { test } from 'node:test'
import { counter, histogram, metricsText, readings, summary } from './metrics.ts'
import { readTelemetry } from './settings.ts'

const linesOf = async (name: string) => (await metricsText()).split('\n').filter((line) => line.startsWith(name))

test('counters, summaries and histograms are written as Prometheus reads them', async () => {
  const orders = counter({ name: 'welt_test_orders_total', help: 'Orders', labels: { site: ['midas', 'trybe'] } })
  orders.add({ site: 'midas' })
  orders.add({ site: 'midas' }, 2)
  assert.deepEqual(await linesOf('welt_test_orders'), ['welt_test_orders_total{site="midas"} 3'])
  const calls = summary({ name: 'welt_test_call_seconds', help: 'Calls', labels: { outcome: ['ok'] } })
  calls.observe({ outcome: 'ok' }, 0.25)
  assert.deepEqual(await linesOf('welt_test_call'), [
    'welt_test_call_seconds_sum{outcome="ok"} 0.25',
    'welt_test_call_seconds_count{outcome="ok"} 1',
  ])
  const answers = histogram({ name: 'welt_test_answer_seconds', help: 'Answers', labels: {} })
  for (const seconds of [0.005, 0.15, 60]) answers.observe({}, seconds)
  const lines = await linesOf('welt_test_answer_seconds_')
  assert.ok(lines.includes('welt_test_answer_seconds_bucket{le="0.005"} 1'))
  assert.ok(lines.includes('welt_test_answer_seconds_bucket{le="0.2"} 2'))
  assert.ok(lines.includes('welt_test_answer_seconds_bucket{le="10"} 2'))
  assert.ok(lines.includes('welt_test_answer_seconds_bucket{le="+Inf"} 3'))
  assert.ok(lines.includes('welt_test_answer_seconds_count 3'))
})

test('no value from outside becomes a label: ten thousand unknown ones are one series', async () => {
  const calls = counter({ name: 'welt_test_bounded_total', help: 'Bounded', labels: { operation: ['Cart'] } })
  for (let at = 0; at < 10_000; at += 1) calls.add({ operation: `mail-${at}@example.test` })
  assert.deepEqual(await linesOf('welt_test_bounded'), ['welt_test_bounded_total{operation="other"} 10000'])
  const many = Array.from({ length: 1000 }, (_, at) => ({ labels: { cache: `c${at}` }, value: at }))
  readings('gauge', 'welt_test_many', 'Many', () => many)
  assert.equal((await linesOf('welt_test_many')).length, 200)
})

test('a value that cannot be read leaves out its series alone, and quotes stay inside a label', async () => {
  readings('gauge', 'welt_test_broken', 'Broken', () => Promise.reject(new Error('no database')))
  readings('gauge', 'welt_test_quoted', 'Quoted', () => [{ labels: { cache: 'a "b"\n\\' }, value: 1 }])
  assert.deepEqual(await linesOf('welt_test_broken'), [])
  assert.deepEqual(await linesOf('welt_test_quoted'), ['welt_test_quoted{cache="a \\"b\\"\\n\\\\"} 1'])
})

test('metrics are off unless set, and a wrong setting is named', () => {
  const empty = { METRICS: '', METRICS_PORT: '', METRICS_LISTEN_ADDRESS: '', TRACES_URL: '', TRACE_PERCENT: '' }
  for (const unset of [{}, empty]) assert.deepEqual(readTelemetry(unset), { metrics: undefined, traces: undefined })
  assert.equal(readTelemetry({ ...empty, TRACES_URL: 'http://c:4318' }).traces?.percent, 1)
  assert.deepEqual(readTelemetry({ METRICS: 'on' }).metrics, {
    basePort: 9460,
    listenAddresses: ['127.0.0.1', '::1'],
  })
  for (const [name, value] of [
    ['METRICS', 'yes'],
    ['METRICS_PORT', '99999'],
    ['METRICS_PORT', 'http'],
    ['METRICS_LISTEN_ADDRESS', 'everywhere'],
  ] as const)
    assert.throws(() => readTelemetry({ [name]: value }), new RegExp(`The setting ${name} must`))
})
