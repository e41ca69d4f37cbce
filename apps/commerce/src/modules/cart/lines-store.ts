import { sql } from 'kysely'
import { type PurchasableVariant, purchasableSizesSql, toPurchasableVariants } from '#modules/catalogue'
import type { CouponsInJson } from '#modules/promotions'
import { atStoreSql } from '#modules/stores'
import type { Db } from '#src/platform/database'
import { COUPONS_OF_CART, couponsOfCartAnd } from './coupons/promotion-customer.ts'
import type { BoughtGiftCard } from './gift-cards/bought-gift-card.ts'
import type { CartFactSources } from './ports.ts'
import type { CartLine } from './store.ts'
import type { CartLineRow, CartRow } from './tables.ts'
import { notePreloaded } from './totals/facts.ts'

/** One consistent read; lines are oldest first. */
export interface CartWithLines extends CartRow {
  readonly lines: readonly CartLine[]
}

/** Instants are strings in JSON. */
type InJson<Row extends CartLineRow> = Omit<Row, 'added_at' | 'updated_at'> & {
  readonly added_at: string
  readonly updated_at: string
}

function toLine<Row extends CartLineRow>(line: InJson<Row>) {
  return { ...line, added_at: new Date(line.added_at), updated_at: new Date(line.updated_at) }
}

type LinesInJson = readonly InJson<CartLine>[]

const LINES = sql<LinesInJson>`(
  select coalesce(json_agg(line order by line.id), '[]')
  from (select l.*, v.id as variant_id, v.size as variant_size
    from cart_line l left join variant v on v.sku = l.variant_sku where l.cart_id = cart.id) as line)`

type FactSources = Pick<CartFactSources, 'giftCardsSql'>

interface FoundCart extends CartRow {
  readonly lines: LinesInJson
  readonly found_coupons: CouponsInJson | null
  readonly found_cards: unknown
}

function factsSql({ giftCardsSql }: FactSources, codes?: readonly string[]) {
  return sql`${codes ? couponsOfCartAnd(codes) : COUPONS_OF_CART} as found_coupons, ${giftCardsSql} as found_cards`
}

function toCartWithLines({ lines, found_coupons: coupons, found_cards: giftCards, ...row }: FoundCart): CartWithLines {
  const cart = { ...row, lines: lines.map(toLine) }
  notePreloaded(cart, { coupons, giftCards })
  return cart
}

export async function findCartWithLines(
  db: Db,
  cartId: string,
  sources: FactSources,
): Promise<CartWithLines | undefined> {
  const { rows } =
    await sql<FoundCart>`select cart.*, ${LINES} as lines, ${factsSql(sources)} from cart where id = ${cartId}`.execute(
      db,
    )
  return rows[0] && toCartWithLines(rows[0])
}

export interface CartWithVariants {
  readonly cart: CartWithLines
  readonly variants: ReadonlyMap<string, PurchasableVariant>
}

export interface CartLookup {
  readonly skus?: readonly string[]
  readonly codes?: readonly string[]
}

/** One statement, including the facts of gift cards and codes. */
export async function findCartWithVariants(
  db: Db,
  cartId: string,
  { websiteId, skus = [], codes, sources }: CartLookup & { readonly websiteId: number; readonly sources: FactSources },
): Promise<CartWithVariants | undefined> {
  const variants = purchasableSizesSql(
    websiteId,
    skus,
    sql`select variant_sku from cart_line where cart_id = ${cartId}`,
    atStoreSql(websiteId, sql`cart.preferred_store_code`),
  )
  type Found = FoundCart & { readonly variants: Parameters<typeof toPurchasableVariants>[0] }
  const { rows } = await sql<Found>`
    select cart.*, ${LINES} as lines, ${variants} as variants, ${factsSql(sources, codes)} from cart
      where id = ${cartId}`.execute(db)
  const [found] = rows
  if (!found) return undefined
  const { variants: sizes, ...cart } = found
  return { cart: toCartWithLines(cart), variants: toPurchasableVariants(sizes) }
}

interface LockedCart {
  readonly row: CartRow
  /** Of the sizes in the cart when the statement began. */
  readonly variants: CartWithVariants['variants']
}

/** In one statement; the cart's row is locked until the transaction ends. */
export async function lockCartWithVariants(
  trx: Db,
  { id, website_id: websiteId }: Pick<CartRow, 'id' | 'website_id'>,
): Promise<LockedCart | undefined> {
  const onCart = sql`select variant_sku from cart_line where cart_id = ${id}`
  const sizes = purchasableSizesSql(websiteId, [], onCart, atStoreSql(websiteId, sql`cart.preferred_store_code`))
  const { rows } = await sql<CartRow & { readonly variants: Parameters<typeof toPurchasableVariants>[0] }>`
    select cart.*, ${sizes} as variants from cart where id = ${id} for update of cart`.execute(trx)
  const [found] = rows
  if (!found) return undefined
  const { variants, ...row } = found
  return { row, variants: toPurchasableVariants(variants) }
}

/** Without `unitCents` the price last seen stays. [R4.46] */
export interface LineUpsert {
  readonly productId: number
  readonly variantSku: string
  readonly quantity: number
  readonly unitCents: number | undefined
  /** Of a new line; delivery by default. A line that is in the cart keeps its own. */
  readonly fulfilment?: CartLineRow['fulfilment'] | undefined
}

type LineToPut = LineUpsert & Pick<CartLineRow, 'fulfilment'>

/** Without `lineId` it is a new line. [R3.23] */
export interface GiftCardUpsert {
  readonly lineId: number | undefined
  readonly productId: number
  readonly quantity: number
  readonly giftCard: BoughtGiftCard
}

export interface LinesToWrite {
  readonly put: readonly LineToPut[]
  readonly giftCards?: readonly GiftCardUpsert[]
  readonly removedIds: readonly number[]
  readonly shipping: Pick<CartRow, 'shipping_country' | 'carrier_code' | 'method_code'>
  readonly isAutoUpdated: boolean
}

/** The lines written, oldest first. */
export interface WrittenLines {
  readonly cart: CartRow
  readonly put: readonly CartLineRow[]
}

function giftCardCtes(giftCards: readonly GiftCardUpsert[]) {
  if (giftCards.length === 0) return { ctes: sql``, rows: sql`` }
  const rows = giftCards.map(({ lineId, productId, quantity, giftCard }) => ({ lineId, productId, quantity, giftCard }))
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted ("lineId" bigint, "productId" int,
    quantity int, "giftCard" jsonb)`
  const ctes = sql`,
    changed_cards as (
      update cart_line set quantity = wanted.quantity, gift_card = wanted."giftCard", updated_at = now()
        from changed, ${wanted}
      where cart_line.cart_id = changed.id and cart_line.id = wanted."lineId" returning cart_line.*),
    added_cards as (
      insert into cart_line (cart_id, product_id, quantity, gift_card)
      select changed.id, wanted."productId", wanted.quantity, wanted."giftCard" from changed, ${wanted}
        where wanted."lineId" is null
      returning *)`
  return { ctes, rows: sql` union all select * from changed_cards union all select * from added_cards` }
}

/**
 * One statement.
 * @returns undefined, with nothing written, when the cart has changed or is closed to changes [R4.46, R4.50]
 */
export async function writeLines(
  db: Db,
  read: CartRow,
  { put, giftCards = [], removedIds, shipping, isAutoUpdated }: LinesToWrite,
): Promise<WrittenLines | undefined> {
  const cards = giftCardCtes(giftCards)
  const { rows } = await sql<CartRow & { readonly put_lines: readonly InJson<CartLineRow>[] }>`
    with changed as (
      update cart set version = version + 1, updated_at = now(), payment_error = null,
        shipping_country = ${shipping.shipping_country},
        carrier_code = ${shipping.carrier_code}, method_code = ${shipping.method_code},
        is_fulfilment_auto_updated = ${isAutoUpdated}
      where id = ${read.id} and version = ${read.version} and is_active and locked_by_order is null
      returning *),
    removed as (
      delete from cart_line using changed
        where cart_line.cart_id = changed.id and cart_line.id = any(${removedIds}::bigint[])),
    put as (
      insert into cart_line (cart_id, product_id, variant_sku, quantity, seen_unit_cents, fulfilment)
      select changed.id, wanted.product_id, wanted.variant_sku, wanted.quantity, wanted.unit_cents, wanted.fulfilment
      from changed, unnest(${put.map((line) => line.productId)}::int[], ${put.map((line) => line.variantSku)}::text[],
        ${put.map((line) => line.quantity)}::int[], ${put.map((line) => line.unitCents ?? null)}::int[],
        ${put.map((line) => line.fulfilment)}::text[])
        with ordinality as wanted (product_id, variant_sku, quantity, unit_cents, fulfilment, position)
      order by wanted.position
      on conflict (cart_id, variant_sku) where gift_card is null do update set quantity = excluded.quantity,
        fulfilment = excluded.fulfilment,
        seen_unit_cents = coalesce(excluded.seen_unit_cents, cart_line.seen_unit_cents), updated_at = now()
      returning *)${cards.ctes}
    select changed.*, (
      select coalesce(json_agg(line order by line.id), '[]') from (select * from put${cards.rows}) as line
    ) as put_lines from changed`.execute(db)
  const [written] = rows
  if (!written) return undefined
  const { put_lines: lines, ...cart } = written
  return { cart, put: lines.map(toLine) }
}
