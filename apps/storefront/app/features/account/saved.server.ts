import type { ScreenPath } from '@welt/kit/screens'
import { data, redirect } from 'react-router'
import { cookieHeaders } from '#app/session/cookies.ts'
import { flashCookies } from '#app/session/flash.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import type { FormAnswer } from './form-answer.ts'

/** Redirects to an account page with a flash message. */
export const saved = (ctx: RequestContext, path: ScreenPath, notice: string) =>
  redirect(path, { status: 303, headers: cookieHeaders(...flashCookies(ctx, notice)) })

export const wrong = (answer: FormAnswer) => data<FormAnswer>(answer, { status: 422 })
