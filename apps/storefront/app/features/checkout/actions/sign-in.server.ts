import { redirectDocument } from 'react-router'
import { submitSignIn } from '#app/features/sign-in/submit-sign-in.server.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { flashCookies } from '#app/session/flash.ts'
import { defineAction, showForm } from './define-action.server.ts'

export const signIn = defineAction({
  parse: (form) => ({ input: form }),
  call: ({ ctx }, form) => submitSignIn(ctx, form),
  answer({ ctx }, outcome) {
    if (outcome.kind === 'refused') {
      const { answer, status } = outcome
      return showForm({ intent: 'sign-in', errors: {}, email: answer.email ?? '', signIn: answer }, status)
    }
    const headers = cookieHeaders(...outcome.setCookies, ...flashCookies(ctx, ...outcome.notices))
    return redirectDocument('/checkout', { status: 303, headers })
  },
})
