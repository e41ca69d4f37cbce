import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AnswerKind } from './answers.ts'

/** All that a span may record: no addresses, queries, bodies, names or tokens. */
type SpanFact =
  | 'welt.kind'
  | 'welt.site'
  | 'welt.job'
  | 'http.request.method'
  | 'http.response.status_code'
  | 'graphql.operation.name'
  | 'graphql.operation.type'
  | 'db.system.name'
  | 'db.operation.name'
  | 'server.address'

export type SpanFacts = Readonly<Partial<Record<SpanFact, string | number>>>

export type SpanKind = 'client' | 'internal'

export interface Tracer {
  /** Ends with the response. `parent` is set only for trusted callers. */
  serve(request: IncomingMessage, response: ServerResponse, kind: AnswerKind, parent: string | undefined): Scope
  inSpan<T>(name: string, kind: SpanKind, facts: SpanFacts, work: () => Promise<T>): Promise<T>
  /** A trace of its own, linked to the one that enqueued the job. */
  runJob<T>(job: string, link: string | undefined, work: () => Promise<T>): Promise<T>
  /** W3C `traceparent` header of the current span. */
  traceparent(): string | undefined
  isSampled(): boolean
  traceId(): string | undefined
  /** Flushes spans, for at most 2 s. */
  stop(): Promise<void>
}

type Scope = <T>(work: () => T) => T

/** Tracing them costs more than it tells. */
const UNTRACED: ReadonlySet<AnswerKind> = new Set(['asset', 'picture', 'operator', 'stream'])

const TRACER = Symbol.for('welt.tracer')
const shared = globalThis as { [TRACER]?: Tracer | undefined }

/** Undefined while traces are off; one for the process, also across bundled copies of this module. */
export const tracer = (): Tracer | undefined => shared[TRACER]

export function setTracer(one: Tracer | undefined): void {
  shared[TRACER] = one
}

/** Runs without a span where traces are off. */
export function inSpan<T>(name: string, kind: SpanKind, facts: SpanFacts, work: () => Promise<T>): Promise<T> {
  const own = shared[TRACER]
  return own ? own.inSpan(name, kind, facts, work) : work()
}

interface Served {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly kind: AnswerKind
  /** W3C `traceparent` of a trusted caller; it decides whether the trace is recorded. */
  readonly parent?: string | undefined
}

export function serveInTrace({ request, response, kind, parent }: Served, work: () => void): void {
  const own = shared[TRACER]
  if (own && !UNTRACED.has(kind)) own.serve(request, response, kind, parent)(work)
  else work()
}

/** For calls to another server. */
export function traceHeaders(): Readonly<Record<string, string>> {
  const traceparent = shared[TRACER]?.traceparent()
  return traceparent === undefined ? {} : { traceparent }
}
