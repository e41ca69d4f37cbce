import { requireBrand, shopUrlOf } from '@welt/brands'
import { directionsUrl, hoursText } from '@welt/kit/stores/store-status'
import { localDate } from '@welt/kit/time'
import { COUNTRY_NAMES } from '@welt/rules/country-names'
import type { CollectionMailModel, CollectionStore, OrderMailLine } from '#modules/notifications'
import { loadSettings } from '#modules/site'
import { dateAfter, findStoreByCode, hoursOn } from '#modules/stores'
import type { AllocationState } from '#src/order-lifecycle/allocations'
import type { JobContext } from '#src/queue/job-handler'
import { loadPieces, type Piece } from '../steps/pieces.ts'
import { requireOrder, requireOrderParts } from '../store.ts'
import type { OrderLineRow, OrderRow } from '../tables.ts'
import { mailLineOf, orderPathOf } from './order-mail-model.ts'

type FoundStore = NonNullable<Awaited<ReturnType<typeof findStoreByCode>>>

function storeOf({ name, street, city, state, postcode, country, phone }: FoundStore): CollectionStore {
  const town = [city, state, postcode].filter(Boolean).join(' ')
  const destination = `${name}, ${street}, ${town}, ${COUNTRY_NAMES[country]}`
  return {
    name,
    addressLines: [street, town],
    phone,
    directionsUrl: directionsUrl(destination),
  }
}

function daysOf(store: FoundStore, from: string, until: string): CollectionMailModel['days'] {
  const days: CollectionMailModel['days'][number][] = []
  for (let date = from; date <= until; date = dateAfter(date, 1)) {
    const { hours, label } = hoursOn(store, date)
    days.push({ date, text: hoursText({ is_closed: hours === null, ...hours }), label })
  }
  return days
}

export function collectorOf({ nominee }: OrderRow): CollectionMailModel['collector'] {
  if (!nominee) return undefined
  const { firstName, lastName, phone } = nominee
  return {
    firstName: firstName ?? undefined,
    fullName: [firstName, lastName].filter(Boolean).join(' ') || undefined,
    phone,
  }
}

/** What the mails about an order have in common. */
export async function loadMailOrder({ db, config }: JobContext, orderId: number) {
  const order = await requireOrder(db, orderId)
  const brand = requireBrand(order.website_id)
  const { lines, groups } = await requireOrderParts(db, orderId)
  const { productUrlSuffix } = await loadSettings(db, brand)
  const shopUrl = shopUrlOf(brand, config.publicUrl)
  const { firstname: firstName } = order.shipping_address ?? order.billing_address
  return {
    order,
    brand,
    lines,
    groups,
    model: {
      orderNumber: order.number,
      firstName,
      shopUrl,
      orderUrl: `${shopUrl}${orderPathOf(order)}`,
      currency: order.currency,
    },
    mailLine: (line: OrderLineRow, quantity: number) => ({ ...mailLineOf(line, shopUrl, productUrlSuffix), quantity }),
  }
}

export type MailOrder = Awaited<ReturnType<typeof loadMailOrder>>

function linesOf({ lines, mailLine }: MailOrder, pieces: readonly Piece[]): CollectionMailModel['lines'] {
  return lines.flatMap((line) => {
    const quantity = pieces.reduce((sum, piece) => sum + (piece.orderLineId === line.id ? piece.quantity : 0), 0)
    return quantity > 0 ? [mailLine(line, quantity)] : []
  })
}

/** @returns undefined when none of the group's pieces is in the state any more */
export async function loadCollectionMail(
  ctx: JobContext,
  { orderId, group: position }: { readonly orderId: number; readonly group: number },
  state: AllocationState,
) {
  const loaded = await loadMailOrder(ctx, orderId)
  const group = loaded.groups.find((one) => one.position === position)
  const store = group?.store_code ? await findStoreByCode(ctx.db, group.store_code) : undefined
  const all = await loadPieces(ctx.db, loaded.order)
  const pieces = all.filter((piece) => piece.group === position && piece.state === state)
  const [first] = pieces
  if (!store || !first?.readyAt || !first.collectUntil) return undefined
  const model: CollectionMailModel = {
    order: loaded.model,
    lines: linesOf(loaded, pieces),
    isWholeOrder:
      loaded.groups.length === 1 && all.every((piece) => pieces.includes(piece) || piece.state === 'declined'),
    store: storeOf(store),
    code: group?.collection_code ?? '',
    collector: collectorOf(loaded.order),
    collectUntil: first.collectUntil,
    days: daysOf(store, localDate(first.readyAt, store.time_zone), first.collectUntil),
  }
  return { ...loaded, model, pieces }
}

/** Pieces of an order's lines, as mails show them, with the facts of each. */
export async function loadMailLines<Piece extends { readonly lineId: number; readonly quantity: number }>(
  { db, config }: JobContext,
  order: Pick<OrderRow, 'id' | 'website_id'>,
  pieces: readonly Piece[],
): Promise<readonly (OrderMailLine & Piece)[]> {
  const brand = requireBrand(order.website_id)
  const { lines } = await requireOrderParts(db, order.id)
  const { productUrlSuffix } = await loadSettings(db, brand)
  const shopUrl = shopUrlOf(brand, config.publicUrl)
  return pieces.flatMap((piece) => {
    const line = lines.find(({ id }) => id === piece.lineId)
    return line ? [{ ...mailLineOf(line, shopUrl, productUrlSuffix), ...piece }] : []
  })
}
