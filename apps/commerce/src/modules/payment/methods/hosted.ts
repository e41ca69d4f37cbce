import { fail } from '../errors.ts'
import { parseApplePayToken } from '../rules.ts'
import { type MethodData, type PaymentMethod, parseReturnUrl } from './payment-method.ts'
import { parseWalletType, type WalletType } from './wallets.ts'

/** Chosen at checkout, PayPal redirects; its express buttons have a method of their own. */
function walletState(wallet: WalletType, stateData: string | null | undefined): MethodData['stateData'] {
  if (wallet === 'paypal') return { paymentMethod: { type: wallet, subtype: 'redirect' } }
  if (wallet !== 'applepay') return { paymentMethod: { type: wallet } }
  const applePayToken = parseApplePayToken(stateData ?? '')
  return { paymentMethod: { type: wallet, ...(applePayToken && { applePayToken }) } }
}

function tokenOf(stateData: MethodData['stateData']): unknown {
  return (stateData?.paymentMethod as { readonly applePayToken?: string } | undefined)?.applePayToken
}

/** Wallets by `brand_code`; without one, cards on the payment service's hosted page. [R9.54-R9.57] */
export const hosted: PaymentMethod = {
  title: 'Credit card, on the payment page',
  canPay: (totalCents) => totalCents !== 0,
  parse(input) {
    const hpp = input.adyen_additional_data_hpp
    const returnUrl = (hpp ?? input.adyen_additional_data ?? input.adyen_additional_data_cc)?.returnUrl
    const brandCode = hpp?.brand_code
    if (!brandCode || brandCode === 'scheme') return parseReturnUrl(returnUrl)
    const wallet = parseWalletType(brandCode)
    if (!wallet) throw fail('METHOD_NOT_AVAILABLE')
    return { wallet, stateData: walletState(wallet, hpp.stateData) ?? {}, ...parseReturnUrl(returnUrl) }
  },
  isComplete: ({ express, stateData, wallet }) =>
    (!express && wallet !== 'applepay') || Boolean(express?.approval ?? tokenOf(stateData)),
}
