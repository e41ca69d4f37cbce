import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/composition/database'

/** A token that a refresh replaced works this much longer, for tabs that were on their way. */
const GRACE_SECONDS = 60
/** However often it is refreshed, a sign-in ends. */
const LONGEST_DAYS = 30
/** Staff act for a customer this long. */
const STAFF_SECONDS = 30 * 60
const TOKEN_BYTES = 32
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** Who is signed in, by the token of a request. */
export interface Session {
  readonly customerId: number
  readonly email: string
  /** One sign-in and all its refreshes. */
  readonly family: string
  /** Name of the staff secret when staff act for the customer. */
  readonly staff: string | undefined
  /** Whether the email is shown to be theirs. */
  readonly isEmailConfirmed: boolean
}

/** The stored form of a token or secret. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** A secret of 256 random bits. */
export function newSecret(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

interface TokenState {
  readonly customer_id: number
  readonly email: string
  readonly family: string
  readonly admin_actor: string | null
  readonly is_confirmed: boolean
  readonly is_live: boolean
  readonly is_reused: boolean
}

/**
 * Whose token it is on this site; undefined for one that is unknown, expired, revoked or of another site. A token used
 * when its successor has long been in use was stolen, or its successor was: then the whole family ends.
 */
export async function findSession(db: Db, websiteId: number, token: string | undefined): Promise<Session | undefined> {
  if (!token || !TOKEN.test(token)) return undefined
  const { rows } = await sql<TokenState>`
    select t.customer_id, c.email, t.family, t.admin_actor, c.email_confirmed_at is not null as is_confirmed,
      t.revoked_at is null and t.expires_at > shop_now() and c.closed_at is null as is_live,
      t.revoked_at is null and coalesce(t.replaced_at < shop_now() - make_interval(secs => ${GRACE_SECONDS}), false) as is_reused
    from customer_token t join customer c on c.id = t.customer_id
    where t.token_hash = ${hashSecret(token)} and t.website_id = ${websiteId}`.execute(db)
  const [state] = rows
  if (!state) return undefined
  if (state.is_reused) {
    await endFamily(db, state.customer_id, state.family)
    await sql`insert into audit (website_id, actor, action, target, detail)
      values (${websiteId}, 'unknown', 'token-reused', ${`customer:${state.customer_id}`}, ${JSON.stringify({ family: state.family })})`.execute(
      db,
    )
    return undefined
  }
  if (!state.is_live) return undefined
  return {
    customerId: state.customer_id,
    email: state.email,
    family: state.family,
    staff: state.admin_actor ?? undefined,
    isEmailConfirmed: state.is_confirmed,
  }
}

interface NewSession {
  readonly customerId: number
  readonly websiteId: number
  readonly lifetimeHours: number
  readonly device: string | undefined
  readonly address: string
  /** Name of the staff secret; such a session is short. */
  readonly staff?: string
}

/** A new token, of which only a hash is stored, and its lifetime. */
interface MadeToken {
  readonly token: string
  readonly lifetimeSeconds: number
}

const SECONDS_LEFT = sql`round(extract(epoch from expires_at - shop_now()))::int as seconds`

/** Begins a sign-in. */
export async function insertSession(db: Db, session: NewSession): Promise<MadeToken> {
  const token = newSecret()
  const life =
    session.staff === undefined
      ? sql`least(make_interval(hours => ${session.lifetimeHours}), make_interval(days => ${LONGEST_DAYS}))`
      : sql`make_interval(secs => ${STAFF_SECONDS})`
  const { rows } = await sql<{ seconds: number }>`
    insert into customer_token (token_hash, customer_id, website_id, family, issued_at, family_started_at, expires_at, admin_actor, device, address)
    values (${hashSecret(token)}, ${session.customerId}, ${session.websiteId}, ${randomUUID()}, shop_now(), shop_now(),
      shop_now() + ${life}, ${session.staff ?? null}, ${session.device ?? null}, ${session.address}) returning ${SECONDS_LEFT}`.execute(db)
  return { token, lifetimeSeconds: rows[0]?.seconds ?? 0 }
}

/** The token after `token`: every process computes the same from it and the salt in the database. */
function successorOf(token: string, salt: Buffer): string {
  return createHmac('sha256', token).update(salt).digest('base64url')
}

async function findMade(db: Db, token: string): Promise<MadeToken> {
  const { rows } = await sql<{ seconds: number }>`
    select ${SECONDS_LEFT} from customer_token where token_hash = ${hashSecret(token)}`.execute(db)
  return { token, lifetimeSeconds: rows[0]?.seconds ?? 0 }
}

/**
 * Replaces a good token, but not one of staff; concurrent refreshes all get the same new token. [decision 12]
 * @returns the new token, or undefined when the old one is not good any more [R7.35, A46]
 */
export async function replaceToken(trx: Db, token: string, lifetimeHours: number): Promise<MadeToken | undefined> {
  const tokenHash = hashSecret(token)
  const { rows } = await sql<{ successor_salt: Buffer | null }>`
    select successor_salt from customer_token where token_hash = ${tokenHash} and revoked_at is null and expires_at > shop_now()
      and admin_actor is null and family_started_at > shop_now() - make_interval(days => ${LONGEST_DAYS}) for update`.execute(trx)
  const [row] = rows
  if (!row) return undefined
  if (row.successor_salt) return findMade(trx, successorOf(token, row.successor_salt))
  const salt = randomBytes(TOKEN_BYTES)
  const successor = successorOf(token, salt)
  await sql`
    insert into customer_token (token_hash, customer_id, website_id, family, issued_at, family_started_at, expires_at, device, address)
    select ${hashSecret(successor)}, customer_id, website_id, family, shop_now(), family_started_at,
      least(shop_now() + make_interval(hours => ${lifetimeHours}), family_started_at + make_interval(days => ${LONGEST_DAYS})), device, address
    from customer_token where token_hash = ${tokenHash}`.execute(trx)
  await sql`update customer_token set replaced_at = shop_now(), successor_salt = ${salt} where token_hash = ${tokenHash}`.execute(trx)
  return findMade(trx, successor)
}

/**
 * Ends tokens until none is left, since a concurrent refresh commits a successor that the first look did not see.
 * @returns whether there was one
 */
async function endTokens(db: Db, which: RawBuilder<unknown>): Promise<boolean> {
  for (let isFirst = true; ; isFirst = false) {
    const { numAffectedRows } = await sql`update customer_token set revoked_at = shop_now() where ${which} and revoked_at is null`.execute(
      db,
    )
    if (!numAffectedRows) return !isFirst
  }
}

/** Ends a sign-in with all its tokens. @returns whether it was one of this customer's that was still open */
export async function endFamily(db: Db, customerId: number, family: string): Promise<boolean> {
  return endTokens(db, sql`family = ${family} and customer_id = ${customerId}`)
}

/** Whether a sign-in of this customer's has not ended. */
export async function isOpen(db: Db, customerId: number, family: string): Promise<boolean> {
  const { rows } = await sql`
    select from customer_token
    where family = ${family} and customer_id = ${customerId} and revoked_at is null and expires_at > shop_now() limit 1`.execute(db)
  return rows.length > 0
}

/** Ends every sign-in of a customer except the given one. */
export async function endSessions(db: Db, customerId: number, currentFamily?: string): Promise<void> {
  await endTokens(db, sql`customer_id = ${customerId} and family is distinct from ${currentFamily ?? null}::uuid`)
}

export interface OpenSession {
  readonly family: string
  readonly signedInAt: Date
  readonly lastRefreshedAt: Date
  readonly device: string | null
  readonly staff: string | null
}

/** A customer's sign-ins that are still open, newest first. */
export async function listSessions(db: Db, customerId: number): Promise<readonly OpenSession[]> {
  const { rows } = await sql<OpenSession>`
    select family, min(family_started_at) as "signedInAt", max(issued_at) as "lastRefreshedAt", max(device) as device, max(admin_actor) as staff
    from customer_token where customer_id = ${customerId} and revoked_at is null and replaced_at is null and expires_at > shop_now()
    group by family order by max(issued_at) desc, family limit 50`.execute(db)
  return rows
}

/**
 * Takes away tokens whose family can have none that is good since a day, and links a day after they ran out; a job
 * calls it.
 */
export async function purgeExpiredTokens(db: Db): Promise<void> {
  await sql`delete from customer_token where family_started_at < shop_now() - make_interval(days => ${LONGEST_DAYS + 1})`.execute(db)
  await sql`delete from password_reset where expires_at < shop_now() - interval '1 day'`.execute(db)
  await sql`delete from email_confirmation where expires_at < shop_now() - interval '1 day'`.execute(db)
}
