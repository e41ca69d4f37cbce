import { data } from 'react-router'
import type { RequestContext } from '#app/session/request-context.ts'
import type { CheckoutFormAnswer, CodesActionAnswer } from './action-answer.ts'

export interface CheckoutRequest {
  readonly ctx: RequestContext
  readonly cartId: string
  /** Sent without scripts. */
  readonly isDocument: boolean
}

export type ActionAnswer =
  | Response
  | ReturnType<typeof data<CheckoutFormAnswer>>
  | ReturnType<typeof data<CodesActionAnswer>>

export type CheckoutAction = (request: CheckoutRequest, form: FormData) => Promise<ActionAnswer>

interface ActionParts<Input, Outcome> {
  /** A refusal is returned without a call. */
  readonly parse: (
    form: FormData,
    ctx: RequestContext,
  ) => { readonly input: Input } | { readonly refusal: ActionAnswer }
  readonly call: (request: CheckoutRequest, input: Input) => Promise<Outcome>
  readonly answer: (request: CheckoutRequest, outcome: Outcome, input: Input) => ActionAnswer | Promise<ActionAnswer>
}

export function defineAction<Input, Outcome>(parts: ActionParts<Input, Outcome>): CheckoutAction {
  return async (request, form) => {
    const parsed = parts.parse(form, request.ctx)
    if ('refusal' in parsed) return parsed.refusal
    return parts.answer(request, await parts.call(request, parsed.input), parsed.input)
  }
}

export const showForm = (answer: CheckoutFormAnswer, init: number | ResponseInit = 422) =>
  data<CheckoutFormAnswer>(answer, typeof init === 'number' ? { status: init } : init)
