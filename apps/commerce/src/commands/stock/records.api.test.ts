import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { runWelt } from '../../testing/run-welt.ts'
import { fillCart, openShop, place, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let size: string
const folder = mkdtempSync(join(tmpdir(), 'welt-stock-'))
before(async () => {
  shop = await openShop()
  const { rows } = await sql<{ sku: string }>`select sku from variant order by id limit 1`.execute(shop.database.db)
  size = rows[0]?.sku ?? ''
})
after(async () => {
  rmSync(folder, { recursive: true })
  await shop.close()
})

const welt = (t: TestContext, ...given: readonly string[]) => runWelt(t, shop.database.url, ...given)

test('the history of a size names its counts, orders and adjustments with their reasons', async (t) => {
  assert.equal((await welt(t, 'stock', size, '9')).code, 0)
  await place(shop, await fillCart(shop))
  const removed = await welt(t, 'stock', 'remove', size, '2', '--reason', 'damaged in the window')
  assert.match(removed.out, /: -2, \d+ at warehouse \(damaged in the window\)/)
  const again = await welt(t, 'stock', 'remove', size, '2', '--reason', 'damaged in the window')
  assert.match(again.out, /adjusted like this today\. Nothing has changed/)
  assert.equal((await welt(t, 'stock', 'remove', size, '2', '--reason', 'damaged in the window', '--key', 'b')).code, 0)
  const tooMany = await welt(t, 'stock', 'remove', size, '500', '--reason', 'fire')
  assert.deepEqual([tooMany.code, /orders have reserved/.test(tooMany.out)], [1, true])
  assert.equal((await welt(t, 'stock', 'add', size, '1')).code, 2)
  assert.equal((await welt(t, 'stock', 'add', 'BOOT-1', '1', '--reason', 'found')).code, 1)
  const { out } = await welt(t, 'stock', 'history', size, '--json')
  const moves: readonly { kind: string; on_hand_change: number; order: string | null; reason: string | null }[] =
    JSON.parse(out)
  const kinds = moves.map(({ kind }) => kind)
  assert.deepEqual(kinds.slice(0, 2), ['adjusted', 'adjusted'])
  assert.ok(kinds.includes('counted') && (kinds.includes('sold') || kinds.includes('reserved')), out)
  assert.ok(
    moves.some(({ order }) => order !== null),
    out,
  )
  const { rows } = await sql<{ on_hand: number }>`
    select on_hand from stock where sku = ${size} and source = 'warehouse'`.execute(shop.database.db)
  const start = await sql<{ on_hand: number }>`
    select on_hand - on_hand_change as on_hand from stock_movement where sku = ${size} order by id limit 1`.execute(
    shop.database.db,
  )
  const sum = moves.reduce((all, { on_hand_change: change }) => all + change, start.rows[0]?.on_hand ?? 0)
  assert.equal(sum, rows[0]?.on_hand)
  assert.match((await welt(t, 'stock', 'history', size)).out, /adjusted {3}-2 on hand: .*damaged in the window/)
})

test('counts are imported: a dry run shows what changes, and bad rows are left out', async (t) => {
  const file = join(folder, 'counts.csv')
  writeFileSync(
    file,
    `sku,source,count\n${size},,21\nBOOT-1,,4\n${size},nowhere,4\n${size},warehouse,3\n${size},,many\n`,
  )
  const dry = await welt(t, 'stock', 'import', file, '--dry-run')
  assert.match(dry.out, /1 counted, 1 of them otherwise than recorded; 4 left out\./)
  assert.match(dry.out, /Nothing was changed|left out/)
  const onHand = async () =>
    (
      await sql<{ on_hand: number }>`select on_hand from stock where sku = ${size} and source = 'warehouse'`.execute(
        shop.database.db,
      )
    ).rows[0]?.on_hand
  assert.notEqual(await onHand(), 21)
  const { code, out } = await welt(t, 'stock', 'import', file)
  assert.equal(code, 1)
  for (const said of [
    'There is no such size.',
    'There is no source "nowhere".',
    'Line 2 already counts this size there.',
    'count takes a whole number.',
  ])
    assert.ok(out.includes(said), out)
  assert.equal(await onHand(), 21)
  assert.match((await welt(t, 'stock', 'import', file)).out, /1 counted, 0 of them otherwise/)
})

test('reports come as tables, CSV and JSON, and agree with the orders', async (t) => {
  await sql`insert into search_term (website_id, term, searches, without_results) values (9, '=1+1', 4, 4)`.execute(
    shop.database.db,
  )
  const { rows } = await sql<{ pieces: number; cents: number }>`
    select sum(l.quantity)::int as pieces, sum(l.row_cents - l.discount_cents)::int as cents
    from order_line l join orders o on o.id = l.order_id where o.state = 'paid'`.execute(shop.database.db)
  const json = await welt(t, 'report', 'sales', '--by', 'product', '--json')
  const sales: readonly { pieces: number; amount: string }[] = JSON.parse(json.out)
  assert.deepEqual([sales[0]?.pieces, sales[0]?.amount], [rows[0]?.pieces, ((rows[0]?.cents ?? 0) / 100).toFixed(2)])
  assert.match((await welt(t, 'report', 'sales')).out, /^day +currency +orders +pieces +amount +refunded_pieces\n/)
  const csv = await welt(t, 'report', 'searches', '--csv')
  assert.equal(csv.out, "\uFEFFsite,term,searches,without_results\r\nwilliams,'=1+1,4,4\r\n")
  assert.match((await welt(t, 'report', 'sell-through')).out, new RegExp(`^sku.*\\n${size} `))
  assert.match((await welt(t, 'report', 'returns')).out, /^There is nothing to report\.\n$/)
  for (const day of ['2026-02-30x', '2026-02-30', '2026-13-01'])
    assert.equal((await welt(t, 'report', 'sales', '--from', day)).code, 2, day)
  assert.equal((await welt(t, 'report', 'sales', '--by', 'moon')).code, 2)
})
