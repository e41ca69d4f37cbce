import type { PayPal } from '@adyen/adyen-web'
import type { ExpressGoods, ExpressSettings } from './express-answer.ts'
import type { Payer, WalletSession } from './wallet-session.ts'

type Configuration = NonNullable<ConstructorParameters<typeof PayPal>[1]>
type Authorized = Parameters<NonNullable<Configuration['onAuthorized']>>[0]

const HEIGHT_PX = 48

function nameOf(fullName: string, { given_name = '', surname = '' }: { given_name?: string; surname?: string } = {}) {
  const parts = fullName.trim().split(/\s+/)
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : surname
  const first = parts.length > 1 ? parts.slice(0, -1).join(' ') : fullName.trim() || given_name
  return { firstname: first, lastname: last }
}

function payerOf({ authorizedEvent }: Authorized, country: string): Payer {
  const { payer, purchase_units: units } = authorizedEvent
  const shipping = units?.[0]?.shipping
  const place = shipping?.address
  return {
    email: payer?.email_address,
    address: {
      ...nameOf(shipping?.name?.full_name ?? '', payer?.name),
      street: [place?.address_line_1, place?.address_line_2].filter((line) => line !== undefined),
      city: place?.admin_area_2 ?? '',
      region: place?.admin_area_1 ?? null,
      postcode: place?.postal_code ?? null,
      country_code: place?.country_code ?? country,
      telephone: payer?.phone?.phone_number?.national_number ?? null,
    },
  }
}

/** PayPal's window follows the server's quotes; nothing is charged before its approval. [R7.93, R7.94] */
export function paypalSettings(
  session: WalletSession,
  settings: ExpressSettings,
  goodsOf: () => ExpressGoods,
): Configuration {
  const method = settings.methods.find(({ type }) => type === 'paypal')
  let payer: Payer = {}
  const refresh = (quote: ReturnType<WalletSession['quote']>, component: PayPal) => {
    if (quote?.paypal) component.updatePaymentData(quote.paypal.paymentData)
    return quote !== undefined
  }
  return {
    isExpress: true,
    configuration: { merchantId: method?.merchantId ?? '', intent: 'authorize' },
    amount: { value: goodsOf().totalCents, currency: settings.currency },
    blockPayPalCreditButton: true,
    blockPayPalPayLaterButton: true,
    blockPayPalVenmoButton: true,
    style: { height: HEIGHT_PX },
    onClick: session.reset,
    onSubmit: async (_state, _component, actions) => {
      const { paypal } = (await session.openPaypal()) ?? {}
      if (!paypal) return actions.resolve({ resultCode: 'Error' })
      const { orderId: token, paymentData } = paypal
      const action = { type: 'sdk', paymentMethodType: 'paypal', paymentData, sdkData: { token } }
      actions.resolve({ resultCode: 'Pending', action } as Parameters<typeof actions.resolve>[0])
    },
    onShippingAddressChange: async ({ shippingAddress, errors }, actions, component) => {
      const { countryCode, postalCode, state } = shippingAddress
      const quote = await session.update({
        address: {
          country_code: countryCode === 'NZ' ? 'NZ' : 'AU',
          postcode: postalCode ?? null,
          ...(state && { region: { region: state } }),
        },
      })
      if (!refresh(quote, component)) actions.reject(errors?.ADDRESS_ERROR)
    },
    onShippingOptionsChange: async ({ selectedShippingOption, errors }, actions, component) => {
      const quote = await session.update({ option: selectedShippingOption?.id ?? '' })
      if (!refresh(quote, component)) actions.reject(errors?.METHOD_UNAVAILABLE)
    },
    onAuthorized: (authorized, { resolve }) => {
      payer = payerOf(authorized, settings.country)
      resolve()
    },
    onAdditionalDetails: async ({ data }, _component, actions) => {
      const isPlaced = await session.pay(payer, JSON.stringify(data))
      actions.resolve({ resultCode: isPlaced ? 'Authorised' : 'Refused' })
    },
    onPaymentCompleted: () => session.finish(true),
    onPaymentFailed: () => session.finish(false),
    onError: ({ name }) => (name === 'CANCEL' ? void session.cancel() : session.fail()),
  }
}
