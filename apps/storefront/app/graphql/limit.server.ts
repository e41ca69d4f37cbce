import { data } from 'react-router'
import type { RequestContext } from '#app/session/request-context.ts'
import type { GraphqlFailure } from './result.ts'

const WAIT_SECONDS = 60

export function noteLimit(ctx: RequestContext, { code, retryAfterSeconds }: GraphqlFailure): void {
  if (code === 'RATE_LIMITED') ctx.response.requireWait(retryAfterSeconds ?? WAIT_SECONDS)
}

export function noteRefusedRead(ctx: RequestContext, { code, status, retryAfterSeconds }: GraphqlFailure): void {
  if (code === 'RATE_LIMITED' || status === 429) ctx.response.refuseRead(retryAfterSeconds ?? WAIT_SECONDS)
}

/** 429 when a read was rate limited, else 503. */
export function unavailable(ctx: RequestContext) {
  return data(null, { status: ctx.response.readWaitSeconds === undefined ? 503 : 429 })
}

/** For pages that otherwise report failed reads inline. @throws a 429 response when a read was rate limited */
export function requireReads(ctx: RequestContext): void {
  if (ctx.response.readWaitSeconds !== undefined) throw unavailable(ctx)
}

function waitOf({ response: { waitSeconds, readWaitSeconds } }: RequestContext, status: number): number | undefined {
  if (status === 429 || status === 502 || status === 503)
    return readWaitSeconds ?? (status === 429 ? waitSeconds : undefined)
  return status >= 400 && status < 500 ? waitSeconds : undefined
}

/** Turns a failure due to a rate limit into a 429 with `Retry-After`. */
export function answerLimit(ctx: RequestContext, response: Response): Response {
  const waitSeconds = waitOf(ctx, response.status)
  if (waitSeconds === undefined) return response
  response.headers.set('Retry-After', String(waitSeconds))
  return new Response(response.body, { status: 429, headers: response.headers })
}
