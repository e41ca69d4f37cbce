import assert from 'node:assert/strict'
import { brandOf, type SiteId } from '@welt/brands'
import type { Size } from './cart-page.ts'
import { runSql } from './operator.ts'
import type { PlainBrowser } from './plain-browser.ts'

export interface TestStore {
  readonly id: string
  readonly code: string
  /** "Mathers Brisbane" */
  readonly name: string
  /** "Brisbane" */
  readonly town: string
  readonly postcode: string
}

const STORE = 'select id, store_code, name, postcode from store'

async function findStore(where: string, values: readonly unknown[]): Promise<TestStore> {
  const rows = await runSql<{ id: number; store_code: string; name: string; postcode: string }>(
    `${STORE} where ${where} limit 1`,
    values,
  )
  const [row] = rows
  assert.ok(row)
  const { store_code: code, name, postcode } = row
  const id = Buffer.from(String(row.id)).toString('base64')
  return { id, code, name, postcode, town: name.split(' ').slice(1).join(' ') }
}

/** Each journey takes a store of its own. */
export const storeOf = (site: SiteId, at: number): Promise<TestStore> =>
  findStore('$1 = any(website_ids) order by id offset $2', [brandOf(site).websiteId, at])

export const storeNamed = (name: string): Promise<TestStore> => findStore('name = $1', [name])

/** Counted now: all of it is offered. */
export async function stockAt({ code }: TestStore, pieces: ReadonlyMap<Size, number>): Promise<void> {
  for (const [{ variantSku }, count] of pieces)
    await runSql(
      `insert into stock (sku, source, on_hand) values ($1, $2, $3)
       on conflict (sku, source) do update
       set on_hand = excluded.on_hand, reserved = 0, counted_at = shop_now(), sold_since_count = 0, declined_at = null`,
      [variantSku, code, count],
    )
}

/** By the form that puts a store back. */
export async function chooseStore(browser: PlainBrowser, { id }: TestStore): Promise<void> {
  const { status, body } = await browser.post('/cart', { intent: 'undo', undo: 'store', store: id })
  assert.equal(status, 303, body.slice(0, 2000))
}
