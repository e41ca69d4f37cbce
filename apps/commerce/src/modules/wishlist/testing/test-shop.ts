import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { createShippingQuotes } from '#modules/fulfilment'
import type { WishlistItemInput } from '#src/platform/contract/contract.generated'
import { createCart, registerCustomer } from '#src/testing/customer'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { type DataOf, gql, untyped, type VariablesOf } from '#src/testing/gql'
import { insertProducts } from '#src/testing/products'
import { startTestServer, type TestServer } from '#src/testing/server'

export const LIST = `id session_id sharing_code items_count updated_at items_v2 { page_info { current_page page_size total_pages } items {
  __typename id quantity description added_at product { sku name }
  ... on ConfigurableWishlistItem { configured_variant { sku } configurable_options { option_label value_label configurable_product_option_value_uid } } } }`

type Headers = Readonly<Record<string, string>>
type Wanted = readonly WishlistItemInput[]

/** Set by `openShop`. */
export let database: TestDatabase

/** Set by `openShop`. */
export let server: TestServer

/** Opens a server with goods, including 130 styles of one size each (`STYLE-1`, `STYLE-1-ONE` …); for `before`. */
export async function openShop(): Promise<void> {
  database = await withDatabase()
  await insertProducts(database.db)
  await sql`
    insert into product (sku, style_code, url_key, name, web_display_name)
      select 'STYLE-' || n, 'STYLE-' || n, 'style-' || n, 'Style ' || n, 'Style ' || n from generate_series(1, 130) n;
    insert into product_site (product_id, website_id, currency, regular_cents)
      select id, 9, 'AUD', 1000 from product where sku like 'STYLE-%';
    insert into variant (product_id, sku, size, position) select id, sku || '-ONE', 'ONE', 0 from product where sku like 'STYLE-%'`.execute(
    database.db,
  )
  server = await startTestServer({
    db: database.db,
    ports: { shipping: createShippingQuotes() },
    settings: { LIMIT_MULTIPLIER: '1000' },
  })
}

/** For `after`. */
export async function closeShop(): Promise<void> {
  await server?.close()
  await database?.drop()
}

export const sizeUid = (size: string) => Buffer.from(`configurable/size/${size}`).toString('base64')

/** Without a size, as a product card sends it. */
export const style = (sku: string) => ({ sku, quantity: 1 })

/** Styles `STYLE-from` … `STYLE-to`. */
export const styles = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => style(`STYLE-${from + n}`))

let count = 0
export function newCustomer(store = 'williams_au') {
  count += 1
  return registerCustomer(server, `wishlist${count}@example.com`, store)
}

/** Documents by field. */
export const CALLS = {
  addProductsToWishlist: gql(`mutation ($list: ID! = "0", $items: [WishlistItemInput!]!) {
    addProductsToWishlist(wishlistId: $list, wishlistItems: $items) { wishlist { ${LIST} } user_errors { code message } } }`),
  updateProductsInWishlist: gql(`mutation ($list: ID! = "0", $items: [WishlistItemUpdateInput!]!) {
    updateProductsInWishlist(wishlistId: $list, wishlistItems: $items) { wishlist { ${LIST} } user_errors { code message } } }`),
  removeProductsFromWishlist: gql(`mutation ($list: ID! = "0", $ids: [ID!]!) {
    removeProductsFromWishlist(wishlistId: $list, wishlistItemsIds: $ids) { wishlist { ${LIST} } user_errors { code message } } }`),
  mergeWishlists: gql(`mutation ($list: ID! = "0", $session: String!, $page: Int) {
    mergeWishlists(wishlist_id: $list, session_id: $session, currentPage: $page) { wishlist { ${LIST} } user_errors { code message } } }`),
  addWishlistItemsToCart: gql(`mutation ($list: ID! = "0", $ids: [ID!]) {
    addWishlistItemsToCart(wishlistId: $list, wishlistItemIds: $ids) { status cart { id items { quantity ... on ConfigurableCartItem { configured_variant { sku } } } }
      wishlist { ${LIST} } add_wishlist_items_to_cart_user_errors { code message wishlistId wishlistItemId } } }`),
  addProductToGuestWishlist: gql(`mutation ($session: String, $items: [WishlistItemInput!]!) {
    addProductToGuestWishlist(session_id: $session, wishlistItems: $items) { session_id wishlist { ${LIST} } user_errors { code message } } }`),
  UpdateProductsInWishlistGuest: gql(`mutation ($session: String!, $items: [WishlistItemUpdateInput!]!) {
    UpdateProductsInWishlistGuest(session_id: $session, wishlistItems: $items) { session_id wishlist { ${LIST} } user_errors { code message } } }`),
  removeProductFromGuestWishlist: gql(`mutation ($session: String!, $ids: [ID!]!) {
    removeProductFromGuestWishlist(session_id: $session, wishlistItemsIds: $ids) { session_id wishlist { ${LIST} } user_errors { code message } } }`),
  addWishlistItemsToCartGuest: gql(`mutation ($session: String!, $ids: [ID!], $cart: String!) {
    addWishlistItemsToCartGuest(session_id: $session, wishlistItemIds: $ids, cart_id: $cart) { session_id status
      cart { id items { quantity ... on ConfigurableCartItem { configured_variant { sku } } } }
      wishlist { ${LIST} } add_wishlist_items_to_cart_user_errors { code message wishlistId wishlistItemId } } }`),
} as const
type Field = keyof typeof CALLS

type Answers = {
  [Name in Field]: DataOf<(typeof CALLS)[Name]> extends Record<Name, infer Answer> ? Answer : never
}

/** Fails on errors. */
export async function done<Name extends Field>(
  field: Name,
  variables: VariablesOf<(typeof CALLS)[Name]>,
  headers: Headers = {},
): Promise<Answers[Name]> {
  const data: Partial<Answers> = await server.requireData<string>(CALLS[field], variables, headers)
  return data[field] as Answers[Name]
}

/** The first error. */
export async function refusal(field: Field, variables: Readonly<Record<string, unknown>>, headers: Headers = {}) {
  const { errors } = await server.graphql(untyped(CALLS[field]), variables, headers)
  return { message: errors[0]?.message, category: errors[0]?.extensions.category }
}

/** Creates a guest list. */
export const begin = (items: Wanted, headers: Headers = {}) => done('addProductToGuestWishlist', { items }, headers)

export async function readGuest(session: string, headers: Headers = {}) {
  const document = gql(`query ($session: String!) { guestWishlist(session_id: $session) { ${LIST} } }`)
  return (await server.requireData(document, { session }, headers)).guestWishlist
}

const OWN = gql(`{ customer { wishlists { ${LIST} } } }`)
type List = DataOf<typeof OWN>['customer']['wishlists'][number]

export async function readOwn(headers: Headers): Promise<List> {
  const { customer } = await server.requireData(OWN, {}, headers)
  assert.equal(customer.wishlists.length, 1)
  return customer.wishlists[0] as List
}

/** Skus of sizes, or of styles without a size. */
export const skusOf = ({ items_v2 }: List) =>
  items_v2.items.map(({ product, configured_variant }) => configured_variant?.sku ?? product?.sku)

export const newCart = (headers: Headers = {}) => createCart(server, headers)
