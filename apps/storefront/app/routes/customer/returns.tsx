import { loadReturns } from '#app/features/returns/server/returns.server.ts'
import { ReturnsList } from '#app/features/returns/view/returns-list.tsx'
import { requestContextOf } from '#app/session/request-context.ts'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/returns.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = url.searchParams.get('p') ?? '1'
  return loadReturns(requestContextOf(context), /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1)
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Your returns', matches)

/** [R2.23] */
export default function ReturnsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1>Your returns</h1>
      <ReturnsList {...loaderData} />
    </>
  )
}
