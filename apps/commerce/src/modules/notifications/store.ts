import { randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database'
import { deleteInBatches } from '#src/queue/delete-in-batches'
import { removeDeadJobs } from '#src/queue/enqueue'
import { notificationJobs } from './jobs.ts'

const LINK_BYTES = 24

/** [A69] */
export const NEWSLETTER = 'newsletter'

export interface TopicKey {
  readonly websiteId: number
  readonly email: string
  readonly topic: string
  readonly channel: 'email' | 'sms'
}

interface PriorConsent {
  /** Only then a mail is due. */
  readonly isNew: boolean
  readonly wasSubscribed: boolean
  readonly linkToken: string
}

/** The account that reads or changes subscriptions. [decision 17] */
export interface Subscriber {
  readonly customerId: number
  /** Else only the account's own choices are accessible. */
  readonly isEmailConfirmed: boolean
}

export interface Addressee {
  readonly websiteId: number
  readonly email: string
  readonly by: Subscriber
}

interface Subscribing extends TopicKey {
  readonly source: string
  readonly mustConfirm: boolean
  /** Undefined for guests. */
  readonly by: Subscriber | undefined
}

/**
 * Pending confirmation where required; never downgrades a subscription. A guest's choice also belongs to an account
 * with that address (R3.03).
 */
export async function subscribe(db: Db, input: Subscribing): Promise<PriorConsent> {
  const wanted = input.mustConfirm ? 'UNCONFIRMED' : 'SUBSCRIBED'
  const { rows } = await sql<{ is_new: boolean; was_subscribed: boolean; link_token: string }>`
    with before as (select status, requested_at from subscription where website_id = ${input.websiteId} and email = ${input.email}
      and topic = ${input.topic} and channel = ${input.channel})
    insert into subscription as s (website_id, email, topic, channel, status, source, consented_at, link_token, requested_at, customer_id, is_by_address)
    values (${input.websiteId}, ${input.email}, ${input.topic}, ${input.channel}, ${wanted}, ${input.source},
      case when ${wanted} = 'SUBSCRIBED' then now() end, ${randomBytes(LINK_BYTES).toString('base64url')}, now(),
      coalesce(${input.by?.customerId ?? null}::bigint,
        (select id from customer where website_id = ${input.websiteId} and email = ${input.email} and closed_at is null)),
      ${input.by === undefined})
    on conflict (website_id, email, topic, channel) do update
      set status = case when s.status = 'SUBSCRIBED' then s.status else excluded.status end,
          source = excluded.source, unsubscribed_at = null, link_token = coalesce(s.link_token, excluded.link_token), requested_at = now(),
          consented_at = case when s.status = 'SUBSCRIBED' then s.consented_at else excluded.consented_at end,
          customer_id = coalesce(excluded.customer_id, s.customer_id),
          is_by_address = excluded.is_by_address or (s.is_by_address and s.status = 'SUBSCRIBED')
    returning link_token, coalesce((select status from before), '') not in ('SUBSCRIBED', ${wanted}) as is_new,
      exists (select from before where status = 'SUBSCRIBED') as was_subscribed`.execute(db)
  const [row] = rows
  return { isNew: row?.is_new ?? false, wasSubscribed: row?.was_subscribed ?? false, linkToken: row?.link_token ?? '' }
}

/** With an unconfirmed email, withdraws only the account's own choice. */
export async function unsubscribe(db: Db, key: TopicKey, by: Subscriber): Promise<void> {
  const isRestricted = sql`(is_by_address and not ${by.isEmailConfirmed}::boolean)`
  await sql`
    update subscription set customer_id = null,
      status = case when ${isRestricted} then status else 'UNSUBSCRIBED' end, unsubscribed_at = case when ${isRestricted} then unsubscribed_at else now() end,
      is_by_address = ${isRestricted}
    where website_id = ${key.websiteId} and email = ${key.email} and topic = ${key.topic} and channel = ${key.channel}
      and status <> 'UNSUBSCRIBED' and (${by.isEmailConfirmed}::boolean or customer_id = ${by.customerId})`.execute(db)
}

/** @returns undefined for an unknown link */
export async function followLink(
  db: Db,
  link: { readonly websiteId: number; readonly token: string; readonly wanted: 'SUBSCRIBED' | 'UNSUBSCRIBED' },
): Promise<{ readonly email: string; readonly isNew: boolean } | undefined> {
  const { rows } = await sql<{ email: string; is_new: boolean }>`
    with before as (select status from subscription where website_id = ${link.websiteId} and link_token = ${link.token} for update)
    update subscription s set status = ${link.wanted},
      consented_at = case when ${link.wanted} = 'SUBSCRIBED' and s.status <> 'SUBSCRIBED' then now() else s.consented_at end,
      unsubscribed_at = case when ${link.wanted} = 'UNSUBSCRIBED' then coalesce(s.unsubscribed_at, now()) end,
      is_by_address = ${link.wanted} = 'SUBSCRIBED', customer_id = case when ${link.wanted} = 'SUBSCRIBED' then s.customer_id end
    from before where s.website_id = ${link.websiteId} and s.link_token = ${link.token}
      and not (${link.wanted} = 'SUBSCRIBED' and before.status = 'UNSUBSCRIBED')
    returning s.email, before.status <> ${link.wanted} as is_new`.execute(db)
  const [row] = rows
  return row && { email: row.email, isNew: row.is_new }
}

/** With an unconfirmed email, only the account's own choices. [R3.03, decision 17] */
export async function listTopics(db: Db, { websiteId, email, by }: Addressee): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('subscription')
    .select('topic')
    .where('website_id', '=', websiteId)
    .where('email', '=', email)
    .where('status', '=', 'SUBSCRIBED')
    .$if(!by.isEmailConfirmed, (query) => query.where('customer_id', '=', by.customerId))
    .execute()
  return new Set(rows.map((row) => row.topic))
}

/** As `listTopics`, in SQL. [R3.03, decision 17] */
export function hasNewsletter({ websiteId, email, by }: Addressee): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from subscription where website_id = ${websiteId} and email = ${email} and topic = ${NEWSLETTER} and status = 'SUBSCRIBED'
      and (${by.isEmailConfirmed}::boolean or customer_id = ${by.customerId}))`
}

export async function findLinkToken(db: Db, websiteId: number, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('subscription')
    .select('link_token')
    .where('website_id', '=', websiteId)
    .where('email', '=', email)
    .where('topic', '=', NEWSLETTER)
    .where('channel', '=', 'email')
    .executeTakeFirst()
  return row?.link_token ?? undefined
}

interface Move {
  readonly websiteId: number
  readonly from: string
  readonly to: string
  readonly by: Subscriber
  readonly mustConfirm: boolean
}

/**
 * Existing subscriptions of the new address take precedence; old links become invalid. @returns whether the newsletter
 * awaits confirmation
 */
export async function moveSubscriptions(db: Db, { websiteId, from, to, by, mustConfirm }: Move): Promise<boolean> {
  const isMoved = sql`a.website_id = ${websiteId} and a.email = ${from}
    and (${by.isEmailConfirmed}::boolean or (a.customer_id = ${by.customerId} and not a.is_by_address))`
  await sql`
    with met as (delete from subscription a using subscription b where ${isMoved} and b.website_id = a.website_id and b.email = ${to}
      and b.topic = a.topic and b.channel = a.channel returning a.topic, a.channel, a.status)
    update subscription b set customer_id = ${by.customerId} from met where b.website_id = ${websiteId} and b.email = ${to}
      and b.topic = met.topic and b.channel = met.channel and met.status = 'SUBSCRIBED' and b.status = 'SUBSCRIBED'`.execute(
    db,
  )
  const { rows } = await sql<{ topic: string; status: string }>`
    update subscription a set email = ${to}, link_token = replace(gen_random_uuid()::text, '-', ''), customer_id = ${by.customerId},
      is_by_address = false,
      status = case when ${mustConfirm} and topic = ${NEWSLETTER} and status = 'SUBSCRIBED' then 'UNCONFIRMED' else status end
    where ${isMoved} returning topic, status`.execute(db)
  await sql`update subscription set customer_id = null where website_id = ${websiteId} and email = ${from}`.execute(db)
  return rows.some(({ topic, status }) => topic === NEWSLETTER && status === 'UNCONFIRMED')
}

/** Their subject is the order's number, perhaps with a part of the order after a dash. */
const ORDER_MAILS = sql`('order-confirmation', 'payment-returned', 'order-ready', 'order-reminder', 'order-collected',
  'order-uncollected', 'order-changed', 'order-shipped', 'order-delivered', 'order-refunded',
  'authorisation-expired', 'collector-changed', 'size-changed')`

/** Their subject is the return's number, perhaps with an event after a dash. */
const RETURN_MAILS = sql`('return-authorised', 'return-received', 'return-approved', 'return-exchanged',
  'return-rejected', 'return-refunded', 'swap-reminder')`

/** With an unconfirmed email, only mails about the account, its orders and their returns. */
function mailsOf({ websiteId, email, by }: Addressee) {
  return sql`website_id = ${websiteId} and recipient = ${email} and (${by.isEmailConfirmed}::boolean
    or kind in ('password-reset', 'password-changed', 'email-confirm', 'email-changed')
    or (kind in ${ORDER_MAILS} and split_part(subject_id, '-', 1) in (select number from orders where customer_id = ${by.customerId}))
    or (kind in ${RETURN_MAILS} and split_part(subject_id, '-', 1) in (select r.number from return_request r
      join orders o on o.id = r.order_id where o.customer_id = ${by.customerId})))`
}

export async function listMails(db: Db, addressee: Addressee): Promise<readonly unknown[]> {
  const { rows } = await sql<{ row: unknown }>`
    select jsonb_build_object('kind', kind, 'subject', subject, 'to', recipient, 'written_at', created_at, 'sent_at', sent_at) as row
    from mail where ${mailsOf(addressee)} order by id`.execute(db)
  return rows.map(({ row }) => row)
}

/** With a confirmed email only: anyone can send the form with any address. */
export async function listContactMessages(db: Db, { websiteId, email, by }: Addressee): Promise<readonly unknown[]> {
  const { rows } = await sql<{ row: unknown }>`
    select jsonb_build_object('reference', reference, 'about', topic, 'order', order_number, 'name', name,
      'phone', telephone, 'text', comment, 'written_at', created_at) as row
    from contact_message where ${by.isEmailConfirmed}::boolean and website_id = ${websiteId} and email = ${email}
    order by id`.execute(db)
  return rows.map(({ row }) => row)
}

export const UNSENT_MAIL_DAYS = 30

/** Permanently failed ones; they contain addresses. */
export async function purgeUnsentMails(db: Db): Promise<void> {
  await deleteInBatches((rows) =>
    sql`
      delete from mail where id = any(array(
        select id from mail where sent_at is null and created_at < shop_now() - make_interval(days => ${UNSENT_MAIL_DAYS})
          and kind not in ${ORDER_MAILS}
        order by created_at limit ${rows} for update skip locked))`.execute(db),
  )
  await deleteInBatches((rows) =>
    sql`
      delete from text_message where id = any(array(
        select id from text_message
        where sent_at is null and created_at < shop_now() - make_interval(days => ${UNSENT_MAIL_DAYS})
        order by created_at limit ${rows} for update skip locked))`.execute(db),
  )
  const { 'newsletter-confirm': confirm, 'newsletter-welcome': welcome, 'contact-message': contact } = notificationJobs
  await removeDeadJobs(db, [confirm, welcome, contact], UNSENT_MAIL_DAYS)
}

/** With an unconfirmed email, deletes only the account's own. */
export async function anonymiseAddressee(db: Db, { websiteId, email, by }: Addressee): Promise<void> {
  const isAll = sql`${by.isEmailConfirmed}::boolean`
  await sql`delete from subscription where website_id = ${websiteId} and email = ${email}
    and (${isAll} or (customer_id = ${by.customerId} and not is_by_address))`.execute(db)
  await sql`update subscription set customer_id = null where website_id = ${websiteId} and email = ${email}`.execute(db)
  const ofMessages = sql`(select reference from contact_message where website_id = ${websiteId} and email = ${email})`
  await sql`delete from mail where ${isAll} and website_id = ${websiteId}
    and kind in ('contact-message', 'contact-copy')
    and subject_id in ${ofMessages}`.execute(db)
  await sql`delete from contact_message where ${isAll} and website_id = ${websiteId} and email = ${email}`.execute(db)
  // Unsent mails about a paid order or its return are still sent.
  await sql`delete from mail where ${mailsOf({ websiteId, email, by })}
    and (sent_at is not null or (kind not in ${ORDER_MAILS} and kind not in ${RETURN_MAILS}))`.execute(db)
}
