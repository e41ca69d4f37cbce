import { normalValue } from '@welt/kit/text/typed-text'
import { data, redirectDocument } from 'react-router'
import { signInMessages } from '#app/features/sign-in/messages.ts'
import { GenerateAdminCustomerTokenDocument } from '#app/features/sign-in/sign-in.generated.ts'
import { type StaffAnswer, StaffPage } from '#app/features/sign-in/staff-page.tsx'
import { onlyWrong } from '#app/forms/field-errors.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { requireSignedOut } from '#app/middleware/session.server.ts'
import { cookieHeaders, dropCookie } from '#app/session/cookies.ts'
import { dropCart } from '#app/session/guest-cart.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { staffTokenCookies } from '#app/session/sign-in-cookies.ts'
import type { Route } from './+types/customer_manager.ts'
import { privateMeta } from './private-meta.ts'

export const middleware: Route.MiddlewareFunction[] = [requireSignedOut]

/** The secret must be typed: URLs end up in histories and logs. */
export function loader({ url }: Route.LoaderArgs) {
  const id = url.searchParams.get('customer_id') ?? ''
  return { customerId: /^\d{1,9}$/.test(id) ? id : '' }
}

/** [R7.34, R6.14, R6.15] */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const form = await readFormData(request)
  const customerId = normalValue(fieldText(form, 'customer_id'))
  const secret = normalValue(fieldText(form, 'secret'))
  const refuse = (answer: Partial<StaffAnswer>) =>
    data<StaffAnswer>({ isAdmin: false, errors: {}, customerId, ...answer }, { status: 422 })
  const errors = onlyWrong({
    customer_id: /^[1-9]\d{0,8}$/.test(customerId) ? undefined : 'Enter the customer’s number, digits only.',
    secret: secret ? undefined : 'Enter the secret you were given.',
  })
  if (Object.keys(errors).length > 0) return refuse({ errors })
  const answer = await fetchPrivate(ctx, GenerateAdminCustomerTokenDocument, {
    customerId: Number(customerId),
    secret,
  })
  const token = answer.ok ? answer.data.generateAdminCustomerToken?.token : undefined
  if (token)
    return redirectDocument('/customer/account', {
      status: 303,
      headers: cookieHeaders(
        ...dropCart(ctx),
        dropCookie(ctx, 'guest_wishlist'),
        ...staffTokenCookies(ctx, token, Number(customerId)),
      ),
    })
  const isLimited = !answer.ok && answer.failure.code === 'RATE_LIMITED'
  return refuse({ problem: isLimited ? answer.failure.message : signInMessages.generateCustomerToken })
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Act for a customer', matches)

export default function CustomerManagerRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffPage answer={actionData} customerId={loaderData.customerId} />
}
