import type { ScreenPath } from '@welt/kit/screens'
import { data, redirect } from 'react-router'
import { cookieHeaders } from '#app/session/cookies.ts'
import { flashCookies } from '#app/session/flash.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import type { FormAnswer } from './form-answer.ts'

/** Shows the flash message `code` on the page that follows. */
export const redirectWithFlash = (ctx: RequestContext, path: ScreenPath, code: string) =>
  redirect(path, { status: 303, headers: cookieHeaders(...flashCookies(ctx, code)) })

/** Status 422. */
export const invalidForm = <Answer extends FormAnswer = FormAnswer>(answer: NoInfer<Answer>) =>
  data<Answer>(answer, { status: 422 })
