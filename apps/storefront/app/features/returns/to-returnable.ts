import { mediaPath } from '#app/features/cart/cart-model.ts'
import { orderedSize } from '#app/features/product/ordered-size.ts'
import { centsOf, withoutNulls } from '#app/graphql/nullable.ts'
import { dayText } from './days.ts'
import type { RefusedLine, ReturnableLine, ReturnableOrder } from './returnable.ts'
import type { ReturnableItemFragment, ReturnableOrderFragment } from './returns.generated.ts'

const canReturn = (item: ReturnableItemFragment) =>
  (item.eligible_for_return === true || item.eligible_if_faulty === true) && (item.qty_available_for_return ?? 0) > 0

function toLine(item: ReturnableItemFragment): ReturnableLine {
  return {
    uid: item.id,
    sku: item.parent_sku ?? undefined,
    brand: item.brand ?? '',
    name: item.product_name ?? '',
    colour: item.colour ?? '',
    size: orderedSize(item),
    image: mediaPath(item.image?.url),
    available: item.qty_available_for_return ?? 0,
    refundCents: (item.return_refunds ?? [item.product_sale_price]).map(centsOf),
    isFaultOnly: item.eligible_for_return !== true,
    swaps: (item.exchange_options ?? []).map((option) => ({
      sku: option.sku,
      size: option.size,
      isAvailable: option.is_available,
      until: dayText(option.held_until),
      lessCents: -centsOf(option.price_difference),
      advisedFor: option.advised_for,
      advice: option.advice ?? undefined,
    })),
  }
}

type WireReturn = NonNullable<NonNullable<NonNullable<ReturnableOrderFragment['returns']>['items']>[number]>

function numberOfReturn(returns: readonly WireReturn[], itemUid: string): string | undefined {
  return returns.find(({ items }) => withoutNulls(items).some(({ order_item }) => order_item.id === itemUid))?.number
}

function toLastReturn(wire: WireReturn | undefined): ReturnableOrder['lastReturn'] {
  if (!wire) return undefined
  const lineUids = withoutNulls(wire.items).map(({ order_item }) => order_item.id)
  return { uid: wire.uid, lineUids, createdAt: new Date(wire.created_at) }
}

/** Why a line can't come back, with its date or the return's number. */
function whyNot(item: ReturnableItemFragment, returns: readonly WireReturn[]): string {
  switch (item.return_refusal) {
    case 'WINDOW_ENDED':
      return item.return_until ? `Returns ended ${dayText(item.return_until)}` : 'Returns ended'
    case 'ALREADY_RETURNED': {
      const number = numberOfReturn(returns, item.id)
      return number ? `Already in return ${number}` : 'Already returned'
    }
    case 'NOT_SENT':
      return 'Not sent yet, you can cancel it'
    case 'NOT_PAID':
      return 'Cancelled or refunded already'
    default:
      return 'We don’t take returns online at the moment'
  }
}

/** Gift cards are left out. [R5.21] */
export function toReturnableOrder(wire: ReturnableOrderFragment): ReturnableOrder {
  const items = withoutNulls(wire.items).filter(({ return_refusal }) => return_refusal !== 'GIFT_CARD')
  const returns = withoutNulls(wire.returns?.items)
  const days = items.flatMap(({ return_until, eligible_for_return }) =>
    eligible_for_return && return_until ? return_until : [],
  )
  const lastDay = days.toSorted()[0]
  return {
    uid: wire.id,
    number: wire.number,
    lines: items.filter(canReturn).map(toLine),
    refused: items
      .filter((item) => !canReturn(item))
      .map(
        (item): RefusedLine => ({
          uid: item.id,
          name: item.product_name ?? '',
          size: orderedSize(item),
          image: mediaPath(item.image?.url),
          why: whyNot(item, returns),
        }),
      ),
    lastDay: lastDay && dayText(lastDay),
    paidWith: wire.payment_methods?.[0]?.name,
    lastReturn: toLastReturn(returns[0]),
  }
}
