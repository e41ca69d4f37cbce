import { loadLineSizes } from '#app/features/cart/lines/line-sizes.server.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/line-sizes.ts'

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const sku = searchParams.get('sku') ?? ''
  if (!/^.{1,64}$/.test(sku)) return Response.json({}, { status: 400 })
  const sizes = await loadLineSizes(requestContextOf(context), sku)
  return sizes ? Response.json(sizes) : Response.json({}, { status: 502 })
}
