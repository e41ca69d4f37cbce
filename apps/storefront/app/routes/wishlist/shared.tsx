import { data } from 'react-router'
import { loadSharedList } from '#app/features/wishlist/shared-list.server.ts'
import { SharedPage } from '#app/features/wishlist/shared-page.tsx'
import styles from '#app/features/wishlist/wishlist.module.css'
import { requireReads } from '#app/graphql/limit.server.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/shared.ts'

const STATUS = { list: 200, none: 404, failed: 503 } as const

/** Not indexed. */
export async function loader({ context, params, url: { pathname } }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const answer = await loadSharedList(ctx, params.code)
  if (answer.kind === 'failed') requireReads(ctx)
  return data({ answer, path: pathname }, { status: STATUS[answer.kind] })
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Shared wishlist', matches)

export default function SharedRoute({ loaderData }: Route.ComponentProps) {
  return (
    <div className={`container ${styles.page}`}>
      <SharedPage {...loaderData} />
    </div>
  )
}
