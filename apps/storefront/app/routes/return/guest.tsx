import { data, redirect } from 'react-router'
import { lookUp } from '#app/features/orders/lookup/lookup.server.ts'
import { LookupPage } from '#app/features/orders/lookup/lookup-page.tsx'
import { readLookup } from '#app/features/orders/lookup/lookup-rules.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { cookieHeaders, rememberCookie } from '#app/session/cookies.ts'
import { trackedCookies } from '#app/session/order-cookies.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/guest.ts'

const NOTES = {
  link: 'This link no longer works. Find your order here.',
  again: 'Please look your order up again.',
} as const

export function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const { settings } = requestContextOf(context)
  return {
    number: (searchParams.get('number') ?? '').slice(0, 40),
    note: searchParams.has('link') ? NOTES.link : searchParams.has('again') ? NOTES.again : undefined,
    mayReturn: settings.returnWindowDays !== undefined,
  }
}

/** Found: 30 minutes of access. [R5.18, R5.19, R4.66] */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const answer = await lookUp(ctx, readLookup(await readFormData(request)))
  if (typeof answer !== 'string') return data(answer, { status: 422 })
  const headers = cookieHeaders(rememberCookie(ctx, 'seen_order', answer), ...trackedCookies(ctx))
  return redirect('/order', { status: 303, headers })
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Find your order', matches)

export default function GuestLookupRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <LookupPage {...loaderData} answer={actionData} />
}
