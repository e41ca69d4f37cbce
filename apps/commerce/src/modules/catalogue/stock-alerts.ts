import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Brand, findBrandByWebsiteId, shopUrlOf } from '@welt/brands'
import { sql } from 'kysely'
import { queueMail, renderStockAlert } from '#modules/notifications'
import { loadSettings } from '#modules/site'
import type { Context } from '#src/platform/context'
import { type Db, inTransaction } from '#src/platform/database'
import { signingSecretsOf } from '#src/platform/secret'
import { deleteInBatches } from '#src/queue/delete-in-batches'
import { enqueue, enqueueMany } from '#src/queue/enqueue'
import { catalogueJobs } from './jobs.ts'
import { loadPurchasableVariants, type PurchasableVariant } from './selling/purchasable-variants.ts'

type Place = Pick<Context, 'db' | 'config'>

const BATCH = 500

/** Per address. */
const MAILS_PER_DAY = 3

const LATER_SECONDS = 3600

async function enqueueAlerts(db: Db, sku: string, delaySeconds = 0): Promise<void> {
  const key = `send-stock-alerts${delaySeconds > 0 ? '-later' : ''}:${sku}`
  await enqueue(db, catalogueJobs['send-stock-alerts'], { sku }, { key, delaySeconds })
}

/** Without `skus`, covers all available sizes. */
export async function enqueueAlertsOf(db: Db, skus: readonly string[] | undefined): Promise<void> {
  if (skus?.length === 0) return
  const isRequested = skus
    ? sql`sku = any(${skus}::text[])`
    : sql`exists (select from stock s where s.sku = stock_alert.sku and s.ships and s.shown > 0)`
  const { rows } = await sql<{
    sku: string
  }>`select distinct sku from stock_alert where sent_at is null and ${isRequested}`.execute(db)
  const entries = rows.map(({ sku }) => ({ payload: { sku }, key: `send-stock-alerts:${sku}` }))
  await enqueueMany(db, catalogueJobs['send-stock-alerts'], entries)
}

/** A sent alert is renewed, a pending one unchanged. [R7.45, A31] */
export async function saveStockAlert(
  { db }: Pick<Place, 'db'>,
  {
    websiteId,
    sku,
    email,
    customerId,
  }: {
    readonly websiteId: number
    readonly sku: string
    readonly email: string
    readonly customerId: number | undefined
  },
): Promise<void> {
  await db
    .insertInto('stock_alert')
    .values({ website_id: websiteId, sku, email, customer_id: customerId ?? null })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'sku', 'email'])
        .doUpdateSet({ created_at: sql`now()`, sent_at: null, customer_id: customerId ?? null })
        .where('stock_alert.sent_at', 'is not', null),
    )
    .execute()
  // Check stock after the insert, so that a concurrent restock is not missed.
  const variant = (await loadPurchasableVariants(db, websiteId, [sku])).get(sku)
  if (variant && variant.availableQuantity > 0) await enqueueAlerts(db, sku)
}

function signatureOf(secret: string, alertId: string): Buffer {
  return createHmac('sha256', secret).update(`stop-stock-alerts:${alertId}`).digest().subarray(0, 16)
}

/** Contains no address. */
function stopTokenOf(secret: string, alertId: number): string {
  return `${alertId}-${signatureOf(secret, String(alertId)).toString('hex')}`
}

/** @returns false for an invalid token */
export async function stopStockAlerts({ db, config }: Place, websiteId: number, token: string): Promise<boolean> {
  const [, id, signature] = /^(\d{1,15})-([0-9a-f]{32})$/.exec(token) ?? []
  if (!id || !signature) return false
  const given = Buffer.from(signature, 'hex')
  if (!signingSecretsOf(config).some((secret) => timingSafeEqual(given, signatureOf(secret, id)))) return false
  await sql`delete from stock_alert where website_id = ${websiteId} and sent_at is null
    and email = (select email from stock_alert where id = ${id}::bigint and website_id = ${websiteId})`.execute(db)
  return true
}

interface Restock {
  readonly brand: Brand
  readonly variant: PurchasableVariant
  readonly productUrl: string
  readonly shopUrl: string
}

async function findReturn({ db, config }: Place, websiteId: number, sku: string): Promise<Restock | undefined> {
  const brand = findBrandByWebsiteId(websiteId)
  const variant = (await loadPurchasableVariants(db, websiteId, [sku])).get(sku)
  if (!brand || !variant?.isEnabled || variant.availableQuantity <= 0) return undefined
  const { productUrlSuffix } = await loadSettings(db, brand)
  const shopUrl = shopUrlOf(brand, config.publicUrl)
  return { brand, variant, shopUrl, productUrl: `${shopUrl}/${encodeURIComponent(variant.urlKey)}${productUrlSuffix}` }
}

function mailFor({ brand, variant, shopUrl, productUrl }: Restock, stopToken: string) {
  const { imagePath, size, sizeScale } = variant
  return renderStockAlert(brand, {
    shopUrl,
    productUrl,
    name: variant.name,
    brand: variant.brand,
    colour: variant.colour,
    size: [sizeScale?.slice(0, 2), size].filter(Boolean).join(' '),
    priceCents: variant.unitCents,
    imageUrl: imagePath && `${shopUrl}/media/${imagePath.split('/').map(encodeURIComponent).join('/')}?w=640&f=jpeg`,
    imageAlt: variant.imageAlt ?? variant.name,
    stopUrl: `${shopUrl}/subscribe?stop-stock=${stopToken}`,
  })
}

/** Skips alerts locked by another job. @returns whether the daily limit was reached */
async function answerAlert(place: Place, alertId: number, back: Restock): Promise<boolean> {
  return inTransaction(place.db, async (trx) => {
    const alert = await trx
      .selectFrom('stock_alert')
      .selectAll()
      .where('id', '=', alertId)
      .where('sent_at', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!alert) return false
    await sql`select pg_advisory_xact_lock(hashtext(${`stock-alert:${alert.email}`}))`.execute(trx)
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from mail
      where kind = 'stock-alert' and recipient = ${alert.email} and created_at > now() - interval '1 day'`.execute(trx)
    if ((rows[0]?.count ?? 0) >= MAILS_PER_DAY * place.config.limitMultiplier) return true
    await queueMail(trx, {
      brand: back.brand,
      kind: 'stock-alert',
      subjectId: `${alert.id}-${alert.created_at.getTime()}`,
      recipient: alert.email,
      mail: mailFor(back, stopTokenOf(place.config.signingSecret, alert.id)),
    })
    await trx.updateTable('stock_alert').set({ sent_at: sql`now()` }).where('id', '=', alert.id).execute()
    return false
  })
}

/** Sends each alert exactly once; if the size sells out again, the rest stay pending. [R7.45, R3.56, A31] */
export async function sendStockAlerts(place: Place, sku: string): Promise<void> {
  const waiting = await place.db
    .selectFrom('stock_alert')
    .select(['id', 'website_id'])
    .where('sku', '=', sku)
    .where('sent_at', 'is', null)
    .orderBy('id')
    .limit(BATCH)
    .execute()
  const returns = new Map<number, Restock | undefined>()
  let mustWait = false
  let answered = 0
  for (const { id, website_id } of waiting) {
    if (!returns.has(website_id)) returns.set(website_id, await findReturn(place, website_id, sku))
    const back = returns.get(website_id)
    if (!back) continue
    if (await answerAlert(place, id, back)) mustWait = true
    else answered += 1
  }
  if (mustWait) await enqueueAlerts(place.db, sku, LATER_SECONDS)
  if (waiting.length === BATCH && answered > 0) await enqueueAlerts(place.db, sku)
}

/** Sent alerts expire after 30 days along with their stop links, pending ones after a year. */
export async function purgeStockAlerts(db: Db): Promise<void> {
  const sent = sql`sent_at < now() - interval '30 days' order by sent_at`
  const waiting = sql`sent_at is null and created_at < now() - interval '1 year' order by created_at`
  for (const ended of [sent, waiting])
    await deleteInBatches((rows) =>
      sql`delete from stock_alert where id = any(array(select id from stock_alert where ${ended} limit ${rows} for update skip locked))`.execute(
        db,
      ),
    )
}
