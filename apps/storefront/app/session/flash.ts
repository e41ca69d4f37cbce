import { dropCookie, findCookie, rememberCookie } from './cookies.ts'
import type { RequestContext } from './request-context.ts'

const NOTICE =
  /^(?:merged-\d{1,3}|merge-(?:short|gone|codes|cards)-\d{1,4}|saved-\d{1,3}|bagged(?:-\d{1,3}){3}|again-\d{1,4}-\d{1,4}-[\w%~-]{0,1200}|limited-\d{1,5}|card-removed-[a-z\d]{1,4}|[a-z]+(?:-[a-z]+)*)$/

export function parseFlash(value: string | undefined): string[] {
  return (value ?? '').split('.').filter((code) => NOTICE.test(code))
}

export function flashCookies(ctx: RequestContext, ...codes: readonly string[]): string[] {
  return codes.length > 0 ? [rememberCookie(ctx, 'notice', codes.join('.'))] : []
}

export function limitIn(ctx: RequestContext): number | undefined {
  const limited = parseFlash(findCookie(ctx, 'notice')).find((code) => code.startsWith('limited-'))
  return limited === undefined ? undefined : Number(limited.slice('limited-'.length))
}

/** Also deletes the cookie. */
export function readFlash(ctx: RequestContext): string[] {
  const codes = parseFlash(findCookie(ctx, 'notice'))
  if (codes.length > 0) ctx.response.addCookies(dropCookie(ctx, 'notice'))
  return codes
}
