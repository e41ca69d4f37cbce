import type { RequestContext } from '#app/session/request-context.ts'
import type { GraphqlFailure } from './result.ts'

/** When to try again where the shop did not say. */
const WAIT_SECONDS = 60

/** Remembers that the shop has refused a call as one too many, for the answer that is made of it. */
export function noteLimit(ctx: RequestContext, { code, retryAfterSeconds }: GraphqlFailure): void {
  if (code === 'RATE_LIMITED') ctx.response.requireWait(retryAfterSeconds ?? WAIT_SECONDS)
}

/** The answer to a refused form: 429 with `Retry-After` where a rate limit of the shop refused it. */
export function answerLimit(ctx: RequestContext, response: Response): Response {
  const { waitSeconds } = ctx.response
  if (waitSeconds === undefined || response.status < 400 || response.status >= 500) return response
  response.headers.set('Retry-After', String(waitSeconds))
  return new Response(response.body, { status: 429, headers: response.headers })
}
