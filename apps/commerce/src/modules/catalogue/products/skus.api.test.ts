import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { openStores } from '#src/testing/collection'
import { gql } from '#src/testing/gql'
import { fillCart, openShop, place, type TestShop } from '#src/testing/shop'
import { up as writeSkusInCapitals } from '../../../../migrations/0001-0099/0017-skus-in-capitals.ts'
import { runCommand } from '../../../commands/run-command.ts'
import { sizeOptionUid } from '../index.ts'

let shop: TestShop
let cartId = ''
before(async () => {
  shop = await openShop()
  await openStores(shop)
  const { data } = await shop.server.graphql(gql('mutation { createEmptyCart }'))
  cartId = data?.createEmptyCart ?? ''
})
after(() => shop.close())

/** Queries by sku ($p a product's, $s a size's), with a path that exists when it is found. */
const READS: readonly (readonly [document: string, found: RegExp])[] = [
  ['{ products(filter: { sku: { eq: "$p" } }) { items { sku } } }', /"sku":"TEST"/],
  ['{ products(filter: { sku: { in: ["NOPE", "$p"] } }) { items { sku } } }', /"sku":"TEST"/],
  ['{ products(filter: { sku: { eq: "$p" }, brand: { eq: "test" } }) { items { sku } } }', /"sku":"TEST"/],
  ['{ products(filter: { sku: { in: ["$p"] } }, sort: { name: ASC }) { total_count } }', /"total_count":1/],
  ['{ productAdditionalData(sku: "$p") { sku } }', /"sku":"TEST"/],
  ['{ recommendations(sku: "$p") { items { sku } } }', /"items":\[/],
  ['{ recentlyViewed(skus: ["$p", "TEST"]) { sku } }', /"recentlyViewed":\[\{"sku":"TEST"\}\]/],
  ['{ productReviews(sku: "$p") { total_count } }', /"total_count":0/],
  ['{ getFindInStoreDetailsPDP(sku: "$s", latitude: -37.8, longitude: 144.9) { items { store_code } } }', /"items":\[/],
  ['{ inventoryLookup(skus: ["$s"], latitude: -37.8, longitude: 144.9) { items { store_code } } }', /"items":\[/],
  [
    'mutation { addProductsToCart(cartId: "$c", cartItems: [{ sku: "$s", parent_sku: "$p", quantity: 1 }]) { user_errors { message } } }',
    /"user_errors":\[\]/,
  ],
  [
    'mutation { addProductsToCart(cartId: "$c", cartItems: [{ sku: "$p", quantity: 1, selected_options: ["$o"] }]) { user_errors { message } } }',
    /"user_errors":\[\]/,
  ],
  [
    'mutation { addSimpleProductsToCart(input: { cart_id: "$c", cart_items: [{ data: { sku: "$s", quantity: 1 } }] }) { cart { id } } }',
    /"cart":\{"id"/,
  ],
  [
    'mutation { addConfigurableProductsToCart(input: { cart_id: "$c", cart_items: [{ parent_sku: "$p", data: { sku: "$s", quantity: 1 } }] }) { cart { id } } }',
    /"cart":\{"id"/,
  ],
  [
    'mutation { addProductToGuestWishlist(wishlistItems: [{ sku: "$p", quantity: 1, selected_options: ["$o"] }]) { user_errors { message } } }',
    /"user_errors":\[\]/,
  ],
  ['mutation { productStockAlert(sku: "$s", alert_email: "ada@example.com") { message } }', /in stock now/],
  [
    `mutation { createProductReview(input: {
      sku: "$p", nickname: "Ada", summary: "Good", text: "Very good shoes",
      ratings: [{ id: "cmF0aW5n", value_id: "cmF0aW5nLzU=" }]
    }) { review { average_rating } } }`,
    /"average_rating":100/,
  ],
]

const asTyped = (document: string, change: (sku: string) => string) =>
  document
    .replaceAll('"$p"', JSON.stringify(change('TEST')))
    .replaceAll('"$s"', JSON.stringify(change('TEST-38')))
    .replaceAll('$c', cartId)
    .replaceAll('$o', sizeOptionUid('38'))

test('every call that looks up a sku ignores its case, blanks around it and invisible characters', async () => {
  const typed = {
    capitals: (sku: string) => sku,
    small: (sku: string) => sku.toLowerCase(),
    pasted: (sku: string) => ` ${sku[0]}\u200b${sku.slice(1).toLowerCase()} `,
  }
  for (const [document, found] of READS) {
    for (const [name, change] of Object.entries(typed)) {
      const answer = await shop.server.graphql(asTyped(document, change))
      assert.match(JSON.stringify(answer), found, `${name}: ${document}`)
    }
  }
})

test('staff commands accept sizes and products in any case', async () => {
  const { url, db } = shop.database
  assert.equal(await runCommand(url, 'stock', ['test-39', '7']), 0)
  assert.equal(
    (await db.selectFrom('stock').select('on_hand').where('sku', '=', 'TEST-39').executeTakeFirst())?.on_hand,
    7,
  )
  assert.equal(await runCommand(url, 'pin', ['williams', '/', 'Test', '1', '--json']), 0)
  assert.equal(await runCommand(url, 'explain', ['williams', 'test']), 0)
  const promotion = ['add', 'williams', 'small-skus', '--label', 'Ten off', '--percent', '10', '--sku', 'test']
  assert.equal(await runCommand(url, 'promo', promotion), 0)
})

test('two skus that differ only by case are refused, by any writer', async () => {
  const { db } = shop.database
  const product = sql`insert into product (sku, style_code, url_key, name, web_display_name) values ('Test', 'T', 'other-test', 'T', 'T')`
  await assert.rejects(product.execute(db), /product_sku_capitals/)
  const size = sql`insert into variant (product_id, sku, size, position) select id, 'test-38', '40', 3 from product where sku = 'TEST'`
  await assert.rejects(size.execute(db), /variant_sku_capitals/)
  const stock = sql`insert into stock (sku, source, on_hand) values ('test-38', 'warehouse', 1)`
  await assert.rejects(stock.execute(db), /stock_sku_capitals/)
})

test('the migration to capitals changes every column that holds a sku', async () => {
  const { db } = shop.database
  assert.deepEqual((await place(shop, await fillCart(shop))).errors, [])
  await sql`insert into stock_alert (website_id, sku, email) values (9, 'TEST-38', 'ada@example.com')`.execute(db)
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name ~ '(^|_)sku$'
      and table_name <> 'stock_movement' -- younger than the migration`.execute(db)
  await sql`alter table product drop constraint product_sku_capitals`.execute(db)
  await sql`alter table variant drop constraint variant_sku_capitals`.execute(db)
  await sql`alter table stock drop constraint stock_sku_capitals`.execute(db)
  await sql`alter table reservation drop constraint reservation_sku_source_fkey`.execute(db)
  for (const { table, column } of columns)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = lower(${sql.ref(column)})`.execute(db)
  await sql`alter table reservation add constraint reservation_sku_source_fkey foreign key (sku, source) references stock (sku, source)`.execute(
    db,
  )
  const migrating = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: shop.database.pool }) })
  await migrating.transaction().execute(writeSkusInCapitals)
  const skus = await Promise.all(
    columns.map(async ({ table, column }) => {
      const { rows } = await sql<{
        sku: string
      }>`select distinct ${sql.ref(column)} as sku from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(
        db,
      )
      return rows.map(({ sku }) => `${table}: ${sku}`)
    }),
  )
  for (const table of ['product', 'variant', 'stock', 'stock_alert', 'reservation', 'cart_line', 'order_line'])
    assert.ok(skus.flat().includes(`${table}: ${table === 'product' ? 'TEST' : 'TEST-38'}`), table)
  assert.deepEqual(
    skus.flat().filter((sku) => / .*[a-z]/.test(sku)),
    [],
  )
})
