import { sql } from 'kysely'
import type { Context } from '#src/platform/context'
import type { Session } from '#src/platform/session'
import { CUSTOMER_COLUMNS } from '../store.ts'
import { hashSecret } from './secrets.ts'
import { endFamily } from './session-store.ts'
import { memoiseCustomer } from './viewer.ts'

/** For requests already in flight. */
const GRACE_SECONDS = 60
const TOKEN = /^[A-Za-z0-9_-]{43}$/

type Place = Pick<Context, 'db' | 'memo'>

const isLive = sql<boolean>`t.revoked_at is null and t.expires_at > shop_now() and c.closed_at is null`
const isReused = sql<boolean>`
  t.revoked_at is null and coalesce(t.replaced_at < shop_now() - make_interval(secs => ${GRACE_SECONDS}), false)`

function findToken({ db }: Place, websiteId: number, token: string) {
  return db
    .selectFrom('customer_token as t')
    .innerJoin(db.selectFrom('customer').select(CUSTOMER_COLUMNS).as('c'), 'c.id', 't.customer_id')
    .selectAll('c')
    .select(['t.family', 't.admin_actor', isLive.as('is_live'), isReused.as('is_reused')])
    .where('t.token_hash', '=', hashSecret(token))
    .where('t.website_id', '=', websiteId)
    .executeTakeFirst()
}

/** Either the token or its successor was stolen. */
async function endStolen(
  { db }: Place,
  websiteId: number,
  { id, family }: { readonly id: number; readonly family: string },
): Promise<void> {
  await endFamily(db, id, family)
  await sql`insert into audit (website_id, actor, action, target, detail)
    values (${websiteId}, 'unknown', 'token-reused', ${`customer:${id}`}, ${JSON.stringify({ family })})`.execute(db)
}

/** Reuse of a token replaced long ago ends the session. [decisions 12, 60] */
export async function findSession(place: Place, websiteId: number, token: string): Promise<Session | undefined> {
  const state = TOKEN.test(token) ? await findToken(place, websiteId, token) : undefined
  if (!state) return undefined
  const { family, admin_actor, is_live, is_reused, ...customer } = state
  if (is_reused) await endStolen(place, websiteId, { id: customer.id, family })
  if (is_reused || !is_live) return undefined
  memoiseCustomer(place, customer)
  return {
    customerId: customer.id,
    accountEmail: customer.email,
    family,
    staff: admin_actor ?? undefined,
    isEmailConfirmed: customer.email_confirmed_at !== null,
  }
}
