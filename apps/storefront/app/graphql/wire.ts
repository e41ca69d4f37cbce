import { type GraphqlFailure, type GraphqlResult, SOMETHING_WRONG } from './result.ts'

/** What came back over the wire, before it is understood. */
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
  readonly extensions?: { readonly code?: unknown; readonly category?: unknown }
}

/** A fault that nobody foresaw, as servers mask it: its words are for no shopper. An `UNAVAILABLE` has words of its own. [A83] */
function isMaskedFault(error: WireError): boolean {
  const { category, code } = error.extensions ?? {}
  return error.message === 'Internal server error' || (category === 'internal' && code !== 'UNAVAILABLE')
}

function failureOf(
  error: WireError,
  { status, retryAfterSeconds }: { readonly status: number; readonly retryAfterSeconds?: number },
): GraphqlFailure {
  const category = error.extensions?.category
  const code = error.extensions?.code
  return {
    kind: typeof category === 'string' && !isMaskedFault(error) ? 'user' : 'graphql',
    message: typeof error.message === 'string' ? error.message : 'Internal server error',
    status,
    ...(typeof code === 'string' ? { code } : {}),
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

/**
 * Understands an answer: any `errors` entry makes a failure at whatever HTTP status, worded by the first of them; data beside errors is
 * handed on as `data`.
 */
export function parseAnswer<Data>(answer: WireAnswer): GraphqlResult<Data> {
  if (answer.kind === 'failed') return { ok: false, failure: { kind: 'network', message: answer.reason } }
  const body = parseJson(answer.body)
  const first = body?.errors?.[0]
  if (first) {
    const failure = failureOf(first, answer)
    return body?.data ? { ok: false, failure, data: body.data as Partial<Data> } : { ok: false, failure }
  }
  if (answer.status >= 400 || body?.data === undefined || body.data === null) {
    const message = answer.status === 503 ? answer.body.slice(0, 200) : SOMETHING_WRONG
    return { ok: false, failure: { kind: 'http', message, status: answer.status } }
  }
  return { ok: true, data: body.data as Data }
}
