import type { RefObject } from 'react'
import { emptyAddress } from '#app/features/address/address-rules.ts'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import { useShop } from '#app/session/site/shop.ts'
import type { AddressCountry } from '#app/session/site/site-settings.ts'
import { useWhileSame } from '#app/ui/hooks/while-same.ts'
import type { CheckoutFormAnswer } from '../actions/action-answer.ts'
import type { CheckoutCart } from '../checkout-model.ts'
import { CollectionStep } from '../collection/collection-step.tsx'
import type { Collector } from '../collection/collector.ts'
import { WaySwitch } from '../collection/way-switch.tsx'
import type { DetailsValues } from './details-rules.ts'
import { BillingStep, DetailsStep } from './details-step.tsx'
import type { StepDataOf } from './load-step.server.ts'
import { SavedAddresses } from './saved-addresses.tsx'
import { useTypedAddress } from './use-typed-address.ts'

interface AddressStepProps {
  readonly step: StepDataOf<'delivery' | 'billing' | 'collection'>
  readonly cart: CheckoutCart
  readonly countries: readonly AddressCountry[]
  readonly collector: Collector
  readonly answer: CheckoutFormAnswer | undefined
  readonly form: RefObject<HTMLFormElement | null>
  readonly errors: FieldErrors
}

function valuesOf(cart: CheckoutCart, country: string, step: AddressStepProps['step']): DetailsValues {
  const { shipping, billing, isVirtual, isPickupOnly, selectedMethod, authority } = cart
  const isBillingSame = step.name === 'delivery' ? step.isBillingSame : cart.isBillingSame
  return {
    shipping:
      step.customer?.start ??
      (isVirtual || isPickupOnly ? billing : undefined) ??
      shipping ??
      billing ??
      emptyAddress(country),
    billing: (cart.isBillingSame ? undefined : billing) ?? emptyAddress(country),
    isBillingSame,
    method: selectedMethod ?? '',
    authority,
  }
}

export function AddressStep({ step, cart, countries, collector, answer, form, errors }: AddressStepProps) {
  const shop = useShop()
  const { customer } = step
  const chosen = customer?.chosenId ?? 'typed'
  const typed = useWhileSame(useTypedAddress(form, step.name), chosen)
  const start = valuesOf(cart, shop.country, step)
  const values = answer?.details ?? (typed ? { ...start, shipping: typed.values } : start)
  const fields = { form, values, errors, countries, doubts: answer?.doubts }
  const isLine = step.name !== 'billing' && step.isLine
  const key = `${chosen} ${typed?.at}`
  return (
    <>
      {step.name === 'billing' ? null : <WaySwitch cartView={cart.cartView} />}
      {customer ? (
        <SavedAddresses addresses={customer.addresses} chosenId={customer.chosenId} countries={countries} />
      ) : null}
      {step.name === 'billing' ? (
        <BillingStep key={key} {...fields} />
      ) : step.name === 'collection' ? (
        <CollectionStep key={key} {...fields} isLine={isLine} cartView={cart.cartView} collector={collector} />
      ) : (
        <DetailsStep
          key={key}
          {...fields}
          isLine={isLine}
          methods={step.methods}
          block={step.block}
          cartView={cart.cartView}
          collector={collector}
        />
      )}
    </>
  )
}
