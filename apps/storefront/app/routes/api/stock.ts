import type { LiveProduct } from '#app/features/buy-box/use-live-product.ts'
import { answerOf, loadNow, toDelivery } from '#app/features/product/delivery-answer.server.ts'
import { productMessages } from '#app/features/product/messages.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/stock.ts'

const SKU = /^[A-Za-z0-9._-]{1,64}$/

/** Live facts for this customer. [R7.20, R7.119] */
export async function loader({ url, context }: Route.LoaderArgs) {
  const sku = url.searchParams.get('sku') ?? ''
  if (!SKU.test(sku)) return Response.json({ problem: productMessages.stocks }, { status: 400 })
  const answer = await loadNow(requestContextOf(context), sku)
  if (!answer.ok) return Response.json({ problem: productMessages.stocks }, { status: 502 })
  const found = answer.data.productAdditionalData
  if (!found) return Response.json({ problem: productMessages.withdrawn }, { status: 404 })
  const delivery = toDelivery(found.delivery_promise)
  const live: LiveProduct = {
    stocks: found.stocks,
    keptSizes: found.kept_sizes ?? [],
    ...(delivery && { delivery: answerOf(delivery) }),
  }
  return Response.json(live)
}
