import { parseEmail } from '@welt/kit/text/patterns'
import { normalizeSku } from '@welt/kit/text/skus'
import { data } from 'react-router'
import { loadAlertSizes } from '#app/features/stock-alert/load-alert-sizes.server.ts'
import { StockAlertDocument } from '#app/features/stock-alert/stock-alert.generated.ts'
import type { AlertAnswer } from '#app/features/stock-alert/stock-alert.tsx'
import { StockAlertPage } from '#app/features/stock-alert/stock-alert-page.tsx'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { requireReads } from '#app/graphql/limit.server.ts'
import { messageOf, SOMETHING_WRONG } from '#app/graphql/result.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/stock-alert.ts'
import { privateMeta } from './private-meta.ts'

/** [R3.56, A31] */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const sizes = await loadAlertSizes(ctx, url.searchParams.get('sku') ?? '')
  if (!sizes) requireReads(ctx)
  if (!sizes) throw data(null, { status: 404 })
  return { ...sizes, wanted: normalizeSku(url.searchParams.get('size') ?? '') }
}

const IN_STOCK = 'This size is in stock now. Reload the page to add it to your bag.'

/** [R7.45] */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFormData(request)
  const [sku, email] = [form.get('sku'), form.get('email')]
  const refuse = (message: string) => data<AlertAnswer>({ ok: false, message }, { status: 422 })
  if (typeof sku !== 'string' || sku === '') return refuse('Choose a size.')
  if (typeof email !== 'string') return refuse('Enter a valid email address.')
  const answer = await fetchPrivate(requestContextOf(context), StockAlertDocument, {
    sku,
    email: parseEmail(email) ?? email.trim(),
  })
  if (answer.ok) {
    const result = answer.data.productStockAlert
    return result?.success === false ? refuse(result.message ?? IN_STOCK) : data<AlertAnswer>({ ok: true })
  }
  return refuse(messageOf(answer.failure, SOMETHING_WRONG))
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? privateMeta(`My size isn’t here: ${loaderData.name}`, matches)
    : [{ title: 'Not found' }, { name: 'robots', content: 'noindex' }]

export default function StockAlertRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <StockAlertPage sizes={loaderData} wanted={loaderData.wanted} answer={actionData} />
}
