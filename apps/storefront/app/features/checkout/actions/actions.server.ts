import { redirect, redirectDocument } from 'react-router'
import type { CodeIntent } from '#app/features/cart/codes/codes-answer.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { SOMETHING_WRONG } from '#app/graphql/result.ts'
import { findCookie } from '#app/session/cookies.ts'
import { isDocumentRequest } from '#app/session/document-request.ts'
import { findCartId } from '#app/session/guest-cart.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import type { CheckoutFormAnswer } from './action-answer.ts'
import { cancelPayment } from './cancel-payment.server.ts'
import { changeCodes } from './change-codes.server.ts'
import { confirmPayment } from './confirm-payment.server.ts'
import { type ActionAnswer, type CheckoutAction, showForm } from './define-action.server.ts'
import { saveDetails } from './save-details.server.ts'
import { saveEmail } from './save-email.server.ts'
import { signIn } from './sign-in.server.ts'
import { submitOrder } from './submit-order.server.ts'

type CheckoutIntent = CheckoutFormAnswer['intent'] | CodeIntent | 'cancel-payment' | 'confirm-payment'

const ACTIONS: Readonly<Record<CheckoutIntent, CheckoutAction>> = {
  email: saveEmail,
  'sign-in': signIn,
  details: saveDetails,
  place: submitOrder,
  'cancel-payment': cancelPayment,
  'confirm-payment': confirmPayment,
  'apply-code': changeCodes('apply-code'),
  'use-reward': changeCodes('use-reward'),
  'apply-card': changeCodes('apply-card'),
  'remove-code': changeCodes('remove-code'),
  'remove-card': changeCodes('remove-card'),
  'remove-cards': changeCodes('remove-cards'),
}

const isIntent = (text: string): text is CheckoutIntent => Object.hasOwn(ACTIONS, text)

/** Another tab may have paid the order that this one pays. */
const PAYING: ReadonlySet<string> = new Set<CheckoutIntent>(['place', 'cancel-payment', 'confirm-payment'])

function answerWithoutCart(ctx: RequestContext, intent: string): Response {
  return PAYING.has(intent) && findCookie(ctx, 'order')
    ? redirect('/checkout/success', 303)
    : redirectDocument('/cart', 303)
}

export async function runCheckoutAction(ctx: RequestContext, request: Request): Promise<ActionAnswer> {
  const form = await readFormData(request)
  const intent = fieldText(form, 'intent')
  const cartId = findCartId(ctx)
  if (!cartId) return answerWithoutCart(ctx, intent)
  if (!isIntent(intent)) return showForm({ intent: 'place', errors: {}, problem: { message: SOMETHING_WRONG } }, 400)
  return ACTIONS[intent]({ ctx, cartId, isDocument: isDocumentRequest(request) }, form)
}
