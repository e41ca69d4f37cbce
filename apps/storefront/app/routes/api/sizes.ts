import { parseScale } from '#app/features/product/size-scale.ts'
import { loadSizes } from '#app/features/quick-sizes/load-sizes.server.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/sizes.ts'

const SKU = /^[A-Za-z0-9._-]{1,64}$/

/** With live stock. */
export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const sku = searchParams.get('sku') ?? ''
  const sizes = SKU.test(sku)
    ? await loadSizes(requestContextOf(context), sku, parseScale(searchParams.get('scale')))
    : undefined
  return sizes ? Response.json(sizes) : Response.json({}, { status: 404 })
}
