import { type Customer, loadCustomer, type SavedAddress } from '#app/features/account/customer.server.ts'
import { emptyAddress } from '#app/features/address/address-rules.ts'
import { ADDRESS_FIELDS, type AddressValues } from '#app/features/address/address-values.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import type { CheckoutCart } from '../checkout-model.ts'

/** [A111] */
export interface CheckoutCustomer {
  readonly addresses: readonly SavedAddress[]
  readonly chosenId: number | undefined
  readonly start: AddressValues | undefined
}

const nameOnly = ({ firstname, lastname }: Customer, country: string): AddressValues => ({
  ...emptyAddress(country),
  firstname,
  lastname,
})

const isSame = (one: AddressValues, other: AddressValues | undefined) =>
  other !== undefined && ADDRESS_FIELDS.every((field) => one[field].toLowerCase() === other[field].toLowerCase())

/** Selects the requested address, the cart's or the default. Undefined for guests. */
export async function loadCheckoutCustomer(
  ctx: RequestContext,
  requested: string | null,
  { isVirtual, isPickupOnly, shipping, billing }: CheckoutCart,
): Promise<CheckoutCustomer | undefined> {
  if (!ctx.session.token) return undefined
  const { customer } = await loadCustomer(ctx)
  if (!customer) return undefined
  const start = nameOnly(customer, ctx.brand.country)
  if (isVirtual) return { addresses: [], chosenId: undefined, start: billing ? undefined : start }
  const { addresses } = customer
  if (isPickupOnly) {
    const own = addresses.find(({ isDefaultBilling }) => isDefaultBilling)?.values
    return { addresses: [], chosenId: undefined, start: billing?.street1 ? undefined : (own ?? start) }
  }
  const served = addresses.filter(({ values }) =>
    ctx.settings.countries.some(({ code, isDeliveredTo }) => isDeliveredTo && code === values.country),
  )
  if (requested === 'new') return { addresses, chosenId: undefined, start }
  const requestedStep = served.find(({ id }) => String(id) === requested)
  if (requestedStep) return { addresses, chosenId: requestedStep.id, start: requestedStep.values }
  if (shipping)
    return { addresses, chosenId: served.find(({ values }) => isSame(values, shipping))?.id, start: undefined }
  const first = served.find(({ isDefaultShipping }) => isDefaultShipping)
  return { addresses, chosenId: first?.id, start: first?.values ?? start }
}
