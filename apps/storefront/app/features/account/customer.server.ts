import { streetValues } from '#app/features/address/address-rules.ts'
import type { AddressValues } from '#app/features/address/address-values.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { isStaffSession } from '#app/graphql/other-servers/fallbacks.ts'
import { messageOf } from '#app/graphql/result.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { CustomerDocument, type CustomerQuery, type SavedAddressFragment } from './customer.generated.ts'

export interface SavedAddress {
  readonly id: number
  readonly values: AddressValues
  readonly isDefaultBilling: boolean
  readonly isDefaultShipping: boolean
}

export interface Customer {
  readonly id: string
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly birthDate: string
  readonly isSubscribed: boolean
  readonly isEmailConfirmed: boolean
  /** Hides owner-only features. [decision 12] */
  readonly isActedFor: boolean
  readonly addresses: readonly SavedAddress[]
}

function toSavedAddress({ id, ...address }: SavedAddressFragment): SavedAddress[] {
  if (id === null) return []
  const country = address.country_code ?? ''
  const book = {
    id,
    isDefaultBilling: address.default_billing === true,
    isDefaultShipping: address.default_shipping === true,
    values: {
      firstname: address.firstname ?? '',
      lastname: address.lastname ?? '',
      company: address.company ?? '',
      country,
      ...streetValues(address.street ?? [], country),
      city: address.city ?? '',
      region: address.region?.region_code ?? '',
      postcode: address.postcode ?? '',
      telephone: address.telephone ?? '',
    },
  }
  return [book]
}

export function isActedFor(
  ctx: RequestContext,
  { is_staff_session }: Pick<NonNullable<CustomerQuery['customer']>, 'is_staff_session'>,
): boolean {
  return isStaffSession(ctx, is_staff_session)
}

const FAILED = 'Error getting customer details'

/** [R7.25, R8.02] */
export async function loadCustomer(
  ctx: RequestContext,
): Promise<{ readonly customer?: Customer; readonly problem?: string }> {
  const answer = await fetchPrivate(ctx, CustomerDocument, {})
  if (!answer.ok) return { problem: messageOf(answer.failure, FAILED) }
  const { customer } = answer.data
  if (!customer) return { problem: FAILED }
  return {
    customer: {
      id: customer.customer_id,
      firstname: customer.firstname ?? '',
      lastname: customer.lastname ?? '',
      email: customer.email ?? '',
      birthDate: customer.date_of_birth ?? '',
      isSubscribed: customer.is_subscribed === true,
      isEmailConfirmed: customer.is_email_confirmed === true,
      isActedFor: isActedFor(ctx, customer),
      addresses: withoutNulls(customer.addresses).flatMap(toSavedAddress),
    },
  }
}
