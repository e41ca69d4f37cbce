import type { ApplePay } from '@adyen/adyen-web'
import type { CartAddressInput, EstimateAddressInput } from '#app/contract.generated.ts'
import type { ExpressGoods, ExpressQuote, ExpressSettings } from './express-answer.ts'
import { expressMessages } from './messages.ts'
import type { Payer, WalletSession } from './wallet-session.ts'

type Configuration = NonNullable<ConstructorParameters<typeof ApplePay>[1]>
type Contact = ApplePayJS.ApplePayPaymentContact

const decimal = (cents: number) => (cents / 100).toFixed(2)

/** Whether this browser has Apple Pay itself. [R9.56] */
export function hasApplePay(): boolean {
  return typeof ApplePaySession !== 'undefined' && ApplePaySession.canMakePayments()
}

function roughAddress({ countryCode, postalCode, administrativeArea }: Contact): EstimateAddressInput {
  return {
    country_code: countryCode?.toUpperCase() === 'NZ' ? 'NZ' : 'AU',
    postcode: postalCode ?? null,
    ...(administrativeArea && { region: { region: administrativeArea } }),
  }
}

function payerOf(contact: Contact | undefined, country: string): Payer {
  const address: CartAddressInput = {
    firstname: contact?.givenName ?? '',
    lastname: contact?.familyName ?? '',
    street: contact?.addressLines ?? [],
    city: contact?.locality ?? '',
    region: contact?.administrativeArea || null,
    postcode: contact?.postalCode ?? null,
    country_code: contact?.countryCode?.toUpperCase() ?? country,
    telephone: contact?.phoneNumber ?? null,
  }
  return { email: contact?.emailAddress, address }
}

/** Apple Pay's sheet follows the server's quotes. [R9.56] */
export function applePaySettings(
  session: WalletSession,
  settings: ExpressSettings,
  goodsOf: () => ExpressGoods,
): Configuration {
  const method = settings.methods.find(({ type }) => type === 'applepay')
  const label = method?.merchantName ?? ''
  const { isDelivered } = goodsOf()
  let payer: Payer = {}
  const total = ({ totalCents }: Pick<ExpressQuote, 'totalCents'>) => ({ label, amount: decimal(totalCents) })
  const methodsOf = ({ options, chosen }: ExpressQuote) =>
    [...options]
      .sort((one, other) => Number(other.id === chosen) - Number(one.id === chosen))
      .map(({ id, title, cents }) => ({ identifier: id, label: title, amount: decimal(cents), detail: '' }))
  const refused = () => ({
    newTotal: total(session.quote() ?? goodsOf()),
    errors: [
      new ApplePayError('shippingContactInvalid', 'postalAddress', session.problem() ?? expressMessages.address),
    ],
  })
  return {
    isExpress: true,
    configuration: { merchantId: method?.merchantId ?? '', merchantName: label },
    amount: { value: goodsOf().totalCents, currency: settings.currency },
    totalPriceLabel: label,
    requiredShippingContactFields: [...(isDelivered ? (['postalAddress'] as const) : []), 'name', 'phone', 'email'],
    ...(isDelivered && {
      onShippingContactSelected: async (resolve, _reject, { shippingContact }) => {
        const quote = await session.update({ address: roughAddress(shippingContact) })
        resolve(quote ? { newTotal: total(quote), newShippingMethods: methodsOf(quote) } : refused())
      },
      onShippingMethodSelected: async (resolve, _reject, { shippingMethod }) => {
        const isTaken = await session.update({ option: shippingMethod.identifier })
        const quote = session.quote()
        // After a refusal, the sheet shows the available methods again.
        const methods = quote && !isTaken ? { newShippingMethods: methodsOf(quote) } : {}
        resolve({ newTotal: total(quote ?? goodsOf()), ...methods })
      },
    }),
    onClick: (resolve) => {
      session.reset()
      resolve()
    },
    onAuthorized: ({ authorizedEvent }, { resolve }) => {
      payer = payerOf(authorizedEvent.payment.shippingContact, settings.country)
      resolve()
    },
    onSubmit: async ({ data }, _component, actions) => {
      const isPlaced = await session.pay(payer, JSON.stringify({ paymentMethod: data.paymentMethod }))
      actions.resolve({ resultCode: isPlaced ? 'Authorised' : 'Refused' })
    },
    onPaymentCompleted: () => session.finish(true),
    onPaymentFailed: () => session.finish(false),
    onError: ({ name }) => (name === 'CANCEL' ? void session.cancel() : session.fail()),
  }
}
