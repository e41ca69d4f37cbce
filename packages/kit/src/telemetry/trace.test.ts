import assert from 'node:assert/strict'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, afterEach, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Log } from '../log.ts'
import { createTracer } from './open-telemetry.ts'
import { readTelemetry } from './settings.ts'
import { inSpan, serveInTrace, setTracer, traceHeaders, tracer } from './trace.ts'

interface Line {
  readonly level: string
  readonly event: string
}

const closing: (() => void)[] = []
after(() => {
  for (const close of closing) close()
})
afterEach(async () => {
  const own = tracer()
  setTracer(undefined)
  await own?.stop()
})

async function serve(listener: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

interface SentSpan {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[]
}

async function collector(status = 200) {
  const spans: SentSpan[] = []
  const texts: string[] = []
  const url = await serve(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString('utf8')
    texts.push(text)
    const { resourceSpans = [] } = JSON.parse(text) as {
      resourceSpans?: { scopeSpans: { spans: SentSpan[] }[] }[]
    }
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  })
  return { spans, texts, url: `${url}/v1/traces` }
}

function start(url: string, percent = 100): Line[] {
  const lines: Line[] = []
  const log: Log = (level, event) => lines.push({ level, event })
  setTracer(createTracer({ part: 'commerce', url, percent, log }))
  return lines
}

/** A request to a server that does the work in its trace. */
async function request(work: () => Promise<unknown>, parent?: string): Promise<void> {
  const url = await serve((req, response) =>
    serveInTrace({ request: req, response, kind: 'page', parent }, () => void work().finally(() => response.end())),
  )
  await new Promise<void>((done) => get(url, (answer) => answer.resume().once('end', done)))
}

async function flushed(): Promise<void> {
  const own = tracer()
  setTracer(undefined)
  await own?.stop()
}

test('spans of a request are one trace, and a job links to the trace that enqueued it', async () => {
  const { spans, texts, url } = await collector()
  start(url)
  let enqueued: string | undefined
  await request(() =>
    inSpan('operation', 'internal', { 'graphql.operation.name': 'PlaceOrder' }, async () => {
      enqueued = tracer()?.traceparent()
      await inSpan('statement', 'client', { 'db.operation.name': 'insert' }, () => sleep(1))
      await inSpan('call outside', 'client', {}, async () => {
        throw new Error('card 4111 of a@example.test refused')
      }).catch(() => undefined)
    }),
  )
  await tracer()?.runJob('send-order-confirmation', enqueued, () => inSpan('statement', 'client', {}, () => sleep(1)))
  await sleep(20)
  await flushed()
  const named = (name: string) => spans.find((span) => span.name === name) ?? assert.fail(`no span ${name}`)
  const [page, operation, job] = [named('page'), named('operation'), named('job send-order-confirmation')]
  assert.equal(operation.parentSpanId, page.spanId)
  for (const name of ['statement', 'call outside']) assert.equal(named(name).parentSpanId, operation.spanId)
  assert.equal(new Set([page, operation, named('call outside')].map(({ traceId }) => traceId)).size, 1)
  assert.notEqual(job.traceId, page.traceId)
  assert.deepEqual(
    job.links?.map(({ traceId, spanId }) => [traceId, spanId]),
    [[page.traceId, operation.spanId]],
  )
  assert.doesNotMatch(texts.join(''), /4111|example\.test/)
})

test('a request that is not sampled records nothing, and passes on its trace as not sampled', async () => {
  const { spans, url } = await collector()
  start(url, 0)
  let headers: Readonly<Record<string, string>> = {}
  let trace: string | undefined
  await request(() =>
    inSpan('operation', 'internal', {}, async () => {
      headers = traceHeaders()
      trace = tracer()?.traceId()
    }),
  )
  assert.match(headers.traceparent ?? '', /^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/)
  assert.equal(headers.traceparent?.split('-')[1], trace)
  const sampled = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
  await request(async () => undefined, sampled)
  for (const wrong of ['00-0-0-01', `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`, 'x'.repeat(9000)])
    await request(async () => undefined, wrong)
  await sleep(20)
  await flushed()
  assert.deepEqual(
    spans.map(({ traceId, parentSpanId }) => [traceId, parentSpanId]),
    [['a'.repeat(32), 'b'.repeat(16)]],
  )
  assert.deepEqual(traceHeaders(), {})
})

test('a collector that never answers delays nothing, and is one line of the log', async () => {
  const url = await serve(() => undefined)
  const lines = start(`${url}/v1/traces`)
  let done = 0
  for (let at = 0; at < 20_000; at += 1)
    await tracer()?.runJob('test', undefined, async () => {
      done += 1
    })
  assert.equal(done, 20_000)
  while (lines.length === 0) await sleep(20)
  await flushed()
  assert.deepEqual(lines, [{ level: 'warn', event: 'traces not taken' }])
})

test('while the collector takes nothing, at most 2,048 spans and one batch wait', async () => {
  let taken = 0
  let answer: () => void = () => undefined
  const isOpen = new Promise<void>((open) => (answer = open))
  const exporter: SpanExporter = {
    export: (spans, done) =>
      void isOpen.then(() => {
        taken += spans.length
        done({ code: 0 })
      }),
    shutdown: async () => undefined,
  }
  setTracer(createTracer({ part: 'worker', url: '', percent: 100, log: () => undefined, exporter }))
  for (let at = 0; at < 20_000; at += 1) await tracer()?.runJob('test', undefined, async () => undefined)
  answer()
  await flushed()
  assert.ok(taken > 0 && taken <= 2048 + 512, `${taken}`)
})

test('an address that takes no spans is reported at the start, one that is none refuses it', async () => {
  const { url } = await collector(404)
  const lines = start(url)
  while (lines.length === 0) await sleep(5)
  assert.deepEqual(lines, [{ level: 'warn', event: 'traces not taken' }])
  for (const TRACES_URL of ['collector:4318', 'ftp://collector', 'http://user:secret@collector', 'http://'])
    assert.throws(() => readTelemetry({ TRACES_URL }), /The setting TRACES_URL must be the http address/)
  for (const TRACE_PERCENT of ['101', '-1', 'all', '1e1'])
    assert.throws(() => readTelemetry({ TRACE_PERCENT }), /The setting TRACE_PERCENT must be/)
  assert.equal(readTelemetry({ TRACES_URL: 'http://c:4318' }).traces?.url, 'http://c:4318/v1/traces')
  assert.equal(readTelemetry({}).traces, undefined)
})
