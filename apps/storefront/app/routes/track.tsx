import { redirect } from 'react-router'
import { TrackPage } from '#app/features/orders/tracking/track-page.tsx'
import { findOwnParcel, isOwnOrder, loadTracked } from '#app/features/orders/tracking/tracked.server.ts'
import { readTyped } from '#app/features/orders/tracking/typed-number.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/track.ts'
import { privateMeta } from './private-meta.ts'

const ERRORS = {
  none: 'Enter an order or tracking number',
  unknown: 'Numbers have letters, digits, spaces and hyphens. Check it against your email.',
} as const

/** Leads to the carrier, the own order or the look-up; a number alone opens no order. [R2.70, A19] */
export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const given = searchParams.get('number')
  const typed = readTyped(given, ctx.trackingPages, ctx.brand.country)
  if (typed.kind === 'order')
    throw redirect(
      (await isOwnOrder(ctx, typed.number))
        ? `/customer/orders/${typed.number}`
        : `/return/guest?number=${typed.number}`,
      303,
    )
  if (typed.kind === 'parcel') throw redirect((await findOwnParcel(ctx, typed.number)) ?? typed.href, 303)
  return {
    groups: await loadTracked(ctx),
    number: typed.kind === 'unknown' ? typed.number : '',
    error: given === null ? undefined : ERRORS[typed.kind],
  }
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Track an order', matches)

export default function TrackRoute({ loaderData }: Route.ComponentProps) {
  return <TrackPage {...loaderData} />
}
