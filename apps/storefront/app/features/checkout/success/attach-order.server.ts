import { checkNewPassword } from '#app/features/account/account-rules.ts'
import { emailState } from '#app/features/sign-in/email-check.server.ts'
import { signIn } from '#app/features/sign-in/sign-in.server.ts'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { fieldErrorOf } from '#app/forms/server-errors.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { messageOf } from '#app/graphql/result.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { AttachOrderDocument } from './order.generated.ts'
import type { PlacedOrder } from './order.server.ts'

/** What the shopper can do to find the order in an account. */
export type AccountOffer = 'create' | 'sign-in' | 'attach' | AccountOutcome
/** A new account, or an existing one. */
type AccountOutcome = 'created' | 'attached'

/** Why no account was made. */
export interface AccountAnswer {
  readonly account: { readonly errors: FieldErrors; readonly problem?: string }
}

type Attached =
  | { readonly kind: 'attached'; readonly outcome: AccountOutcome; readonly setCookies: readonly string[] }
  | { readonly kind: 'refused'; readonly answer: AccountAnswer }

/** As named in the page's URL. */
const OFFERS = ['attach', 'created', 'attached'] as const
const FAILED = 'We couldn’t make your account. Your order is safe. Try again in a moment.'

/** Undefined if the order is in an account, or its email cannot be checked. */
export async function findAccountOffer(
  ctx: RequestContext,
  { email, isPaid }: Pick<PlacedOrder, 'email' | 'isPaid'>,
  wanted: string | null,
): Promise<AccountOffer | undefined> {
  if (!isPaid || !email) return undefined
  if (ctx.session.token) return OFFERS.find((offer) => offer === wanted)
  const state = await emailState(ctx, email)
  if (state === 'free') return 'create'
  return state === 'unknown' ? undefined : 'sign-in'
}

function refuse(errors: FieldErrors, problem?: string): Attached {
  return { kind: 'refused', answer: { account: { errors, ...(problem && { problem }) } } }
}

async function sendAttach(ctx: RequestContext, token: string, password: string | undefined): Promise<Attached> {
  const input = { token, ...(password !== undefined && { password }) }
  const answer = await fetchPrivate(ctx, AttachOrderDocument, { input })
  if (!answer.ok) {
    const atField = fieldErrorOf(answer.failure)
    return atField?.password ? refuse(atField) : refuse({}, messageOf(answer.failure, FAILED))
  }
  const email = answer.data.attachOrder?.order.email
  if (password === undefined || !email) return { kind: 'attached', outcome: 'attached', setCookies: [] }
  const session = await signIn(ctx, email, password)
  return { kind: 'attached', outcome: 'created', setCookies: session.kind === 'signed-in' ? session.setCookies : [] }
}

/** With one password an account of the order's email; for a signed-in shopper the order joins the account. */
export function attachOrder(ctx: RequestContext, form: FormData, token: string): Promise<Attached> | Attached {
  if (ctx.session.token) return sendAttach(ctx, token, undefined)
  const password = fieldText(form, 'password')
  const error = checkNewPassword(password)
  return error ? refuse({ password: error }) : sendAttach(ctx, token, password)
}
