import { redirect } from 'react-router'
import { maskedEmail } from '#app/features/orders/detail/masked-email.ts'
import type { CreateAnswer } from '#app/features/returns/create/create-answer.ts'
import { answerStep } from '#app/features/returns/create/create-flow.server.ts'
import { CreatePage } from '#app/features/returns/create/create-page.tsx'
import { lookupPath, orderPath } from '#app/features/returns/paths.ts'
import { ReturnsOff } from '#app/features/returns/returns-off.tsx'
import { accessesOf, firstFound } from '#app/features/returns/server/access.server.ts'
import { checkEligibility, loadReturnableOrder } from '#app/features/returns/server/returnable-order.server.ts'
import { areReturnsOn } from '#app/features/returns/server/returns.server.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { unavailable } from '#app/graphql/limit.server.ts'
import { rememberCookie } from '#app/session/cookies.ts'
import { type RequestContext, requestContextOf } from '#app/session/request-context.ts'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/create.ts'

/** Without an order that the shopper may see, the flow starts at `/returns` or with the look-up. [R2.16, A14] */
async function requireOrder(ctx: RequestContext, url: URL) {
  const number = url.searchParams.get('order') ?? ''
  const accesses = accessesOf(ctx).filter(({ kind }) => kind === 'guest' || number !== '')
  if (accesses.length === 0 && number === '') throw redirect('/returns', 303)
  const outcome = await firstFound(accesses, (access) => loadReturnableOrder(ctx, access, number))
  if (outcome.kind === 'failed') throw unavailable(ctx)
  if (outcome.kind === 'none') throw redirect(lookupPath(number), 303)
  // Guests have another 30 minutes with each page.
  const { access } = outcome
  if (access.kind === 'guest') ctx.response.addCookies(rememberCookie(ctx, 'seen_order', access.token))
  return outcome
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  if (!areReturnsOn(ctx)) return { page: undefined }
  const { access, order, guestEmail } = await requireOrder(ctx, url)
  const eligibility = await checkEligibility(ctx, order, guestEmail)
  const isCustomer = access.kind === 'customer'
  const page = {
    ...{ order, eligibility, isCustomer },
    guestEmail: guestEmail && maskedEmail(guestEmail),
    orderPath: orderPath(order.number, isCustomer),
    labelCents: ctx.settings.returnLabelCents,
    hasLabel: ctx.settings.hasReturnLabel,
    sendKey: crypto.randomUUID(),
  }
  return { page }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  if (!areReturnsOn(ctx)) return redirect('/returns', 303)
  return answerStep(ctx, await requireOrder(ctx, url), await readFormData(request))
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Return', matches)

export default function CreateReturnRoute({ loaderData, actionData }: Route.ComponentProps) {
  const answer: CreateAnswer | undefined = actionData
  return loaderData.page ? <CreatePage page={loaderData.page} answer={answer} /> : <ReturnsOff />
}
