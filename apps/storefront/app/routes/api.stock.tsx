import { data } from 'react-router'
import { STOCK, STOCK_ALERT, type StockAlertAnswer, type StockAnswer } from '#app/features/product/operations.ts'
import type { AlertAnswer } from '#app/features/product/stock-alert.tsx'
import { fetchPrivate, query } from '#app/graphql/client.server.ts'
import { visitOf } from '#app/session/visit.ts'
import type { Route } from './+types/api.stock.ts'

const SKU = /^[A-Za-z0-9._-]{1,64}$/

/** Stock of a product at this moment, never stored. @source R7.20, R7.119 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const sku = new URL(request.url).searchParams.get('sku') ?? ''
  const headers = { 'Cache-Control': 'no-store' }
  if (!SKU.test(sku)) return Response.json({ stocks: [] }, { status: 400, headers })
  const answer = await query<StockAnswer>(visitOf(context), STOCK, { sku }, { tags: [], isFresh: true })
  if (!answer.ok) return Response.json({ stocks: [], problem: 'Error fetching stocks/variants' }, { status: 502, headers })
  return Response.json({ stocks: answer.data.productAdditionalData?.stocks ?? [] }, { headers })
}

/** Asks for one email when a size is back. @source R7.45 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const sku = form.get('sku')
  const email = form.get('email')
  if (typeof sku !== 'string' || typeof email !== 'string')
    return data<AlertAnswer>({ ok: false, message: 'Enter a valid email address.' }, { status: 422 })
  const answer = await fetchPrivate<StockAlertAnswer>(visitOf(context), STOCK_ALERT, { sku, email: email.trim() })
  if (answer.ok) return data<AlertAnswer>({ ok: true })
  const message = answer.failure.kind === 'user' ? answer.failure.message : 'Something has gone wrong, please try again.'
  return data<AlertAnswer>({ ok: false, message }, { status: 422 })
}
