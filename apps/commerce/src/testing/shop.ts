import { createHmac, randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDiskStore } from '@welt/kit/media-store/disk-store'
import { sql } from 'kysely'
import { createShippingQuotes } from '#modules/fulfilment'
import { findBrokenInvariants } from '#modules/orders'
import { createInventoryFeed } from '../adapters/inventory/index.ts'
import { createPhotoMemory } from '../adapters/photos/testing/photo-memory.ts'
import { jobs } from '../jobs/index.ts'
import type { Ports } from '../platform/context.ts'
import type { JobContext } from '../queue/job-handler.ts'
import { sendTogether } from './arrivals.ts'
import { createCart } from './customer.ts'
import { type TestDatabase, withDatabase } from './database.ts'
import { type DataOf, gql } from './gql.ts'
import { ADDRESS, CARD_STATE } from './guest.ts'
import { createScriptedGateway, type ScriptedGateway } from './scripted-gateway.ts'
import { createScriptedLoyalty, type ScriptedLoyalty } from './scripted-loyalty.ts'
import { type GraphqlAnswer, startTestServer, type TestClient, type TestServer, type TestServerDeps } from './server.ts'

/** One shoe in two sizes, a scripted payment service and its own database. */
export interface TestShop {
  readonly database: TestDatabase
  readonly server: TestServer
  readonly gateway: ScriptedGateway
  readonly loyalty: ScriptedLoyalty
  readonly jobContext: JobContext
  close(): Promise<void>
}

/** A shop of this or another process. */
export interface Served {
  readonly server: TestClient
}

/** One pair, with free delivery. */
export const TOTAL_CENTS = 5995
/** 20 pairs in the warehouse. */
export const SKU = 'TEST-38'

export async function stockTheShelves({ db }: Pick<TestDatabase, 'db'>): Promise<void> {
  await sql`
    insert into source (code, kind, name) values ('warehouse', 'warehouse', 'Warehouse') on conflict do nothing;
    insert into brand (value, label, url_key) values ('test', 'Test & Sons', 'test');
    insert into product (sku, style_code, url_key, name, web_display_name, brand_id, colour, size_scale)
      values ('TEST', 'TEST', 'test-shoe', 'Test shoe', 'Test shoe', (select id from brand where value = 'test'), 'Black', 'EU');
    insert into variant (product_id, sku, size, position) select id, 'TEST-38', '38', 1 from product where sku = 'TEST';
    insert into variant (product_id, sku, size, position) select id, 'TEST-39', '39', 2 from product where sku = 'TEST';
    insert into product_site (product_id, website_id, currency, regular_cents) select id, 9, 'AUD', 5995 from product where sku = 'TEST';
    insert into stock (sku, source, on_hand) values ('TEST-38', 'warehouse', 20), ('TEST-39', 'warehouse', 20)`.execute(
    db,
  )
}

/** How a shop's server reaches its database, if not the default way. */
type Reach = Pick<TestServerDeps, 'listen' | 'operations'> & {
  readonly database: TestDatabase
  readonly ports: Partial<Ports>
}

/** Too few products for any. */
const NO_SNAPSHOTS = createDiskStore(join(tmpdir(), 'welt-no-snapshots'))

export async function openShop(
  settings: Readonly<Record<string, string>> = {},
  reach?: (stocked: TestDatabase) => Promise<Reach>,
): Promise<TestShop> {
  const stocked = await withDatabase()
  await stockTheShelves(stocked)
  const { database, ports: ownPorts, ...deps } = (await reach?.(stocked)) ?? { database: stocked, ports: {} }
  const gateway = createScriptedGateway()
  const loyalty = createScriptedLoyalty()
  const inventory = createInventoryFeed({ url: undefined, key: '' })
  const photos = createPhotoMemory()
  const shipping = createShippingQuotes()
  const ports = { payments: gateway, shipping, loyalty, inventory, photos, snapshots: NO_SNAPSHOTS, ...ownPorts }
  const server = await startTestServer({
    ...deps,
    db: database.db,
    ports,
    settings: { LIMIT_MULTIPLIER: '1000', ...settings },
  })
  const mail = { send: async () => undefined }
  const sms = { send: async () => undefined }
  const jobContext: JobContext = {
    db: database.db,
    config: server.config,
    ports: { mail, sms, ...ports },
    log: () => undefined,
  }
  const close = async () => {
    await server.close()
    await database.drop()
  }
  return { database, server, gateway, loyalty, jobContext, close }
}

const FILL = gql(`mutation ($id: String!, $sku: String!, $quantity: Float!, $address: CartAddressInput!) {
  addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: $quantity }]) { user_errors { message } }
  setGuestEmailOnCart(input: { cart_id: $id, email: "ada@example.com" }) { cart { email } }
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
  setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
  setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "startrack", method_code: "STEFPP" }] }) { cart { id } }
}`)

const SET_CARD = gql(`mutation ($id: String!, $state: String!) {
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "adyen_cc", adyen_additional_data_cc: { stateData: $state, cc_type: "VI" } } }) {
    cart { selected_payment_method { code } }
  }
}`)

export async function enterCard({ server }: Served, cartId: string): Promise<void> {
  await server.requireData(SET_CARD, { id: cartId, state: CARD_STATE })
}

/** A guest's cart, ready to order. @returns its id */
export async function fillCart(
  shop: Served,
  want: { readonly sku?: string; readonly quantity?: number } = {},
): Promise<string> {
  const id = await createCart(shop.server)
  const line = { sku: want.sku ?? SKU, quantity: want.quantity ?? 1 }
  const { addProductsToCart: added } = await shop.server.requireData(FILL, { id, ...line, address: ADDRESS })
  if (added.user_errors.length > 0) throw new Error(JSON.stringify(added))
  await enterCard(shop, id)
  return id
}

const PLACE = gql(`mutation ($id: String!) {
  placeOrder(input: { cart_id: $id }) {
    errors { code message }
    order { order_number cart_id adyen_payment_status { isFinal resultCode additionalData action message order_number } }
    orderV2 { number status token total { grand_total { value currency } total_tax { value } } items { product_name quantity_ordered selected_options { label value } } }
  }
}`)

type Placed = NonNullable<DataOf<typeof PLACE>['placeOrder']>

export interface Placement {
  readonly order: Placed['order'] | null
  readonly orderV2: Placed['orderV2'] | null
  readonly errors: readonly { readonly code: string; readonly message: string }[]
}

/** `key` is the Idempotency-Key. */
export async function place(
  { server }: Served,
  cartId: string,
  key?: string,
): Promise<{ placement: Placement; errors: GraphqlAnswer['errors'] }> {
  const answer = await server.graphql(PLACE, { id: cartId }, key ? { 'idempotency-key': key } : {})
  if (!answer.data?.placeOrder)
    return {
      placement: { errors: answer.errors.map(({ message }) => ({ code: '', message })), order: null, orderV2: null },
      errors: answer.errors,
    }
  const { order, orderV2, errors } = answer.data.placeOrder
  return { placement: { order, orderV2, errors: errors ?? [] }, errors: answer.errors }
}

/** Retries with the same key while a slow machine answers that it is busy. */
export async function placeUntilAnswered(shop: TestShop, cartId: string, key?: string): ReturnType<typeof place> {
  for (;;) {
    const answer = await place(shop, cartId, key)
    const [failure] = answer.placement.errors
    if (answer.placement.order || !/busy|took too long|still being placed/.test(failure?.message ?? '')) return answer
    await sleep(200)
  }
}

/** Sends all orders before the first of them is charged. */
export async function placeTogether(
  shop: TestShop,
  orders: readonly { readonly cartId: string; readonly key?: string }[],
) {
  const { promise, resolve: open } = Promise.withResolvers<void>()
  shop.gateway.gate = promise
  return sendTogether(
    orders.map(
      ({ cartId, key }) =>
        () =>
          placeUntilAnswered(shop, cartId, key),
    ),
    open,
  )
}

export const newKey = randomUUID

/** Stock is that of the test size at all sources. */
export async function ledgerOf({ database: { db } }: TestShop) {
  const orders = await db.selectFrom('orders').selectAll().orderBy('id').execute()
  const attempts = await db.selectFrom('payment_attempt').selectAll().orderBy('created_at').execute()
  const stock = await db
    .selectFrom('stock')
    .select((eb) => [eb.fn.sum<number>('on_hand').as('on_hand'), eb.fn.sum<number>('reserved').as('reserved')])
    .where('sku', '=', SKU)
    .executeTakeFirstOrThrow()
  return { orders, attempts, stock, broken: await findBrokenInvariants(db) }
}

/** Runs every job regardless of its due time, until none of the given kinds is left. */
export async function runJobs(
  shop: TestShop,
  kinds: readonly string[] = ['settle-payment', 'reverse-payment'],
): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ id: string; task_identifier: string; payload: unknown }>`
      delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier in (${sql.join(kinds)}) returning j.id, t.identifier as task_identifier, j.payload`.execute(
      shop.database.db,
    )
    if (rows.length === 0) return
    for (const row of rows) await jobs[row.task_identifier]?.(row.payload, shop.jobContext)
  }
}

interface WebhookFields {
  readonly pspReference: string
  readonly merchantReference: string
  readonly eventCode?: string
  readonly success?: boolean
  readonly originalReference?: string
  readonly cents?: number
  readonly currency?: string
  readonly merchantAccountCode?: string
  /** A card that was saved. */
  readonly stored?: { readonly storedCard: string; readonly shopperReference: string }
}

/** A notification as the payment service sends it; `signature` replaces the valid one. */
export function notificationOf({ server }: TestShop, fields: WebhookFields, signature?: string): string {
  const {
    pspReference,
    merchantReference,
    eventCode = 'AUTHORISATION',
    success = true,
    originalReference = '',
    cents = TOTAL_CENTS,
    currency = 'AUD',
  } = fields
  const { merchantAccountCode = server.config.adyen.merchantAccount } = fields
  const signed = [
    pspReference,
    originalReference,
    merchantAccountCode,
    merchantReference,
    cents,
    currency,
    eventCode,
    success,
  ].join(':')
  const [key = ''] = server.config.adyen.hmacKeys
  const hmacSignature = signature ?? createHmac('sha256', Buffer.from(key, 'hex')).update(signed).digest('base64')
  const item = {
    pspReference,
    originalReference,
    merchantAccountCode,
    merchantReference,
    amount: { value: cents, currency },
    eventCode,
    success: String(success),
    reason: success ? '' : 'Refused',
    paymentMethod: 'visa',
    additionalData: {
      hmacSignature,
      cardSummary: '1111',
      ...(fields.stored && {
        expiryDate: '3/2030',
        'tokenization.storedPaymentMethodId': fields.stored.storedCard,
        'tokenization.shopperReference': fields.stored.shopperReference,
      }),
    },
  }
  return JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: item }] })
}

export function postWebhook(
  { server }: TestShop,
  body: string,
  credentials = `${server.config.adyen.webhookUser}:${server.config.adyen.webhookPassword}`,
): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
  }
  return fetch(`${server.url}/webhooks/adyen`, { method: 'POST', headers, body })
}
