import { type AddressValues, streetValues } from '#app/features/address/address-rules.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { actingFor } from '#app/session/sign-in-cookies.ts'
import type { Visit } from '#app/session/visit.ts'
import { accountMessages, wordsFor } from './messages.ts'
import { CUSTOMER } from './operations.ts'

/** An address of the book. */
export interface BookAddress {
  readonly id: number
  readonly values: AddressValues
  readonly isDefaultBilling: boolean
  readonly isDefaultShipping: boolean
}

/** What the account's pages know of the customer. */
export interface Customer {
  readonly id: string
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly birthDate: string
  readonly isSubscribed: boolean
  readonly isEmailConfirmed: boolean
  /** Staff act for them: what only the owner may do is not offered. [decision 12] */
  readonly isActedFor: boolean
  readonly addresses: readonly BookAddress[]
}

interface WireBookAddress {
  readonly id: number
  readonly firstname: string
  readonly lastname: string
  readonly company: string | null
  readonly street: readonly (string | null)[]
  readonly city: string
  readonly region: { readonly region_code: string | null } | null
  readonly postcode: string | null
  readonly country_code: string
  readonly telephone: string | null
  readonly default_billing: boolean | null
  readonly default_shipping: boolean | null
}

/** What tells whom staff act for, if they do. */
export interface WireActing {
  readonly customer_id: string
  /** Undefined where the site's own server does not know of it. */
  readonly is_staff_session?: boolean
}

interface WireCustomer extends WireActing {
  readonly firstname: string | null
  readonly lastname: string | null
  readonly email: string | null
  readonly date_of_birth: string | null
  readonly is_subscribed: boolean | null
  readonly is_email_confirmed: boolean
  readonly addresses: readonly WireBookAddress[] | null
}

function toBookAddress(address: WireBookAddress): BookAddress {
  return {
    id: address.id,
    isDefaultBilling: address.default_billing === true,
    isDefaultShipping: address.default_shipping === true,
    values: {
      firstname: address.firstname,
      lastname: address.lastname,
      company: address.company ?? '',
      country: address.country_code,
      ...streetValues(address.street, address.country_code),
      city: address.city,
      region: address.region?.region_code ?? '',
      postcode: address.postcode ?? '',
      telephone: address.telephone ?? '',
    },
  }
}

/** The shop knows: the browser's mark can be taken away by scripts, and counts only where the shop says nothing. */
export function isActedFor(visit: Visit, { is_staff_session }: WireActing): boolean {
  return is_staff_session ?? actingFor(visit) !== undefined
}

/** The signed-in customer, or the words of what went wrong. [R7.25, R8.02] */
export async function loadCustomer(visit: Visit): Promise<{ readonly customer?: Customer; readonly problem?: string }> {
  const answer = await fetchPrivate<{ customer: WireCustomer | null }>(visit, CUSTOMER, {})
  if (!answer.ok) return { problem: wordsFor(answer.failure, 'customer') }
  const { customer } = answer.data
  if (!customer) return { problem: accountMessages.customer }
  return {
    customer: {
      id: customer.customer_id,
      firstname: customer.firstname ?? '',
      lastname: customer.lastname ?? '',
      email: customer.email ?? '',
      birthDate: customer.date_of_birth ?? '',
      isSubscribed: customer.is_subscribed === true,
      isEmailConfirmed: customer.is_email_confirmed,
      isActedFor: isActedFor(visit, customer),
      addresses: (customer.addresses ?? []).map(toBookAddress),
    },
  }
}
