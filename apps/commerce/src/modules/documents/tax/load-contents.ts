import type { Brand } from '@welt/brands'
import { formatCents } from '@welt/kit/money'
import { localDate } from '@welt/kit/time'
import { sql } from 'kysely'
import { addressLines, type OrderParts, requireOrderParts, sizeTextOf } from '#modules/orders'
import { loadSettings, type SiteSettings } from '#modules/site'
import type { Db } from '#src/platform/database'
import type { OrderRow } from '#tables/orders'
import { adjustmentLines } from './adjustment-lines.ts'
import type { AdjustmentContents, InvoiceContents, Payment, Seller, TaxLine } from './contents.ts'
import { invoiceLines } from './invoice-lines.ts'
import type { AdjustmentFacts } from './load-adjustments.ts'

const TEXTS = { sizeOf: sizeTextOf, dollars: formatCents }

/** Undefined until an operator has set all of it. */
export function sellerOf(brand: Brand, { seller }: Pick<SiteSettings, 'seller'>): Seller | undefined {
  const { legalName, taxNumber, address } = seller
  if (!legalName || !taxNumber || address.length === 0) return undefined
  return { legalName, taxNumber, address, email: brand.helpEmail, phone: brand.helpPhone }
}

const ending = (code: string) => `Gift card ending ${code.slice(-4)}`

function paymentsOf(order: OrderRow): Payment[] {
  const cards = order.gift_cards.map(({ maskedCode, cents }) => ({ label: ending(maskedCode), cents }))
  const charge = { label: order.payment_method.title, cents: order.total_cents }
  const swapped = { label: order.payment_method.title, cents: order.exchange_cents }
  return [...cards, ...[charge, swapped].filter(({ cents }) => cents > 0)]
}

function deliveredTo({ groups }: OrderParts, order: OrderRow): string[] {
  const stores = groups.flatMap(({ store }) => (store ? [`${store.name} (collection)`] : []))
  const isSent = groups.some(({ kind }) => kind === 'delivery')
  const mailed = groups.some(({ kind }) => kind === 'email') ? ['Gift cards by email'] : []
  const to = order.shipping_address ? addressLines(order.shipping_address) : []
  const isBilling = to.join() === addressLines(order.billing_address).join()
  return [...stores, ...(isSent ? (isBilling ? ['The billing address'] : to) : []), ...mailed]
}

interface Cancelled {
  readonly cents: number
  readonly feeCents: number
}

/** Credit memos don't cover what was cancelled before the invoice. */
async function loadCancelled(db: Db, orderId: number): Promise<Cancelled> {
  const { rows } = await sql<Cancelled>`
    select coalesce((select sum(floor((l.row_cents - l.discount_cents)::numeric * l.quantity_cancelled / l.quantity))
        from order_line l where l.order_id = o.id), 0)::int as cents,
      coalesce((select sum((e.detail ->> 'feeCents')::int) from order_event e
        where e.order_id = o.id and e.kind = 'part_refunded' and not e.detail ? 'creditMemo'), 0)::int as "feeCents"
    from orders o where o.id = ${orderId}`.execute(db)
  return rows[0] ?? { cents: 0, feeCents: 0 }
}

const sumOf = <T>(items: readonly T[], value: (item: T) => number) => items.reduce((sum, item) => sum + value(item), 0)

/** Negative lines for what was cancelled, with its share of the order's GST. */
function cancelledLines(
  { cents, feeCents }: Cancelled,
  { tax_cents: tax }: OrderRow,
  all: readonly TaxLine[],
): TaxLine[] {
  const totalCents = cents + feeCents
  if (totalCents === 0) return []
  const gstCents = Math.round(
    (tax * totalCents) /
      Math.max(
        1,
        sumOf(all, (line) => line.totalCents),
      ),
  )
  const bare = { name: 'Cancelled before it was sent', about: '', quantity: null, unitCents: null }
  return [{ ...bare, gstCents: -gstCents, totalCents: -totalCents }]
}

const dayIn = (at: Date, { timeZone }: Brand) => localDate(at, timeZone)

interface Issuing {
  readonly brand: Brand
  readonly order: OrderRow
  readonly number: string
  readonly at: Date
}

const countryOf = ({ shipping_address: to, billing_address: billed }: OrderRow) => (to ?? billed).countryCode

const partiesOf = (seller: Seller, { brand, order, number, at }: Issuing) => ({
  seller,
  country: countryOf(order),
  currency: order.currency,
  number,
  issuedOn: dayIn(at, brand),
  orderNumber: order.number,
  buyer: addressLines(order.billing_address),
})

/** Undefined without the seller's data. */
export async function loadInvoice(db: Db, issuing: Issuing): Promise<InvoiceContents | undefined> {
  const { brand, order } = issuing
  const settings = await loadSettings(db, brand)
  const seller = sellerOf(brand, settings)
  if (!seller) return undefined
  const parts = await requireOrderParts(db, order.id)
  const bought = invoiceLines(parts, countryOf(order), TEXTS)
  const gone = cancelledLines(await loadCancelled(db, order.id), order, bought)
  const lines = [...bought, ...gone]
  const payments = paymentsOf(order)
  const back = sumOf(gone, ({ totalCents }) => totalCents)
  const paidOn = dayIn(order.paid_at ?? order.placed_at, brand)
  return {
    kind: 'invoice',
    ...partiesOf(seller, issuing),
    suppliedOn: paidOn,
    paidOn,
    deliveredTo: deliveredTo(parts, order),
    lines,
    gstCents: sumOf(lines, ({ gstCents }) => gstCents),
    totalCents: sumOf(lines, ({ totalCents }) => totalCents),
    payments: back === 0 ? payments : [...payments, { label: 'Refunded or not charged', cents: back }],
    returnDays: settings.returnWindowDays,
  }
}

function refundsOf({ payment_method: { title }, exchange_of: source }: OrderRow, facts: AdjustmentFacts): Payment[] {
  const rows = [
    { label: `To ${title}`, cents: facts.refundCents },
    { label: `Not charged to ${title}`, cents: facts.releaseCents },
    { label: 'To gift cards', cents: facts.giftCardCents },
    { label: source === null ? 'To the pair it is swapped for' : `To ${title}`, cents: facts.exchangeCents },
  ]
  return rows.filter(({ cents }) => cents > 0)
}

/** Lines of the invoice, reduced by what earlier notes credited. */
function restLines(invoice: InvoiceContents, earlier: readonly AdjustmentContents[]): readonly TaxLine[] {
  const totalCents = -sumOf(earlier, (note) => note.totalCents)
  const gstCents = -sumOf(earlier, (note) => note.gstCents)
  const before = { name: 'Adjusted before', about: '', quantity: null, unitCents: null, gstCents, totalCents }
  return earlier.length > 0 ? [...invoice.lines, before] : invoice.lines
}

/** Gift cards first: the charge is the rest. */
function withRest(facts: AdjustmentFacts, restCents: number): AdjustmentFacts {
  const giftCardCents = Math.min(facts.giftCardCents, restCents)
  const money = facts.wasCharged ? 'refundCents' : 'releaseCents'
  return { ...facts, giftCardCents, [money]: restCents - giftCardCents }
}

/** The sums before it already include the earlier notes. */
export function adjustmentOf(
  invoice: InvoiceContents,
  earlier: readonly AdjustmentContents[],
  facts: AdjustmentFacts,
  issuing: Issuing,
): AdjustmentContents {
  const { order } = issuing
  const lines = facts.isRest ? restLines(invoice, earlier) : adjustmentLines(facts, countryOf(order), TEXTS)
  const left = (value: (document: InvoiceContents | AdjustmentContents) => number) =>
    value(invoice) - sumOf(earlier, value)
  const totalCents = sumOf(lines, (line) => line.totalCents)
  return {
    kind: 'adjustment',
    ...partiesOf(invoice.seller, issuing),
    invoiceNumber: invoice.number,
    invoiceIssuedOn: invoice.issuedOn,
    returnNumber: facts.returnNumber,
    reason: facts.returnNumber ? 'goods returned' : facts.reason,
    ...(facts.isRest ? { isRefunded: true } : facts.kind === 'event' && { isCancelled: true }),
    lines,
    gstCents: sumOf(lines, ({ gstCents }) => gstCents),
    totalCents,
    payments: refundsOf(order, facts.isRest ? withRest(facts, totalCents) : facts),
    before: { totalCents: left(({ totalCents }) => totalCents), gstCents: left(({ gstCents }) => gstCents) },
  }
}
