import { card } from './card.ts'
import { free } from './free.ts'
import { hosted } from './hosted.ts'
import type { PaymentMethod } from './payment-method.ts'

const CODES = ['adyen_cc', 'adyen_hpp', 'free'] as const
export type MethodCode = (typeof CODES)[number]

/** A wallet is one more file and one more row. */
export const paymentMethods: Readonly<Record<MethodCode, PaymentMethod>> = { adyen_cc: card, adyen_hpp: hosted, free }

export function parseMethodCode(code: unknown): MethodCode | undefined {
  return CODES.find((known) => known === code)
}

export function codesFor(totalCents: number): readonly MethodCode[] {
  return CODES.filter((code) => paymentMethods[code].canPay(totalCents))
}
