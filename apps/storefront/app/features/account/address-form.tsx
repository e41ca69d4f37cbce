import { AddressFields } from '#app/features/address/address-fields.tsx'
import { ADDRESS_COUNTRIES, type AddressValues, emptyAddress } from '#app/features/address/address-rules.ts'
import { useShop } from '#app/session/shop.ts'
import { CheckField } from '#app/ui/field.tsx'
import { AccountForm } from './account-form.tsx'
import type { BookAddress, Customer } from './customer.server.ts'
import type { FormAnswer } from './form-answer.ts'
import { NO_ERRORS } from './form-focus.ts'

function startValues(address: BookAddress | undefined, customer: Customer, country: string): AddressValues {
  if (address) return address.values
  return { ...emptyAddress(country), firstname: customer.firstname, lastname: customer.lastname }
}

/** Adds an address, or changes one; AU and NZ each in their own form. @source R7.39, R7.40, R3.115, ux §7 */
export function AddressForm({
  address,
  customer,
  answer,
}: {
  readonly address: BookAddress | undefined
  readonly customer: Customer
  readonly answer: FormAnswer | undefined
}) {
  const { country } = useShop()
  const errors = answer?.errors ?? NO_ERRORS
  const values = (answer?.values as AddressValues | undefined) ?? startValues(address, customer, country)
  const isTicked = (name: string, isDefault: boolean | undefined) => (answer?.values ? answer.values[name] === 'on' : isDefault === true)
  return (
    <AccountForm intent="save" answer={answer} button="Save address" beside={<a href="/customer/address">Cancel</a>} data-address-form="">
      <input type="hidden" name="id" value={address?.id ?? ''} />
      <AddressFields prefix="" values={values} errors={errors} countries={ADDRESS_COUNTRIES} />
      <div>
        <CheckField
          name="default_shipping"
          label="Deliver to this address unless I say otherwise"
          defaultChecked={isTicked('default_shipping', address?.isDefaultShipping)}
        />
        <CheckField
          name="default_billing"
          label="Use it as my billing address"
          defaultChecked={isTicked('default_billing', address?.isDefaultBilling)}
        />
      </div>
    </AccountForm>
  )
}
