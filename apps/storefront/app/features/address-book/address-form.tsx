import { COUNTRY_NAMES } from '@welt/rules/country-names'
import { AddressFields } from '#app/features/address/address-fields.tsx'
import { checkAddress, emptyAddress, readAddress } from '#app/features/address/address-rules.ts'
import type { AddressValues } from '#app/features/address/address-values.ts'
import { NO_ERRORS } from '#app/forms/field-errors.ts'
import { IntentForm } from '#app/forms/intent-form.tsx'
import { useFormErrors } from '#app/forms/use-form-errors.ts'
import { useShop } from '#app/session/site/shop.ts'
import type { AddressCountry } from '#app/session/site/site-settings.ts'
import { CheckField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Customer, SavedAddress } from '../account/customer.server.ts'
import type { AddressAnswer } from './save-address.server.ts'

function startValues(address: SavedAddress | undefined, customer: Customer, country: string): AddressValues {
  if (address) return address.values
  return { ...emptyAddress(country), firstname: customer.firstname, lastname: customer.lastname }
}

/** AU and NZ have different fields. [R7.39, R7.40, R3.115] */
export function AddressForm({
  address,
  customer,
  answer,
  countries,
}: {
  readonly address: SavedAddress | undefined
  readonly customer: Customer
  readonly answer: AddressAnswer | undefined
  readonly countries: readonly AddressCountry[]
}) {
  const { country } = useShop()
  const { form, errors } = useFormErrors(answer?.errors ?? NO_ERRORS, {
    check: (typed) => checkAddress(readAddress(typed), countries),
  })
  const values = (answer?.values as AddressValues | undefined) ?? startValues(address, customer, country)
  const isElsewhere = address && !countries.some(({ code }) => code === address.values.country)
  const isTicked = (name: string, isDefault: boolean | undefined) =>
    answer?.values ? answer.values[name] === 'on' : isDefault === true
  return (
    <IntentForm
      form={form}
      intent="save"
      answer={answer}
      button="Save address"
      beside={<a href="/customer/address">Cancel</a>}
      data-address-form=""
    >
      {isElsewhere && address ? (
        <Notice tone="neutral">
          We don’t deliver to {COUNTRY_NAMES[address.values.country] ?? address.values.country}. Change this address to
          one in {countries.map(({ name }) => name).join(' or ')}, or delete it.
        </Notice>
      ) : null}
      <input type="hidden" name="id" value={address?.id ?? ''} />
      <AddressFields prefix="" values={values} errors={errors} countries={countries} doubts={answer?.doubts} />
      <div>
        <CheckField
          name="default_shipping"
          label="Use as my default delivery address"
          defaultChecked={isTicked('default_shipping', address?.isDefaultShipping)}
        />
        <CheckField
          name="default_billing"
          label="Use as my default billing address"
          defaultChecked={isTicked('default_billing', address?.isDefaultBilling)}
        />
      </div>
    </IntentForm>
  )
}
