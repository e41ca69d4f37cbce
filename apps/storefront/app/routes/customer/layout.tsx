import { Outlet, useOutletContext } from 'react-router'
import { AccountShell } from '#app/features/account/account-shell.tsx'
import { type Customer, loadCustomer } from '#app/features/account/customer.server.ts'
import { actingOf } from '#app/features/account/me.server.ts'
import { requireReads } from '#app/graphql/limit.server.ts'
import { requireSignIn } from '#app/middleware/session.server.ts'
import { readFlash } from '#app/session/flash.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { Route } from './+types/layout.ts'

/** [R6.23] */
export const middleware: Route.MiddlewareFunction[] = [requireSignIn]

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const loaded = await loadCustomer(ctx)
  if (!loaded.customer) requireReads(ctx)
  return { ...loaded, notices: readFlash(ctx), acting: actingOf(ctx, loaded.customer) }
}

export function useCustomer(): Customer {
  return useOutletContext<Customer>()
}

export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  const { customer, problem, notices, acting } = loaderData
  return (
    <AccountShell customer={customer} notices={notices} acting={acting}>
      {customer ? (
        <Outlet context={customer} />
      ) : (
        <>
          <h1>Your account</h1>
          <Notice tone="negative">
            {problem} <a href="/customer/account">Try again</a>
          </Notice>
        </>
      )}
    </AccountShell>
  )
}
