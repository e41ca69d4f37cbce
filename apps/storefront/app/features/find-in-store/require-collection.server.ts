import { data } from 'react-router'
import type { RequestContext } from '#app/session/request-context.ts'

/** Answers 404 where the site offers no collection. [R3.106] */
export function requireCollection({ settings }: RequestContext): void {
  if (!settings.isCollectOffered) throw data(null, { status: 404 })
}
