import type { PlaceDoubt } from '#app/features/address/address-rules.ts'
import type { CodesAnswer } from '#app/features/cart/codes/codes-answer.ts'
import type { SignInAnswer } from '#app/features/sign-in/sign-in-form.tsx'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import type { Problem } from '../messages.ts'
import type { DetailsValues } from '../steps/details-rules.ts'

/** What a form shows after an action that did not redirect. */
export interface CheckoutFormAnswer {
  readonly intent: 'email' | 'sign-in' | 'details' | 'place'
  readonly errors: FieldErrors
  readonly problem?: Problem
  readonly email?: string
  readonly signIn?: SignInAnswer
  readonly details?: DetailsValues
  readonly doubts?: readonly PlaceDoubt[]
  readonly idempotencyKey?: string
  readonly isCardRefused?: boolean
}

export interface CodesActionAnswer {
  readonly codes: CodesAnswer
}
