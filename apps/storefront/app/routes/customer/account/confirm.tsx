import { data } from 'react-router'
import { ConfirmEmailPage } from '#app/features/profile/confirm-email-page.tsx'
import { profileMessages } from '#app/features/profile/messages.ts'
import { ConfirmCustomerEmailDocument } from '#app/features/profile/profile.generated.ts'
import { redirectWithFlash } from '#app/forms/form-answer.server.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { messageOf } from '#app/graphql/result.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { privateMeta } from '../../private-meta.ts'
import { useCustomer } from '../layout.tsx'
import type { Route } from './+types/confirm.ts'

/** Requires the link and the sign-in. [decision 17] */
export async function action({ url, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const answer = await fetchPrivate(ctx, ConfirmCustomerEmailDocument, { token: url.searchParams.get('token') ?? '' })
  if (answer.ok) return redirectWithFlash(ctx, '/customer/details', 'email-confirmed')
  return data({ problem: messageOf(answer.failure, profileMessages.confirmCustomerEmail) }, { status: 422 })
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...privateMeta('Confirm your email', matches),
  { name: 'referrer', content: 'same-origin' },
]

export default function ConfirmEmailRoute({ actionData }: Route.ComponentProps) {
  return (
    <>
      <h1>Confirm your email</h1>
      <ConfirmEmailPage customer={useCustomer()} answer={actionData} />
    </>
  )
}
