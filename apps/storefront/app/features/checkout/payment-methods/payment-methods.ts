import type { PaymentMethod } from '#app/session/site/payment-methods.ts'
import { card } from './card/card.ts'
import { free } from './free/free.ts'
import { hosted } from './hosted/hosted.ts'
import type { OfferedMethodParts } from './payment-method.ts'

/** By Adyen's name; a wallet is one more folder and one more row. */
export const offeredMethods: Readonly<Record<PaymentMethod, OfferedMethodParts>> = { scheme: card }

export const paymentMethods = { ...offeredMethods, hosted, free }
