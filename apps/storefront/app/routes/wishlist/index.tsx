import styles from '#app/features/account/account.module.css'
import { AccountShell } from '#app/features/account/account-shell.tsx'
import { loadCustomer } from '#app/features/account/customer.server.ts'
import { actingOf } from '#app/features/account/me.server.ts'
import { Notices } from '#app/features/account/notices.tsx'
import { privateMeta } from '#app/features/account/private-meta.ts'
import { SavedStylesList } from '#app/features/wishlist/saved-styles.tsx'
import { loadSavedStyles } from '#app/features/wishlist/wishlist.server.ts'
import { readFlash } from '#app/session/flash.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/index.ts'

/** A customer's list stands in their account, a guest's on a page of its own. [R2.18, R2.55, R2.58] */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const notices = readFlash(ctx)
  if (!ctx.session.token) return { saved: await loadSavedStyles(ctx), account: undefined, notices }
  const [{ customer }, saved] = await Promise.all([loadCustomer(ctx), loadSavedStyles(ctx)])
  return { saved, account: { customer, acting: actingOf(ctx, customer) }, notices }
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Your wishlist', matches)

/** The wishlist tab, which guests have too. [R2.18, R2.58] */
export default function WishlistRoute({ loaderData: { saved, account, notices } }: Route.ComponentProps) {
  const list = (
    <>
      <h1>Your wishlist</h1>
      <SavedStylesList saved={saved} isGuest={account === undefined} />
    </>
  )
  return account ? (
    <AccountShell {...account} notices={notices}>
      {list}
    </AccountShell>
  ) : (
    <div className={`container ${styles.entryPage}`}>
      <section>
        <Notices codes={notices} />
        {list}
      </section>
    </div>
  )
}
