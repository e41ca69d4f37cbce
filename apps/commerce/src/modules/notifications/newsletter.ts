import { emailMark, enforceLimit, passLimit, settingsOfRequest } from '#modules/site'
import { isOwnEmail } from '#src/platform/account-email'
import type { Context } from '#src/platform/context'
import type { SubscriptionStatusesEnum } from '#src/platform/contract/contract.generated'
import { type Db, inTransaction } from '#src/platform/database'
import { fail } from './errors.ts'
import { enqueueConfirmation, enqueueWelcome } from './jobs.ts'
import { requireEmail } from './rules.ts'
import { moveSubscriptions, NEWSLETTER, type Subscriber, subscribe, unsubscribe } from './store.ts'

const MAILS_A_DAY = 3
const DAY_SECONDS = 24 * 3600

export type NewsletterStatus = Extract<SubscriptionStatusesEnum, 'SUBSCRIBED' | 'UNCONFIRMED'>

/** `db` may be a transaction. */
type NewsletterContext = Pick<Context, 'brand' | 'memo' | 'sharedLoads' | 'requestId' | 'config'> & { readonly db: Db }

/** Per address, for all callers together. */
function maySendAgain(asker: NewsletterContext, email: string): Promise<boolean> {
  const key = `${asker.brand.websiteId}:${emailMark(email)}`
  const place = { config: asker.config, db: asker.db as Context['db'] }
  return passLimit(place, { action: 'subscribe-mail', key, limit: MAILS_A_DAY, windowSeconds: DAY_SECONDS })
}

interface NewSubscription {
  readonly email: string
  readonly source: string
  readonly mustConfirm: boolean
  readonly by: Subscriber | undefined
}

async function subscribeTo(
  asker: NewsletterContext,
  { email, mustConfirm, ...subscription }: NewSubscription,
): Promise<NewsletterStatus> {
  const { websiteId } = asker.brand
  const { isNew, wasSubscribed } = await subscribe(asker.db, {
    ...subscription,
    websiteId,
    email,
    topic: NEWSLETTER,
    channel: 'email',
    mustConfirm,
  })
  // A guest must not learn that an address is subscribed, so the link is sent again.
  if (wasSubscribed && subscription.by) return 'SUBSCRIBED'
  if (mustConfirm && (await maySendAgain(asker, email)))
    await enqueueConfirmation(asker.db, { websiteId, email, requestId: asker.requestId })
  if (isNew && !mustConfirm) await enqueueWelcome(asker.db, { websiteId, email })
  return mustConfirm ? 'UNCONFIRMED' : 'SUBSCRIBED'
}

/**
 * Mails a confirmation link where required, at most three a day.
 * @throws AppError EMAIL_NOT_VALID, NEWSLETTER_NOT_OFFERED (R1.19), RATE_LIMITED [R7.44, A110]
 */
export async function joinNewsletter(ctx: Context, address: string): Promise<NewsletterStatus> {
  const email = requireEmail(address)
  const settings = await settingsOfRequest(ctx)
  if (!settings.featureFlags.newsLetter) throw fail('NEWSLETTER_NOT_OFFERED')
  await enforceLimit(ctx, { action: 'subscribe', key: ctx.viewer.address, limit: 10, windowSeconds: 3600 })
  const mustConfirm = settings.isNewsletterConfirmed
  const by = isOwnEmail(ctx, email) ? ctx.viewer.session : undefined
  return inTransaction(ctx.db, (db) => subscribeTo({ ...ctx, db }, { email, source: 'newsletter', mustConfirm, by }))
}

/** Does not subscribe where the site has no newsletter. [R3.03, R7.42, R7.43] */
export async function setSubscribed(
  asker: NewsletterContext,
  choice: { readonly email: string; readonly isSubscribed: boolean; readonly source: string; readonly by: Subscriber },
): Promise<void> {
  const settings = await settingsOfRequest({ ...asker, db: asker.db as Context['db'] })
  const { isSubscribed, ...rest } = choice
  const { email, by } = rest
  if (!isSubscribed)
    await unsubscribe(asker.db, { websiteId: asker.brand.websiteId, email, topic: NEWSLETTER, channel: 'email' }, by)
  else if (settings.featureFlags.newsLetter)
    await subscribeTo(asker, { ...rest, mustConfirm: settings.isNewsletterConfirmed })
}

/** Moves subscriptions to the account's new email, which may have to confirm the newsletter again. */
export async function followEmail(
  asker: NewsletterContext,
  { from, to, by }: { readonly from: string; readonly to: string; readonly by: Subscriber },
): Promise<void> {
  const { isNewsletterConfirmed: mustConfirm } = await settingsOfRequest({ ...asker, db: asker.db as Context['db'] })
  const { websiteId } = asker.brand
  const isWaiting = await moveSubscriptions(asker.db, { websiteId, from, to, by, mustConfirm })
  if (mustConfirm && isWaiting && (await maySendAgain(asker, to)))
    await enqueueConfirmation(asker.db, { websiteId, email: to, requestId: asker.requestId })
}
