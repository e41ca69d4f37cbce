import type { Brand } from '@welt/brands'
import { formatCents } from '@welt/kit/money'
import { DAY_MS, localDate } from '@welt/kit/time'
import { documentPath, linkEnd, renderReturnLabel, renderStoreSlip, type SlipContents } from '#modules/documents'
import { addressLines, loadOrderLines, type OrderRow, requireOrder, sizeTextOf } from '#modules/orders'
import { loadSettings, settingsOfRequest } from '#modules/site'
import { dateAfter } from '#modules/stores'
import type { Context } from '#src/platform/context'
import type { Db } from '#src/platform/database'
import type { JobContext } from '#src/queue/job-handler'
import { dayOf, refundCentsOf, swapOf, writtenReason } from '../return-model.ts'
import { findReturn, loadReturnParts } from '../store.ts'
import type { ReturnRow } from '../tables.ts'
import { isBrought, nearestStoreTo, slipStoreOf } from './nearest-store.ts'

const DAYS_TO_SEND = 14

/** `YYYY-MM-DD`, counted from today. */
export const lastDayToSend = (timeZone: string) => dateAfter(localDate(new Date(), timeZone), DAYS_TO_SEND)

/** Posted, and still with the shopper. */
export const isPosted = ({ method, status }: ReturnRow) => method === 'label' && status === 'AUTHORIZED'

const pathOf = ({ brand, config }: Pick<Context, 'brand' | 'config'>, { uid }: ReturnRow, end = linkEnd('label')) =>
  documentPath(config.signingSecret, brand.websiteId, { kind: 'label', uid }, end)

/** The slip alone where it is brought to a store; else in one file with the label. */
export async function slipPathOf(ctx: Context, row: ReturnRow): Promise<string | null> {
  return isBrought(row) ? pathOf(ctx, row) : labelPathOf(ctx, row)
}

/** Label and slip are one file; null without an address to send it to. */
export async function labelPathOf(ctx: Context, row: ReturnRow): Promise<string | null> {
  if (!isPosted(row) || (await settingsOfRequest(ctx)).returnsAddress.length === 0) return null
  return pathOf(ctx, row)
}

/** For a mail: opens until the end of the last day to post or bring it. */
export async function mailedLabelPathOf({ db, config }: JobContext, brand: Brand, row: ReturnRow) {
  const { returnsAddress } = await loadSettings(db, brand)
  const sendBy = dayOf(row.send_by)
  const isPrintable = isBrought(row) || (isPosted(row) && returnsAddress.length > 0)
  if (!isPrintable || !sendBy) return undefined
  const end = new Date(Date.parse(`${sendBy}T00:00:00Z`) + DAY_MS)
  return pathOf({ brand, config }, row, end)
}

async function loadSlip(db: Db, brand: Brand, row: ReturnRow, order: OrderRow): Promise<SlipContents> {
  const lines = await loadOrderLines(db, order.id)
  const pieces = (await loadReturnParts(db, [row.id])).get(row.id)?.items ?? []
  return {
    returnNumber: row.number,
    orderNumber: order.number,
    requestedOn: localDate(row.created_at, brand.timeZone),
    sendBy: dayOf(row.send_by),
    items: pieces.flatMap((piece) => {
      const line = lines.find(({ id }) => id === piece.order_line_id)
      if (!line) return []
      return {
        name: line.name,
        about: line.colour ?? '',
        size: sizeTextOf(line) ?? '',
        quantity: piece.quantity,
        reason: writtenReason(piece),
        gets: swapOf(row, piece, { brand })?.size ?? formatCents(refundCentsOf(row, piece)),
      }
    }),
  }
}

async function renderPdf(db: Db, brand: Brand, row: ReturnRow): Promise<Buffer | undefined> {
  const order = await requireOrder(db, row.order_id)
  if (order.website_id !== brand.websiteId) return undefined
  if (isBrought(row)) {
    const nearest = await nearestStoreTo({ db, brand, memo: new Map(), sharedLoads: undefined }, order)
    const slip = await loadSlip(db, brand, row, order)
    return renderStoreSlip(brand, { ...slip, store: nearest && slipStoreOf(nearest) })
  }
  const { returnsAddress } = await loadSettings(db, brand)
  if (!isPosted(row) || returnsAddress.length === 0) return undefined
  const from = addressLines(order.shipping_address ?? order.billing_address)
  return renderReturnLabel(brand, { ...(await loadSlip(db, brand, row, order)), from, to: returnsAddress })
}

/** Label and packing slip, or the slip for a store. Undefined once it came back, and on another site. */
export async function findLabelPdf(db: Db, brand: Brand, uid: string) {
  const row = await findReturn(db, uid)
  const pdf = row && (await renderPdf(db, brand, row))
  return pdf && { pdf, fileName: `return-${row.number}.pdf` }
}
