import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  SpanKind as Kind,
  type Link,
  type Span as OpenSpan,
  ROOT_CONTEXT,
  type SpanContext,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  RandomIdGenerator,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Log } from '../log.ts'
import { SECOND_MS } from '../time.ts'
import { counter } from './metrics.ts'
import type { Tracer } from './trace.ts'

const EXPORT_MS = 5 * SECOND_MS
/** The longest a shutdown waits for spans to be sent. */
const STOP_MS = 2 * SECOND_MS
/** About 2 MB of spans; more are dropped. */
const MOST_WAITING = 2048
const LONGEST_VALUE = 200

const lost = counter({
  name: 'welt_spans_lost_total',
  help: 'Spans that the collector did not take',
  labels: {},
})

/** Logs one line when exports begin to fail and one when they recover. */
function reporting(inner: SpanExporter, log: Log): SpanExporter {
  let isFailing = false
  return {
    export(spans, done) {
      inner.export(spans, (result) => {
        const hasFailed = result.code !== 0
        if (hasFailed) lost.add({}, spans.length)
        if (hasFailed && !isFailing)
          log('warn', 'traces not taken', { reason: String(result.error?.message ?? 'no answer').slice(0, 120) })
        if (!hasFailed && isFailing) log('info', 'traces are taken again')
        isFailing = hasFailed
        done(result)
      })
    },
    shutdown: () => inner.shutdown(),
  }
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

function parseTraceparent(text: string | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags = ''] = TRACEPARENT.exec(text ?? '') ?? []
  if (!traceId || !spanId || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true }
}

/** A request or job. If it is not recorded it has no spans, and its ids are generated when first needed. */
interface Scope {
  /** Undefined where the trace is not recorded. */
  readonly context: Context | undefined
  readonly parent: string | undefined
  header?: string
}

const ids = new RandomIdGenerator()

function headerOf(scope: Scope): string {
  if (scope.header !== undefined) return scope.header
  const { traceId, spanId, traceFlags } = (scope.context && trace.getSpanContext(scope.context)) ??
    parseTraceparent(scope.parent) ?? {
      traceId: ids.generateTraceId(),
      spanId: ids.generateSpanId(),
      traceFlags: TraceFlags.NONE,
    }
  scope.header = `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`
  return scope.header
}

const KINDS = { client: Kind.CLIENT, internal: Kind.INTERNAL } as const

interface Settings {
  readonly part: string
  readonly url: string
  readonly percent: number
  readonly log: Log
  /** The OTLP exporter, except in tests. */
  readonly exporter?: SpanExporter
}

/** Records the class of an error, never its message, which may repeat what a shopper typed. */
function fail(span: OpenSpan, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : 'error')
  span.setStatus({ code: SpanStatusCode.ERROR })
}

export function createTracer({ part, url, percent, log, exporter }: Settings): Tracer {
  const sending = reporting(exporter ?? new OTLPTraceExporter({ url, timeoutMillis: EXPORT_MS }), log)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `welt-${part}` }),
    sampler: new AlwaysOnSampler(),
    spanLimits: { attributeCountLimit: 16, attributeValueLengthLimit: LONGEST_VALUE, linkCountLimit: 4 },
    spanProcessors: [
      new BatchSpanProcessor({ exporter: sending, maxQueueSize: MOST_WAITING, exportTimeoutMillis: EXPORT_MS }),
    ],
  })
  // Checks at the start that the address is a collector.
  sending.export([], () => undefined)
  const spans = provider.getTracer('welt')
  const share = percent / 100
  const store = new AsyncLocalStorage<Scope>()
  const scopeOf = (span: OpenSpan): Scope => ({ context: trace.setSpan(ROOT_CONTEXT, span), parent: undefined })

  async function during<T>(span: OpenSpan, work: () => Promise<T>): Promise<T> {
    try {
      return await store.run(scopeOf(span), work)
    } catch (error) {
      fail(span, error)
      throw error
    } finally {
      span.end()
    }
  }

  return {
    serve(request, response, kind, parent) {
      const remote = parent?.endsWith('-01') ? parseTraceparent(parent) : undefined
      // A parent that is not sampled decides too.
      if (!remote && (parent !== undefined || Math.random() >= share)) {
        const scope: Scope = { context: undefined, parent }
        return (work) => store.run(scope, work)
      }
      const span = spans.startSpan(
        kind,
        { kind: Kind.SERVER, attributes: { 'http.request.method': request.method ?? '', 'welt.kind': kind } },
        remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT,
      )
      response.once('close', () => {
        span.setAttribute('http.response.status_code', response.statusCode)
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
      return (work) => store.run(scopeOf(span), work)
    },
    inSpan(name, kind, facts, work) {
      const context = store.getStore()?.context
      if (!context) return work()
      return during(spans.startSpan(name, { kind: KINDS[kind], attributes: { ...facts } }, context), work)
    },
    runJob(job, link, work) {
      const enqueued = parseTraceparent(link)
      if (!enqueued && Math.random() >= share) return store.run({ context: undefined, parent: undefined }, work)
      const links: Link[] = enqueued ? [{ context: enqueued }] : []
      const attributes = { 'welt.job': job }
      return during(spans.startSpan(`job ${job}`, { kind: Kind.CONSUMER, links, attributes }, ROOT_CONTEXT), work)
    },
    traceparent() {
      const scope = store.getStore()
      return scope && headerOf(scope)
    },
    isSampled: () => store.getStore()?.context !== undefined,
    traceId() {
      const scope = store.getStore()
      return scope && headerOf(scope).slice(3, 35)
    },
    stop: () =>
      Promise.race([
        provider.shutdown().catch(() => undefined),
        new Promise<void>((done) => setTimeout(done, STOP_MS).unref()),
      ]),
  }
}
