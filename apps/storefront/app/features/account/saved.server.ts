import { data, redirect } from 'react-router'
import { cookieHeaders } from '#app/session/cookies.ts'
import { keepNotices } from '#app/session/notices.ts'
import type { Visit } from '#app/session/visit.ts'
import type { FormAnswer } from './form-answer.ts'

/** Back to a page of the account, which tells that it is done. */
export const saved = (visit: Visit, path: string, notice: string) =>
  redirect(path, { status: 303, headers: cookieHeaders(...keepNotices(visit, notice)) })

/** A form that did not go through. */
export const wrong = (answer: FormAnswer) => data<FormAnswer>(answer, { status: 422 })
