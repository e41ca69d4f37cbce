import { normalCode } from '@welt/kit/text/typed-text'
import { fieldText } from '#app/forms/form-data.ts'
import type { GraphqlFailure } from '#app/graphql/client.server.ts'
import { messageOf } from '#app/graphql/result.ts'
import { dropCart, findCartId } from '#app/session/guest-cart.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { isCartLost, loadCart } from '../cart.server.ts'
import { changeCart } from '../change-cart.server.ts'
import { codeMessages } from '../messages.ts'
import { cardName, checkCode, readGiftCard } from './code-rules.ts'
import {
  ApplyCouponsToCartDocument,
  ApplyGiftCardDocument,
  RemoveCouponsFromCartDocument,
  RemoveGiftCardDocument,
} from './codes.generated.ts'
import type { CodeIntent, CodesAnswer } from './codes-answer.ts'

export interface SubmittedCodes {
  readonly answer: CodesAnswer
  readonly setCookies: readonly string[]
  /** Flash codes, for forms sent without scripts. */
  readonly flash: readonly string[]
}

type Outcome = Omit<CodesAnswer, 'intent'> & { readonly setCookies?: readonly string[]; readonly flash?: string }

const DONE: Outcome = { isDone: true }
const LATER = 'We couldn’t check it just now, so try again in a moment.'

const isUnknown = ({ kind }: GraphqlFailure) => kind !== 'user'

const lost = (ctx: RequestContext, failure: GraphqlFailure): readonly string[] =>
  isCartLost(failure) ? dropCart(ctx) : []

/** [R5.10] */
function couponMessage(failure: GraphqlFailure): string {
  return failure.code === 'REWARD_FOR_GIFT_CARDS'
    ? messageOf(failure, codeMessages.applyCoupons)
    : codeMessages.applyCoupons
}

/** [R5.10, R7.79] */
async function applyCode(ctx: RequestContext, cartId: string, form: FormData): Promise<Outcome> {
  const code = fieldText(form, 'code')
  const typed = { code }
  const errors = checkCode(code)
  if (errors.code) return { isDone: false, errors, typed }
  const answer = await changeCart(ctx, cartId, ApplyCouponsToCartDocument, { cartId, codes: [normalCode(code)] })
  if (answer.ok) return DONE
  const { failure } = answer
  const message = isUnknown(failure) ? `${codeMessages.applyCoupons} ${LATER}` : couponMessage(failure)
  return { isDone: false, errors: { code: message }, typed, setCookies: lost(ctx, failure) }
}

async function useReward(ctx: RequestContext, cartId: string, form: FormData): Promise<Outcome> {
  const { errors, typed: _, ...outcome } = await applyCode(ctx, cartId, form)
  return errors?.code ? { ...outcome, message: errors.code } : outcome
}

/** [R5.08, A24] */
function cardMessage(failure: GraphqlFailure): string {
  return failure.code === 'GIFT_CARD_NOT_USABLE'
    ? codeMessages.giftCardExhausted
    : messageOf(failure, codeMessages.applyGiftCard)
}

async function applyCard(ctx: RequestContext, cartId: string, form: FormData): Promise<Outcome> {
  const read = readGiftCard(form)
  const typed = { card: fieldText(form, 'card'), pin: fieldText(form, 'pin') }
  if ('errors' in read) return { isDone: false, errors: read.errors, typed }
  const answer = await changeCart(ctx, cartId, ApplyGiftCardDocument, { cartId, ...read.card })
  return answer.ok
    ? DONE
    : { isDone: false, errors: { card: cardMessage(answer.failure) }, typed, setCookies: lost(ctx, answer.failure) }
}

async function removeCode(ctx: RequestContext, cartId: string, form: FormData): Promise<Outcome> {
  const answer = await changeCart(ctx, cartId, RemoveCouponsFromCartDocument, {
    cartId,
    codes: [fieldText(form, 'code')],
  })
  if (answer.ok) return DONE
  return {
    isDone: false,
    message: messageOf(answer.failure, codeMessages.removeCoupons),
    setCookies: lost(ctx, answer.failure),
  }
}

/** Stops at the first failure. [R5.09, R7.83] */
async function removeCoupons(ctx: RequestContext, cartId: string, codes: readonly string[]): Promise<Outcome> {
  for (const code of codes) {
    const answer = await changeCart(ctx, cartId, RemoveGiftCardDocument, { cartId, code })
    if (answer.ok) continue
    const { failure } = answer
    const message =
      failure.code === 'GIFT_CARD_NOT_USABLE'
        ? codeMessages.giftCardAbsent
        : messageOf(failure, codeMessages.removeGiftCard)
    return { isDone: false, message, setCookies: lost(ctx, failure) }
  }
  return DONE
}

/** [R8.69] */
async function removeCard(ctx: RequestContext, cartId: string, form: FormData): Promise<Outcome> {
  const code = normalCode(fieldText(form, 'card'))
  const outcome = await removeCoupons(ctx, cartId, [code])
  if (!outcome.isDone) return outcome
  return { isDone: true, said: `${cardName(code)} removed`, flash: `card-removed-${code.slice(-4).toLowerCase()}` }
}

/** [R8.68] */
async function removeCards(ctx: RequestContext, cartId: string): Promise<Outcome> {
  const answer = await loadCart(ctx)
  const codes = answer.kind === 'cart' ? answer.cartView.giftCards.map(({ code }) => code) : []
  const outcome = await removeCoupons(ctx, cartId, codes)
  return outcome.isDone ? { isDone: true, said: codeMessages.giftCardsRemoved, flash: 'cards-removed' } : outcome
}

const ACTS: Readonly<Record<CodeIntent, (ctx: RequestContext, cartId: string, form: FormData) => Promise<Outcome>>> = {
  'apply-code': applyCode,
  'use-reward': useReward,
  'apply-card': applyCard,
  'remove-code': removeCode,
  'remove-card': removeCard,
  'remove-cards': removeCards,
}

/** [R1.23, R5.06-R5.10, R8.68, R8.69] */
export async function submitCodes(ctx: RequestContext, intent: CodeIntent, form: FormData): Promise<SubmittedCodes> {
  const cartId = findCartId(ctx)
  if (!cartId) return { answer: { intent, isDone: false, message: 'Your bag is empty' }, setCookies: [], flash: [] }
  const { setCookies = [], flash, ...outcome } = await ACTS[intent](ctx, cartId, form)
  return { answer: { intent, ...outcome }, setCookies, flash: flash ? [flash] : [] }
}
