import { data } from 'react-router'
import type { RequestContext } from '#app/session/request-context.ts'
import type { GraphqlFailure } from './result.ts'

/** When to try again where the shop did not say. */
const WAIT_SECONDS = 60

/** Remembers that the shop has refused a call as one too many, for the answer that is made of it. */
export function noteLimit(ctx: RequestContext, { code, retryAfterSeconds }: GraphqlFailure): void {
  if (code === 'RATE_LIMITED') ctx.response.requireWait(retryAfterSeconds ?? WAIT_SECONDS)
}

/** As above, for a read. */
export function noteRefusedRead(ctx: RequestContext, { code, status, retryAfterSeconds }: GraphqlFailure): void {
  if (code === 'RATE_LIMITED' || status === 429) ctx.response.refuseRead(retryAfterSeconds ?? WAIT_SECONDS)
}

/** The status of a page whose main read failed: 429 when rate limited, else 503. */
export function unavailable(ctx: RequestContext) {
  return data(null, { status: ctx.response.readWaitSeconds === undefined ? 503 : 429 })
}

/** Throws the 429 response of a rate-limited read, for pages that otherwise report failed reads inline. */
export function requireReads(ctx: RequestContext): void {
  if (ctx.response.readWaitSeconds !== undefined) throw unavailable(ctx)
}

function waitOf({ response: { waitSeconds, readWaitSeconds } }: RequestContext, status: number): number | undefined {
  if (status === 429 || status === 502 || status === 503)
    return readWaitSeconds ?? (status === 429 ? waitSeconds : undefined)
  return status >= 400 && status < 500 ? waitSeconds : undefined
}

/** Turns a response into 429 with `Retry-After` when a form or a read was rate limited by the commerce server. */
export function answerLimit(ctx: RequestContext, response: Response): Response {
  const waitSeconds = waitOf(ctx, response.status)
  if (waitSeconds === undefined) return response
  response.headers.set('Retry-After', String(waitSeconds))
  return new Response(response.body, { status: 429, headers: response.headers })
}
