import { createHash, randomBytes } from 'node:crypto'
import { enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import { fail } from './errors.ts'
import { insertGuestList, type ListKey, type ReadList, readList } from './store.ts'
import type { ShownList } from './tables.ts'

/** 256 random bits. */
const SESSION = /^[A-Za-z0-9_-]{43}$/
const SESSION_BYTES = 32

/** Per IP address. */
const LISTS_PER_HOUR = 60
const HOUR_SECONDS = 3600

function hashSession(session: string): Buffer {
  return createHash('sha256').update(session).digest()
}

type Reader = Pick<Context, 'db' | 'brand' | 'viewer'>

function requireOwner({ brand, viewer }: Pick<Context, 'brand' | 'viewer'>) {
  if (viewer.customerId === undefined) throw fail('NOT_AUTHORIZED')
  return { websiteId: brand.websiteId, customerId: viewer.customerId }
}

const isNumber = (wishlistId: string) => /^\d*[1-9]\d*$/.test(wishlistId)

/**
 * '0' and non-numeric ids name the customer's own list; lists of others are not found.
 * @throws AppError NOT_AUTHORIZED, WISHLIST_NOT_FOUND [R6.09]
 */
export async function requireOwnList(
  ctx: Reader,
  wishlistId: string,
): Promise<ShownList & { readonly customer_id: number }> {
  const key = requireOwner(ctx)
  const own = await readList(ctx.db, key)
  if (!own || (isNumber(wishlistId) && Number(wishlistId) !== own.id)) throw fail('WISHLIST_NOT_FOUND')
  return { ...own, customer_id: key.customerId }
}

/** @throws AppError as requireOwnList */
export async function requireOwnKey(ctx: Reader, wishlistId: string): Promise<ListKey> {
  if (isNumber(wishlistId)) await requireOwnList(ctx, wishlistId)
  return requireOwner(ctx)
}

/** [R1.15] */
export function findGuestKey({ brand }: Pick<Context, 'brand'>, session: string): ListKey | undefined {
  return SESSION.test(session) ? { websiteId: brand.websiteId, sessionHash: hashSession(session) } : undefined
}

/** @throws AppError WISHLIST_NOT_FOUND [R6.03] */
export function requireGuestKey(ctx: Pick<Context, 'brand'>, session: string): ListKey {
  const key = findGuestKey(ctx, session)
  if (!key) throw fail('WISHLIST_NOT_FOUND')
  return key
}

/** @throws AppError WISHLIST_NOT_FOUND [R6.03, R1.15] */
export async function requireGuestList(ctx: Pick<Context, 'db' | 'brand'>, session: string): Promise<ReadList> {
  const list = await readList(ctx.db, requireGuestKey(ctx, session))
  if (!list) throw fail('WISHLIST_NOT_FOUND')
  return list
}

/** Stores only the session's hash. @throws AppError RATE_LIMITED */
export async function createGuestList(ctx: Context): Promise<{ readonly listId: number; readonly session: string }> {
  await enforceLimit(ctx, {
    action: 'guest-wishlist',
    key: ctx.viewer.address,
    limit: LISTS_PER_HOUR,
    windowSeconds: HOUR_SECONDS,
  })
  const session = randomBytes(SESSION_BYTES).toString('base64url')
  const { id } = await insertGuestList(ctx.db, ctx.brand.websiteId, hashSession(session))
  return { listId: id, session }
}
