import { data } from 'react-router'
import { loadShoe } from '#app/features/find-in-store/shoe/load-shoe.server.ts'
import { typedDestination } from '#app/features/fulfilment/destination.server.ts'
import { loadDelivery } from '#app/features/product/delivery-answer.server.ts'
import { productMessages } from '#app/features/product/messages.ts'
import type { RequestContext } from '#app/session/request-context.ts'

/** `?sku=…`, and `postcode` when it was refused. */
export async function loadDeliverTo(ctx: RequestContext, { searchParams }: URL) {
  const shoe = await loadShoe(ctx, searchParams.get('sku') ?? '')
  if (shoe === 'none') throw data(null, { status: 404 })
  if (shoe === 'failed') return { shoe: undefined, problem: productMessages.delivery }
  const typed = searchParams.get('postcode')
  const refused = typed === null ? undefined : await typedDestination(ctx, typed)
  const delivery = await loadDelivery(ctx, shoe.sku)
  return { shoe, postcode: typed ?? delivery?.postcode, problem: refused?.error, delivery }
}

export type DeliverToData = Awaited<ReturnType<typeof loadDeliverTo>>
