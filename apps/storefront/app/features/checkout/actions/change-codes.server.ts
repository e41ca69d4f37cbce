import { data, redirect } from 'react-router'
import type { CodeIntent } from '#app/features/cart/codes/codes-answer.ts'
import { submitCodes } from '#app/features/cart/codes/submit-codes.server.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { flashCookies } from '#app/session/flash.ts'
import type { CodesActionAnswer } from './action-answer.ts'
import { type CheckoutAction, defineAction } from './define-action.server.ts'

/** [R1.23] */
export const changeCodes = (intent: CodeIntent): CheckoutAction =>
  defineAction({
    parse: (form) => ({ input: form }),
    call: ({ ctx }, form) => submitCodes(ctx, intent, form),
    answer({ ctx, isDocument }, { answer, setCookies, flash }) {
      if (answer.isDone && isDocument) {
        const headers = cookieHeaders(...setCookies, ...flashCookies(ctx, ...flash))
        return redirect('/checkout', { status: 303, headers })
      }
      const status = answer.isDone || !isDocument ? 200 : 422
      return data<CodesActionAnswer>({ codes: answer }, { headers: cookieHeaders(...setCookies), status })
    },
  })
