import { formatCents } from '@welt/kit/money'
import type { LiveProduct } from '#app/features/buy-box/use-live-product.ts'
import { promiseText } from '#app/features/cart/arrival.ts'
import { productMessages } from '#app/features/product/messages.ts'
import { NowDocument, type NowQuery } from '#app/features/product/product.generated.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { centsOf } from '#app/graphql/nullable.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/stock.ts'

const SKU = /^[A-Za-z0-9._-]{1,64}$/

type Promised = NonNullable<NonNullable<NowQuery['productAdditionalData']>['delivery_promise']>['methods'][number]

/** "Tue 24 – Thu 26 Nov, $9.95" */
function arrivalOf(usual: Promised | undefined): string | undefined {
  const days = promiseText(usual?.estimated_from, usual?.estimated_to)
  const cents = centsOf(usual?.price)
  return days && `${days}, ${cents > 0 ? formatCents(cents) : 'free'}`
}

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
