import { randomBytes } from 'node:crypto'
import type { Brand } from '@welt/brands'
import { lockOrder } from '#modules/orders'
import { isSold } from '#src/order-lifecycle/states'
import { type Db, inTransaction } from '#src/platform/database'
import type { TaxDocumentRow } from '../tables.ts'
import type { AdjustmentContents, InvoiceContents, TaxContents } from './contents.ts'
import { type AdjustmentSource, findLastEvent, isSameSource, loadAdjustments } from './load-adjustments.ts'
import { adjustmentOf, loadInvoice } from './load-contents.ts'
import { renderTaxDocument } from './render-tax-document.ts'

type Issued = Pick<TaxDocumentRow, 'uid' | 'kind' | 'number' | 'credit_memo_id' | 'order_event_id'> & {
  readonly contents: TaxContents
}

interface IssueCall {
  readonly brand: Brand
  readonly orderId: number
  readonly at: Date
}

/** In the order in which they were issued. */
function findIssued(db: Db, orderId: number): Promise<readonly Issued[]> {
  return db
    .selectFrom('tax_document')
    .select(['uid', 'kind', 'number', 'credit_memo_id', 'order_event_id', 'contents'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}

/** The row stays locked until the transaction ends. */
async function takeNumber(trx: Db, kind: TaxContents['kind']): Promise<number> {
  const { last } = await trx
    .updateTable('tax_number')
    .set((eb) => ({ last: eb('last', '+', 1) }))
    .where('kind', '=', kind)
    .returning('last')
    .executeTakeFirstOrThrow()
  return Number(last)
}

async function store(
  trx: Db,
  { brand, orderId, at }: IssueCall,
  contents: TaxContents,
  source: AdjustmentSource | undefined,
): Promise<Issued> {
  const row = {
    uid: randomBytes(16).toString('base64url'),
    kind: contents.kind,
    number: Number(contents.number),
    credit_memo_id: source?.kind === 'memo' ? source.id : null,
    order_event_id: source?.kind === 'event' ? source.id : null,
  }
  await trx
    .insertInto('tax_document')
    .values({
      ...row,
      website_id: brand.websiteId,
      order_id: orderId,
      last_event_id: source ? null : await findLastEvent(trx, orderId),
      contents: JSON.stringify(contents),
      pdf: await renderTaxDocument(brand, contents, at),
      issued_at: at,
    })
    .execute()
  return { ...row, contents }
}

const isInvoice = (one: Issued): one is Issued & { readonly contents: InvoiceContents } =>
  one.contents.kind === 'invoice'

const isNoteOf = ({ credit_memo_id: memo, order_event_id: event }: Issued, { kind, id }: AdjustmentSource) =>
  (kind === 'memo' ? memo : event) === id

async function issueInvoiceIn(trx: Db, call: IssueCall, issued: readonly Issued[]) {
  const found = issued.find(isInvoice)
  if (found) return found
  const order = await lockOrder(trx, call.orderId)
  if (!isSold(order)) return undefined
  const first = await loadInvoice(trx, { ...call, order, number: '0' })
  if (!first) return undefined
  const contents = { ...first, number: String(await takeNumber(trx, 'invoice')) }
  return { ...(await store(trx, call, contents, undefined)), contents }
}

/** Issues one for an order. Undefined for an order that was not sold, and for a site without a seller. [R7.30] */
export function issueInvoice(db: Db, call: IssueCall): Promise<Pick<Issued, 'uid'> | undefined> {
  return inTransaction(db, async (trx) => {
    await lockOrder(trx, call.orderId)
    return issueInvoiceIn(trx, call, await findIssued(trx, call.orderId))
  })
}

/** Issues the invoice and earlier notes first. Undefined as `issueInvoice`. */
export function issueAdjustment(
  db: Db,
  call: IssueCall,
  source: AdjustmentSource,
): Promise<Pick<Issued, 'uid'> | undefined> {
  return inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, call.orderId)
    const issued = await findIssued(trx, call.orderId)
    const invoice = await issueInvoiceIn(trx, call, issued)
    if (!invoice) return undefined
    const earlier: AdjustmentContents[] = []
    for (const facts of await loadAdjustments(trx, call.orderId)) {
      const known = issued.find((one) => isNoteOf(one, facts))
      const number = known ? '' : String(await takeNumber(trx, 'adjustment'))
      const contents = known?.contents ?? adjustmentOf(invoice.contents, earlier, facts, { ...call, order, number })
      const note = known ?? (await store(trx, call, contents, facts))
      if (isSameSource(facts, source)) return note
      if (contents.kind === 'adjustment') earlier.push(contents)
    }
    return undefined
  })
}

interface TaxPdf {
  readonly pdf: Buffer
  readonly fileName: string
}

export async function findTaxPdf(db: Db, websiteId: number, uid: string): Promise<TaxPdf | undefined> {
  const row = await db
    .selectFrom('tax_document')
    .select(['pdf', 'kind', 'number'])
    .where('uid', '=', uid)
    .where('website_id', '=', websiteId)
    .executeTakeFirst()
  return (
    row && { pdf: row.pdf, fileName: `${row.kind === 'invoice' ? 'tax-invoice' : 'adjustment-note'}-${row.number}.pdf` }
  )
}
