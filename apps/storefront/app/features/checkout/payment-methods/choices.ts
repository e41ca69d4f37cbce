import { formatCents, instalmentCents } from '@welt/kit/money'
import { CARD_BRANDS, type PaymentMethod } from '#app/session/site/payment-methods.ts'
import type { MethodStart } from './payment-method.ts'

/** A saved card as the payment step shows it. [R3.46] */
export interface SavedCardStart {
  readonly id: string
  readonly brand: string
  readonly name: string
  /** `03/2030` */
  readonly expiry: string
  readonly isExpired: boolean
}

/** Id of the checked radio button. */
export const CHOSEN_METHOD_ID = 'chosen-method'

/** One row of the payment step. */
export interface PaymentChoice {
  /** Value of its radio button. */
  readonly value: string
  readonly name: string
  readonly about: string
  readonly saved?: SavedCardStart
  readonly brands?: readonly string[]
}

interface Offered {
  readonly methods: readonly MethodStart[]
  readonly stored: readonly SavedCardStart[]
  readonly totalCents: number
}

const CREDIT = 'Credit criteria and fees apply'

const WALLETS: Readonly<
  Record<Exclude<PaymentMethod, 'scheme'>, { readonly name: string; readonly about: (totalCents: number) => string }>
> = {
  applepay: { name: 'Apple Pay', about: () => 'You confirm on this device' },
  paypal: { name: 'PayPal', about: () => 'You go to PayPal and come back here' },
  afterpaytouch: {
    name: 'Afterpay',
    about: (totalCents) => `4 payments of ${formatCents(instalmentCents(totalCents))}, every 2 weeks. ${CREDIT}`,
  },
  zip: { name: 'Zip', about: () => `Pay over time. ${CREDIT}` },
}

function toChoice({ type, brands }: MethodStart, { stored, totalCents }: Offered): PaymentChoice {
  if (type !== 'scheme') {
    const { name, about } = WALLETS[type]
    return { value: type, name, about: about(totalCents) }
  }
  const about = brands.map((brand) => CARD_BRANDS[brand] ?? brand).join(', ')
  return { value: type, name: stored.length > 0 ? 'New card' : 'Credit or debit card', about, brands }
}

/** Saved cards first. */
export function choicesOf(offered: Offered): readonly PaymentChoice[] {
  const hasCards = offered.methods.some(({ type }) => type === 'scheme')
  const stored = hasCards ? offered.stored : []
  return [
    ...stored.map((card) => ({
      value: `saved:${card.id}`,
      name: card.name,
      about: card.isExpired ? 'This card has expired. Use another card.' : `Expires ${card.expiry}`,
      saved: card,
    })),
    ...offered.methods.map((method) => toChoice(method, offered)),
  ]
}

/** The method that the shopper chose last, else the first saved card, else the first method. [R3.100] */
export function firstChoice(choices: readonly PaymentChoice[], remembered: string | undefined): string | undefined {
  const usable = choices.filter(({ saved }) => !saved?.isExpired)
  const isWallet = remembered !== undefined && remembered !== 'scheme'
  return (usable.find(({ value }) => isWallet && value === remembered) ?? usable[0])?.value
}
