import { AddressBook } from '#app/features/address-book/address-book.tsx'
import { AddressForm } from '#app/features/address-book/address-form.tsx'
import { type AddressAnswer, saveAddress } from '#app/features/address-book/save-address.server.ts'
import { invalidForm, redirectWithFlash } from '#app/forms/form-answer.server.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { Notice } from '#app/ui/notice.tsx'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/address.ts'
import { useCustomer } from './layout.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  return { edited: url.searchParams.get('edit'), countries: requestContextOf(context).settings.countries }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const change = await saveAddress(ctx, await readFormData(request))
  return 'notice' in change
    ? redirectWithFlash(ctx, '/customer/address', change.notice)
    : invalidForm<AddressAnswer>(change.answer)
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Your addresses', matches)

/** [R2.20, R2.60, R2.73] */
export default function AddressRoute({ loaderData, actionData }: Route.ComponentProps) {
  const customer = useCustomer()
  const { edited, countries } = loaderData
  const address = customer.addresses.find(({ id }) => String(id) === edited)
  const isForm = edited === 'new' || address !== undefined
  const answer = actionData?.intent === 'save' ? actionData : undefined
  const problem = isForm ? undefined : actionData?.problem
  return (
    <>
      <h1>{edited === 'new' ? 'Add address' : address ? 'Edit address' : 'Your addresses'}</h1>
      {problem ? (
        <Notice tone="negative" answer={actionData}>
          {problem}
        </Notice>
      ) : null}
      {isForm ? (
        <AddressForm key={edited} address={address} customer={customer} answer={answer} countries={countries} />
      ) : (
        <AddressBook addresses={customer.addresses} canDelete={!customer.isActedFor} countries={countries} />
      )}
    </>
  )
}
