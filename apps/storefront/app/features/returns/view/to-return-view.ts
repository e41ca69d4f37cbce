import { isFaultReason } from '@welt/rules/returns'
import { mediaPath } from '#app/features/cart/cart-model.ts'
import { orderedSize } from '#app/features/product/ordered-size.ts'
import { centsOf, withoutNulls } from '#app/graphql/nullable.ts'
import type { Shop } from '#app/session/site/shop.ts'
import { dayOf, dayText, nearDayText } from '../days.ts'
import type { ReturnFactsFragment } from '../returns.generated.ts'
import { toNearestStore } from './nearest-store.ts'
import type { CreditMemoView, ReturnView, SwapView } from './return-view.ts'

type WireItem = NonNullable<NonNullable<ReturnFactsFragment['items']>[number]>

const WAYS = { LABEL: 'label', STORE: 'store', PARCEL_POINT: 'parcel_point' } as const

const STEPS = {
  REQUESTED: 'Requested',
  RECEIVED: 'Received',
  CHECKED: 'Checked',
  REFUNDED: 'Refunded',
  EXCHANGED: 'Swapped',
} as const

const OUR_NAME = 'Customer Service'

function reasonOf({ custom_attributesV2 }: WireItem): string {
  const texts = withoutNulls(custom_attributesV2).flatMap((one) => {
    if ('selected_options' in one) return withoutNulls(one.selected_options).map(({ label }) => label)
    return 'value' in one ? [`Other: ${one.value}`] : []
  })
  return texts.join(', ')
}

function toSwap(exchange: WireItem['exchange'], today: string): SwapView | undefined {
  if (!exchange) return undefined
  const until = exchange.held_until ?? undefined
  return {
    size: exchange.size,
    state: exchange.state,
    until,
    untilText: until && nearDayText(until, today),
    orderNumber: exchange.order_number ?? undefined,
  }
}

function toItem(item: WireItem, today: string): ReturnView['items'][number] {
  const { order_item: line } = item
  return {
    uid: item.uid,
    name: line.product_name ?? '',
    facts: [line.brand, line.colour, orderedSize(line)].filter(Boolean).join(', '),
    image: mediaPath(line.image?.url),
    quantity: item.request_quantity,
    reason: reasonOf(item),
    isReceived: item.status === 'RECEIVED' || item.status === 'APPROVED' || item.status === 'REJECTED',
    isRejected: item.status === 'REJECTED' || item.status === 'DENIED',
    rejectReason: item.reject_reason ?? undefined,
    refundCents: centsOf(item.refund),
    isSettled: Boolean(item.settled_at),
    photos: (item.photos ?? []).map(({ path }) => path),
    swap: toSwap(item.exchange, today),
  }
}

const isFault = ({ custom_attributesV2 }: WireItem) =>
  withoutNulls(custom_attributesV2).some(
    (one) => 'selected_options' in one && withoutNulls(one.selected_options).some(({ value }) => isFaultReason(value)),
  )

type WireMemo = ReturnFactsFragment['credit_memos'][number]

function toCreditMemo({ number, items, total }: WireMemo): CreditMemoView {
  const giftCardCents = centsOf(total?.gift_card_amount)
  return {
    number,
    items: withoutNulls(items).map(({ id, product_name: name, product_sale_price: price, quantity_refunded }) => {
      const quantity = quantity_refunded ?? 0
      return { id, name: name ?? '', quantity, cents: centsOf(price) * quantity }
    }),
    subtotalCents: centsOf(total?.subtotal),
    discounts: withoutNulls(total?.discounts).map(({ label, amount }) => ({ label, cents: centsOf(amount) })),
    adjustmentCents: centsOf(total?.adjustment),
    gstCents: centsOf(total?.total_tax),
    refundedCents: centsOf(total?.grand_total) + giftCardCents,
    giftCardCents,
  }
}

function whenText(instant: string, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit', timeZone })
  return `${dayText(dayOf(instant, timeZone))}, ${time.format(new Date(instant))}`
}

/** "12 Dock Road, Laverton VIC 3028" */
function postTo({ shipping }: ReturnFactsFragment): string | undefined {
  const address = shipping?.address
  if (!address) return undefined
  const { contact_name: name, street, city, region, postcode } = address
  return [name, ...street, [city, region.code, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

export function toReturnView(
  wire: ReturnFactsFragment,
  { timeZone }: Pick<Shop, 'timeZone'>,
  now = new Date(),
): ReturnView {
  const { refund, parcelpoint_info: point } = wire
  const today = dayOf(now.toISOString(), timeZone)
  const items = withoutNulls(wire.items)
  return {
    uid: wire.uid,
    number: wire.number,
    orderNumber: wire.order?.number ?? '',
    status: wire.status ?? 'PENDING',
    createdOn: dayOf(wire.created_at, timeZone),
    way: WAYS[wire.method ?? (point ? 'PARCEL_POINT' : 'LABEL')],
    sendBy: wire.send_by ?? undefined,
    isSwappedOnScan: wire.is_exchanged_on_scan === true,
    items: items.map((item) => toItem(item, today)),
    steps: (wire.steps ?? [{ kind: 'REQUESTED' as const, at: wire.created_at }]).map(({ kind, at }) => ({
      name: STEPS[kind],
      day: at ? dayOf(at, timeZone) : undefined,
    })),
    comments: withoutNulls(wire.comments).map(({ uid, author_name, created_at, text }) => ({
      uid,
      author: author_name,
      when: whenText(created_at, timeZone),
      text,
      isOurs: author_name === OUR_NAME,
    })),
    refund: {
      subtotalCents: centsOf(refund?.subtotal),
      discountCents: centsOf(refund?.discount),
      totalCents: centsOf(refund?.total),
      isRefunded: refund?.is_refunded === true,
      payments: (refund?.payments ?? []).map(({ name, amount }) => ({ name, cents: centsOf(amount) })),
    },
    creditMemos: wire.credit_memos.map(toCreditMemo),
    isFaultOnly: items.length > 0 && items.every(isFault),
    isLabelPaid: wire.is_paid_return,
    labelCents: wire.payments.reduce((sum, { return_label_cost }) => sum + centsOf(return_label_cost), 0),
    labelPath: wire.label_path ?? undefined,
    isLabelExpired: Boolean(wire.label_path && wire.send_by && wire.send_by < today),
    slipPath: wire.slip_path ?? undefined,
    store: wire.nearest_store ? toNearestStore(wire.nearest_store, now) : undefined,
    postTo: postTo(wire),
    isCancelable: wire.is_cancelable === true,
    parcelPoint: point ? { redirectUrl: point.redirect_url, postData: point.post_data } : undefined,
    email: wire.customer.email,
  }
}
