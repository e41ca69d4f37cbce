import type { LiveProduct } from '#app/features/buy-box/use-live-product.ts'
import { arrivalOf } from '#app/features/product/arrival.server.ts'
import { productMessages } from '#app/features/product/messages.ts'
import { NowDocument } from '#app/features/product/product.generated.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/stock.ts'

const SKU = /^[A-Za-z0-9._-]{1,64}$/

/** Live facts for this customer. [R7.20, R7.119] */
export async function loader({ url, context }: Route.LoaderArgs) {
  const sku = url.searchParams.get('sku') ?? ''
  if (!SKU.test(sku)) return Response.json({ problem: productMessages.stocks }, { status: 400 })
  const answer = await fetchPrivate(requestContextOf(context), NowDocument, { sku })
  if (!answer.ok) return Response.json({ problem: productMessages.stocks }, { status: 502 })
  const found = answer.data.productAdditionalData
  if (!found) return Response.json({ problem: productMessages.withdrawn }, { status: 404 })
  const arrives = arrivalOf(found.delivery_promise?.methods[0])
  const live: LiveProduct = { stocks: found.stocks, keptSizes: found.kept_sizes ?? [], ...(arrives ? { arrives } : {}) }
  return Response.json(live)
}
