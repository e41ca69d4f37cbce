import { dropCookie, findCookie, keepCookie } from './cookies.ts'
import type { Visit } from './visit.ts'

/** What is told once on the next page: a code, with a number where one belongs. */
const NOTICE = /^(?:merged-\d{1,3}|limited-\d{1,5}|[a-z]+(?:-[a-z]+)*)$/

/** Codes in a cookie's value; anything not of our shape is left out. */
export function parseNotices(value: string | undefined): string[] {
  return (value ?? '').split('.').filter((code) => NOTICE.test(code))
}

/** `Set-Cookie` values that hand notices to the next page. */
export function keepNotices(visit: Visit, ...codes: readonly string[]): string[] {
  return codes.length > 0 ? [keepCookie(visit, 'notice', codes.join('.'))] : []
}

/** How long to wait, in seconds, when this page is to tell that something was tried too often. */
export function limitIn(visit: Visit): number | undefined {
  const limited = parseNotices(findCookie(visit, 'notice')).find((code) => code.startsWith('limited-'))
  return limited === undefined ? undefined : Number(limited.slice('limited-'.length))
}

/** The notices for this page, which are gone from the browser with its answer. */
export function takeNotices(visit: Visit): string[] {
  const codes = parseNotices(findCookie(visit, 'notice'))
  if (codes.length > 0) visit.session.setCookies.push(dropCookie(visit, 'notice'))
  return codes
}
