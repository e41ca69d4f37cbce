import { data, redirect } from 'react-router'
import { comparePath, placeOf, readAddress } from '#app/features/compare/compare-address.ts'
import {
  addToComparison,
  type Comparison,
  clearComparison,
  removeFromComparison,
} from '#app/features/compare/compare-list.server.ts'
import { ComparePage } from '#app/features/compare/compare-page.tsx'
import { loadCompare } from '#app/features/compare/load-compare.server.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { actionOf } from '#app/forms/intent.server.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { requireReads } from '#app/graphql/limit.server.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { type RequestContext, requestContextOf } from '#app/session/request-context.ts'
import { useSteadyPress } from '#app/ui/hooks/steady-press.ts'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/index.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const compared = await loadCompare(ctx, url)
  if (compared.problem) requireReads(ctx)
  return compared
}

type Change = (ctx: RequestContext, uid: string, place: number) => Promise<Comparison>

const CHANGES: Readonly<Record<string, Change>> = {
  clear: clearComparison,
  undo: addToComparison,
  remove: removeFromComparison,
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readFormData(request)
  const intent = fieldText(form, 'intent')
  const place = placeOf(fieldText(form, 'place'))
  const change = actionOf(form, CHANGES)
  const { problem, setCookies } = await change(requestContextOf(context), fieldText(form, 'uid'), place)
  if (problem) return data({ problem }, { status: 422, headers: cookieHeaders(...setCookies) })
  const removed = intent === 'remove' ? { sku: fieldText(form, 'sku'), place } : undefined
  return redirect(intent === 'clear' ? '/compare' : comparePath(readAddress(url), removed), {
    status: 303,
    headers: cookieHeaders(...setCookies),
  })
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Compare shoes', matches)

export default function CompareRoute({ loaderData, actionData }: Route.ComponentProps) {
  useSteadyPress()
  return <ComparePage data={loaderData} problem={actionData?.problem} />
}
