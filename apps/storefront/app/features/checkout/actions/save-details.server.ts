import { redirect } from 'react-router'
import type { PlaceDoubt } from '#app/features/address/address-rules.ts'
import { findDoubts } from '#app/features/address/doubts.server.ts'
import { destinationOf } from '#app/features/fulfilment/destination.server.ts'
import { cookieHeaders, dropCookie, rememberCookie } from '#app/session/cookies.ts'
import { rememberDelivery } from '#app/session/delivery-postcode.ts'
import { setCollector } from '../collection/set-collector.server.ts'
import type { Problem } from '../messages.ts'
import { type ReadDetails, readDetails } from '../steps/details-rules.ts'
import { type CheckoutRequest, defineAction, showForm } from './define-action.server.ts'
import { setBilling, setDetails } from './set-details.server.ts'

interface DetailsInput {
  readonly form: FormData
  readonly read: ReadDetails
}

type DetailsOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'doubtful'; readonly doubts: readonly PlaceDoubt[] }
  | { readonly kind: 'failed'; readonly problem: Problem }

async function findPlaceDoubts({ ctx }: CheckoutRequest, { form, read }: DetailsInput) {
  if (read.isBillingOnly) return []
  const { shipping, billing, isBillingSame } = read.details
  if (read.isCollectOnly) return findDoubts(ctx, form, [['', shipping]])
  return findDoubts(ctx, form, [['', shipping], ...(isBillingSame ? [] : [['billing_', billing] as const])])
}

async function setOnCart({ ctx, cartId }: CheckoutRequest, { form, read }: DetailsInput): Promise<Problem | undefined> {
  const { shipping, billing, isBillingSame, method } = read.details
  if (read.isBillingOnly) return setBilling(ctx, cartId, billing)
  const collector = await setCollector(ctx, form, shipping)
  if (collector) return collector
  if (read.isCollectOnly) return setBilling(ctx, cartId, billing)
  const { instructions } = read
  return setDetails(ctx, cartId, { shipping, billing: isBillingSame ? undefined : billing, method, instructions })
}

export const saveDetails = defineAction<DetailsInput, DetailsOutcome>({
  parse(form, ctx) {
    const read = readDetails(form, ctx.settings.countries)
    const { details, errors } = read
    if (Object.keys(errors).length > 0) return { refusal: showForm({ intent: 'details', errors, details }) }
    return { input: { form, read } }
  },
  async call(request, input) {
    const doubts = await findPlaceDoubts(request, input)
    if (doubts.length > 0) return { kind: 'doubtful', doubts }
    const problem = await setOnCart(request, input)
    return problem ? { kind: 'failed', problem } : { kind: 'saved' }
  },
  answer({ ctx }, outcome, { read }) {
    const { details, instructions } = read
    if (outcome.kind === 'doubtful') return showForm({ intent: 'details', errors: {}, details, doubts: outcome.doubts })
    if (outcome.kind === 'failed') return showForm({ intent: 'details', errors: {}, details, problem: outcome.problem })
    const savedAuthority = instructions
      ? rememberCookie(ctx, 'authority_to_leave', instructions)
      : dropCookie(ctx, 'authority_to_leave')
    const isDelivered = !read.isBillingOnly && !read.isCollectOnly
    const headers = cookieHeaders(
      rememberCookie(ctx, 'checkout_step', 'payment'),
      dropCookie(ctx, 'collector'),
      savedAuthority,
      ...(isDelivered ? [rememberDelivery(ctx, destinationOf(details.shipping))] : []),
    )
    return redirect('/checkout', { status: 303, headers })
  },
})
