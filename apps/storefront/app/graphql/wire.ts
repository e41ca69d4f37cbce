import { type Meaning, meaningOf, unknownFieldOf } from './other-servers/messages.ts'
import { type GraphqlFailure, type GraphqlResult, SOMETHING_WRONG } from './result.ts'

export type WireAnswer =
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly body: string
      readonly tags: readonly string[]
      readonly retryAfterSeconds?: number
    }
  | { readonly kind: 'failed'; readonly reason: string }

interface WireError {
  readonly message?: unknown
  readonly extensions?: {
    readonly code?: unknown
    readonly category?: unknown
    readonly reason?: unknown
    readonly label?: unknown
  }
}

/** A masked internal error, whose message customers must not see. [A83] */
function isMaskedFault(category: unknown, code: string | undefined): boolean {
  return code === 'INTERNAL_SERVER_ERROR' || (category === 'internal' && code !== 'UNAVAILABLE')
}

export function meaningOfError({ message, extensions }: WireError): Meaning {
  const { code, reason, label } = extensions ?? {}
  if (typeof code !== 'string') return typeof message === 'string' ? meaningOf(message) : {}
  return { code, ...(typeof reason === 'string' ? { reason } : {}), ...(typeof label === 'string' ? { label } : {}) }
}

function failureOf(
  error: WireError,
  { status, retryAfterSeconds }: { readonly status: number; readonly retryAfterSeconds?: number },
): GraphqlFailure {
  const category = error.extensions?.category
  const meaning = meaningOfError(error)
  const message = typeof error.message === 'string' ? error.message : 'Internal server error'
  const unknownField = unknownFieldOf(message)
  return {
    kind: typeof category === 'string' && !isMaskedFault(category, meaning.code) ? 'user' : 'graphql',
    message,
    status,
    ...meaning,
    ...(unknownField ? { unknownField } : {}),
    ...(typeof category === 'string' ? { category } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  }
}

function parseJson(text: string): { data?: unknown; errors?: readonly WireError[] } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** Any entry in `errors` makes a failure, even with status 200; partial data is passed on. */
export function parseAnswer<Data>(answer: WireAnswer): GraphqlResult<Data> {
  if (answer.kind === 'failed') return { ok: false, failure: { kind: 'network', message: answer.reason } }
  const body = parseJson(answer.body)
  const first = body?.errors?.[0]
  if (body && first) {
    // A response has `data`, even null, once execution has begun.
    const failure: GraphqlFailure = { ...failureOf(first, answer), ...('data' in body ? {} : { isUnexecuted: true }) }
    return body.data ? { ok: false, failure, data: body.data as Partial<Data> } : { ok: false, failure }
  }
  if (answer.status >= 400 || body?.data === undefined || body.data === null) {
    const message = answer.status === 503 ? answer.body.slice(0, 200) : SOMETHING_WRONG
    return { ok: false, failure: { kind: 'http', message, status: answer.status, ...meaningOf(message) } }
  }
  return { ok: true, data: body.data as Data }
}
