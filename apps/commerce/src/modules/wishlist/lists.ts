import { createHash, randomBytes } from 'node:crypto'
import { enforceLimit } from '#modules/site'
import type { Context } from '#src/composition/context'
import { fail } from './errors.ts'
import { findGuestList, insertGuestList, openListOf } from './store.ts'
import type { WishlistRow } from './tables.ts'

/** Sessions as the server makes them: 256 random bits. */
const SESSION = /^[A-Za-z0-9_-]{43}$/
const SESSION_BYTES = 32

/** Guest lists that one address begins in an hour. */
const BEGUN_AN_HOUR = 60
const HOUR_SECONDS = 3600

/** A guest's list with the session that opens it, of which only the hash is stored. */
export interface GuestList {
  readonly list: WishlistRow
  readonly session: string
}

function hashSession(session: string): Buffer {
  return createHash('sha256').update(session).digest()
}

/**
 * The list of who is signed in, by its number, '0' or no number at all. Another's looks like one that does not exist.
 * @throws AppError NOT_AUTHORIZED, WISHLIST_NOT_FOUND [R6.09]
 */
export async function requireOwnList(
  ctx: Pick<Context, 'db' | 'brand' | 'viewer'>,
  wishlistId: string,
): Promise<WishlistRow & { readonly customer_id: number }> {
  const { customerId } = ctx.viewer
  if (customerId === undefined) throw fail('NOT_AUTHORIZED')
  const own = await openListOf(ctx.db, ctx.brand.websiteId, customerId)
  if (/^\d*[1-9]\d*$/.test(wishlistId) && Number(wishlistId) !== own.id) throw fail('WISHLIST_NOT_FOUND')
  return { ...own, customer_id: customerId }
}

/** The list of a session, if it lives on this site. */
async function findSessionList(ctx: Pick<Context, 'db' | 'brand'>, session: string): Promise<GuestList | undefined> {
  const list = SESSION.test(session) ? await findGuestList(ctx.db, ctx.brand.websiteId, hashSession(session)) : undefined
  return list && { list, session }
}

/**
 * The list of a session. Ended ones and those of other sites look like unknown ones. @throws AppError
 * WISHLIST_NOT_FOUND [R6.03, R1.15]
 */
export async function requireGuestList(ctx: Pick<Context, 'db' | 'brand'>, session: string): Promise<GuestList> {
  const found = await findSessionList(ctx, session)
  if (!found) throw fail('WISHLIST_NOT_FOUND')
  return found
}

/**
 * The list of a session, or of a new one: a session that is not ours is never taken over.
 * @throws AppError RATE_LIMITED [R7.57, R3.29]
 */
export async function openGuestList(ctx: Context, session: string | null | undefined): Promise<GuestList> {
  const found = session ? await findSessionList(ctx, session) : undefined
  if (found) return found
  await enforceLimit(ctx, { action: 'guest-wishlist', key: ctx.viewer.address, limit: BEGUN_AN_HOUR, windowSeconds: HOUR_SECONDS })
  const begun = randomBytes(SESSION_BYTES).toString('base64url')
  return { list: await insertGuestList(ctx.db, ctx.brand.websiteId, hashSession(begun)), session: begun }
}
