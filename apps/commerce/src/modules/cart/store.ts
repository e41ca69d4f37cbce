import { sql, type Transaction, type Updateable } from 'kysely'
import type { Database, Db } from '#src/platform/database'
import { builtOnce } from '#src/platform/statements/built-once'
import type { CartLineRow, CartRow, CartTable } from './tables.ts'

interface OfCart {
  readonly cartId: string
}

const selectCart = builtOnce<OfCart, CartRow>((db, place) =>
  db.selectFrom('cart').selectAll().where('id', '=', place('cartId')).compile(),
)
const selectCartForUpdate = builtOnce<OfCart, CartRow>((db, place) =>
  db.selectFrom('cart').selectAll().where('id', '=', place('cartId')).forUpdate().compile(),
)

export async function findCart(db: Db, cartId: string): Promise<CartRow | undefined> {
  return (await selectCart(db, { cartId }))[0]
}

/** Carts are locked before everything else. */
export async function findCartForUpdate(trx: Transaction<Database>, cartId: string): Promise<CartRow | undefined> {
  return (await selectCartForUpdate(trx, { cartId }))[0]
}

export function findActiveCartOf(db: Db, customerId: number, websiteId: number): Promise<CartRow | undefined> {
  return db
    .selectFrom('cart')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('website_id', '=', websiteId)
    .where('is_active', '=', true)
    .where('is_express', '=', false)
    .executeTakeFirst()
}

/** [R3.09] */
export async function copyAccountEmail(db: Db, cart: CartRow): Promise<CartRow> {
  const { rows } = await sql<CartRow>`
    update cart set email = customer.email from customer
    where cart.id = ${cart.id} and customer.id = cart.customer_id and cart.email is distinct from customer.email
    returning cart.*`.execute(db)
  return rows[0] ?? cart
}

export interface NewCart {
  readonly id: string
  readonly websiteId: number
  readonly currency: CartRow['currency']
  readonly customerId: number | undefined
  readonly guestSecretHash: Buffer | undefined
  readonly isExpress?: boolean
}

/** While it still collects for the site. [R7.104] */
function rememberedStoreSql({ customerId, websiteId }: NewCart) {
  return sql<string | null>`(
    select s.store_code from customer c join store s on s.store_code = c.preferred_store_code
    where c.id = ${customerId ?? null}::bigint and s.is_active and s.enabled_for_cnc and ${websiteId} = any(s.website_ids))`
}

/** @returns undefined when the id is taken or the customer has an active cart */
export function insertCart(db: Db, cart: NewCart): Promise<CartRow | undefined> {
  return db
    .insertInto('cart')
    .values({
      id: cart.id,
      website_id: cart.websiteId,
      currency: cart.currency,
      customer_id: cart.customerId ?? null,
      preferred_store_code: rememberedStoreSql(cart),
      guest_secret_hash: cart.guestSecretHash ?? null,
      is_express: cart.isExpress ?? false,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export interface CartLine extends CartLineRow {
  readonly variant_id: number | null
  readonly variant_size: string | null
}

const selectLines = builtOnce<OfCart, CartLine>((db, place) =>
  db
    .selectFrom('cart_line as l')
    .leftJoin('variant as v', 'v.sku', 'l.variant_sku')
    .selectAll('l')
    .select(['v.id as variant_id', 'v.size as variant_size'])
    .where('l.cart_id', '=', place('cartId'))
    .orderBy('l.id')
    .compile(),
)

/** Oldest first. */
export function loadCartLines(db: Db, cartId: string): Promise<CartLine[]> {
  return selectLines(db, { cartId })
}

export async function linesOf(
  db: Db,
  cart: CartRow | (CartRow & { readonly lines: readonly CartLine[] }),
): Promise<readonly CartLine[]> {
  return 'lines' in cart ? cart.lines : loadCartLines(db, cart.id)
}

/** Values as they are read. */
export type CartChange = Partial<CartRow>

const JSON_COLUMNS = ['shipping_address', 'billing_address', 'payment_method', 'nominee', 'redemptions'] as const

type JsonColumn = (typeof JSON_COLUMNS)[number]

function toColumns(change: CartChange): Updateable<CartTable> {
  const { shipping_address, billing_address, payment_method, nominee, redemptions, ...plain } = change
  const json = { shipping_address, billing_address, payment_method, nominee, redemptions }
  const set = JSON_COLUMNS.filter((column) => json[column] !== undefined)
  const texts: Partial<Record<JsonColumn, string>> = Object.fromEntries(
    set.map((column) => [column, JSON.stringify(json[column])]),
  )
  return { ...plain, ...texts }
}

/** [R4.50] */
const TOUCHED = { version: sql<number>`version + 1`, updated_at: sql<Date>`now()`, payment_error: null }

/** The caller has locked the cart; `changeCart` increments its version. */
export function updateCart(trx: Transaction<Database>, cartId: string, change: CartChange): Promise<CartRow> {
  return trx
    .updateTable('cart')
    .set(toColumns(change))
    .where('id', '=', cartId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Increments the version, so that a change based on an earlier read cannot restore removed codes. */
export function updateCodes(trx: Transaction<Database>, cartId: string, change: CartChange): Promise<CartRow> {
  return trx
    .updateTable('cart')
    .set({ ...toColumns(change), version: TOUCHED.version })
    .where('id', '=', cartId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

const incrementVersion = builtOnce<OfCart, CartRow>((db, place) =>
  db.updateTable('cart').set(TOUCHED).where('id', '=', place('cartId')).returningAll().compile(),
)

/** [R4.50] */
export async function touchCart(trx: Transaction<Database>, cartId: string): Promise<CartRow> {
  const [cart] = await incrementVersion(trx, { cartId })
  if (!cart) throw new Error(`There is no cart ${cartId}.`)
  return cart
}

/** @returns undefined, with nothing written, when the cart has changed or is closed to changes */
export function updateCartAsRead(db: Db, { id, version }: CartRow, change: CartChange): Promise<CartRow | undefined> {
  return db
    .updateTable('cart')
    .set({ ...toColumns(change), ...TOUCHED })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('is_active', '=', true)
    .where('locked_by_order', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export async function storeSeenPrices(
  trx: Transaction<Database>,
  prices: readonly { lineId: number; unitCents: number }[],
): Promise<void> {
  if (prices.length === 0) return
  const lineIds = prices.map(({ lineId }) => lineId)
  const unitCents = prices.map((price) => price.unitCents)
  await sql`update cart_line set seen_unit_cents = seen.unit_cents
    from unnest(${lineIds}::bigint[], ${unitCents}::int[]) as seen (line_id, unit_cents)
      where cart_line.id = seen.line_id`.execute(trx)
}

/** Of some lines, or of all. The caller has locked the cart. [R4.06, R4.14] */
export async function setFulfilment(
  trx: Db,
  cartId: string,
  fulfilment: CartLineRow['fulfilment'],
  lineIds?: readonly number[],
): Promise<void> {
  const update = trx
    .updateTable('cart_line')
    .set({ fulfilment, updated_at: sql<Date>`now()` })
    .where('cart_id', '=', cartId)
  await (lineIds ? update.where('id', 'in', lineIds) : update).execute()
}
