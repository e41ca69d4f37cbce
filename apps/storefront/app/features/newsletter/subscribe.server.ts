import { parseEmail } from '@welt/kit/text/patterns'
import { checkEmail } from '#app/forms/field-rules.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { messageOf } from '#app/graphql/result.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { undeliverable } from '../sign-in/email-check.server.ts'
import { newsletterMessages } from './messages.ts'
import {
  ConfirmSubscriptionDocument,
  StopStockAlertsDocument,
  SubscribeToNewsletterDocument,
  UnsubscribeDocument,
} from './newsletter.generated.ts'
import type { SubscribeAnswer } from './subscribe-form.tsx'
import type { LinkAction, LinkAnswer } from './subscription-link.tsx'

/** [R7.44, R4.56] */
export async function subscribe(ctx: RequestContext, typed: string): Promise<SubscribeAnswer> {
  const refuse = (more: Partial<SubscribeAnswer>): SubscribeAnswer => ({
    result: 'failure',
    errors: {},
    email: typed,
    ...more,
  })
  const error = checkEmail(typed)
  if (error) return refuse({ errors: { email: error } })
  const email = parseEmail(typed) ?? typed
  const reason = await undeliverable(ctx, email)
  if (reason) return refuse({ errors: { email: reason } })
  const answer = await fetchPrivate(ctx, SubscribeToNewsletterDocument, {
    email,
  })
  if (!answer.ok) return refuse({ problem: messageOf(answer.failure, newsletterMessages.subscribeToNewsletter) })
  const outcome = answer.data.subscribeToNewsletter
  if (!outcome?.success) return refuse({ problem: outcome?.message ?? newsletterMessages.subscribeToNewsletter })
  return { result: 'success', errors: {}, email, isConfirmed: outcome.status === 'SUBSCRIBED' }
}

const LINK_INVALID = 'This link is not valid here. Open the newest email from us and follow its link.'

const LINK_CALLS = {
  confirm: ConfirmSubscriptionDocument,
  unsubscribe: UnsubscribeDocument,
  'stop-stock': StopStockAlertsDocument,
} as const

/** Acts on a link from a mail; another brand's link is rejected like an invalid one. */
export async function followLink(ctx: RequestContext, action: LinkAction, token: string): Promise<LinkAnswer> {
  if (!/^[A-Za-z0-9_-]{16,128}$/.test(token)) return { isDone: false, message: LINK_INVALID }
  const answer = await fetchPrivate(ctx, LINK_CALLS[action], { token })
  if (!answer.ok) return { isDone: false, message: messageOf(answer.failure, newsletterMessages.subscribeToNewsletter) }
  const { outcome } = answer.data
  return { isDone: outcome?.success === true, message: outcome?.message ?? LINK_INVALID }
}
