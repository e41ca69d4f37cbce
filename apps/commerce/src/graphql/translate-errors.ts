import { AppError } from '@welt/kit/app-error'
import { type ExecutionResult, GraphQLError } from 'graphql'
import type { Context } from '../platform/context.ts'
import { createFaultAlarm } from '../platform/database-faults.ts'
import { log } from '../platform/log.ts'
import { driverCodeOf } from './foreign-messages.ts'

/**
 * 25006: a standby that accepts no writes; 08P01: PgBouncer without a server, or restarting; 58030: a disk that fails.
 */
const UNAVAILABLE = new Set([
  ...['25006', '53100', '53200', '53300', '57014', '55P03', '57P01', '57P02', '57P03', '57P05', '58030'],
  ...['08000', '08001', '08003', '08004', '08006', '08P01'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID'],
])

/** Text that PostgreSQL can't store: a NUL, or half of a surrogate pair. */
const UNSTORABLE = new Set(['22021', '22P05'])

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const code = 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : (driverCodeOf(error.message) ?? '')
}

function isUnavailable(error: unknown): boolean {
  return UNAVAILABLE.has(codeOf(error))
}

function httpOf(error: AppError): Record<string, unknown> {
  if (error.code !== 'RATE_LIMITED') return {}
  return { http: { status: 429, headers: { 'retry-after': String(error.data.retryAfterSeconds ?? 60) } } }
}

const alarmOperators = createFaultAlarm(log)

/** Omits the request's contents. */
export function logUnexpected(
  error: unknown,
  facts: { readonly requestId: string; readonly website: number; readonly path: string },
): void {
  const cause = error instanceof Error ? error : new Error(String(error))
  alarmOperators(cause)
  log('error', 'unexpected', {
    message: cause.message,
    name: cause.name,
    code: codeOf(error),
    stack: cause.stack,
    ...facts,
  })
}

/** Unexpected errors are logged and masked. */
function translateError(error: GraphQLError, ctx: Pick<Context, 'requestId' | 'brand'>): GraphQLError {
  const { originalError, nodes, path } = error
  const place = { nodes: nodes ?? null, path: path ?? null }
  if (originalError instanceof AppError) {
    const extensions = {
      ...originalError.data,
      category: originalError.category,
      code: originalError.code,
      ...httpOf(originalError),
    }
    return new GraphQLError(originalError.message, { ...place, extensions })
  }
  if (!originalError || originalError instanceof GraphQLError) {
    return new GraphQLError(error.message, { ...place, extensions: { category: 'graphql-input', ...error.extensions } })
  }
  if (UNSTORABLE.has(codeOf(originalError)))
    return new GraphQLError('The request holds a character that is not allowed.', {
      ...place,
      extensions: { category: 'graphql-input' },
    })
  const facts = { requestId: ctx.requestId, website: ctx.brand.websiteId, path: (path ?? []).join('.') }
  logUnexpected(originalError, facts)
  if (isUnavailable(originalError)) {
    const http = { status: 503, headers: { 'retry-after': '5' } }
    return new GraphQLError('The shop is busy. Please try again in a moment.', {
      ...place,
      extensions: { category: 'internal', code: 'UNAVAILABLE', requestId: ctx.requestId, http },
    })
  }
  return new GraphQLError('Internal server error', {
    ...place,
    extensions: { category: 'internal', requestId: ctx.requestId },
  })
}

export function translateResult(result: ExecutionResult, ctx: Pick<Context, 'requestId' | 'brand'>): ExecutionResult {
  return result.errors ? { ...result, errors: result.errors.map((error) => translateError(error, ctx)) } : result
}
