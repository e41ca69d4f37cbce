import type { ReturnableOrder } from '../returnable.ts'
import { type ReturnsEvent, type ReturnsState, stateAfter } from '../returns-state.ts'
import type { CreateAnswer } from './create-answer.ts'

export interface FlowPage {
  readonly order: ReturnableOrder
  readonly guestEmail: string | undefined
  /** Undefined when the check failed. */
  readonly eligibility: { readonly isEligible: boolean; readonly messageCode: string } | undefined
}

function foundEvents({ order, guestEmail, eligibility }: FlowPage): ReturnsEvent[] {
  const items = order.lines.map(({ uid, brand, colour, image, size }) => ({ uid, brand, colour, image, size }))
  return [
    { type: 'order-found', order: { number: order.number, uid: order.uid, guestEmail, items } },
    eligibility
      ? { type: 'eligibility-answered', ...eligibility, orderUid: order.uid }
      : { type: 'eligibility-failed' },
  ]
}

function answerEvents({ step, draft, problem }: CreateAnswer): ReturnsEvent[] {
  const items = draft
    .filter(({ isTicked }) => isTicked)
    .map(({ line, quantity }) => ({ id: line.uid, quantity: Number(quantity) }))
  return [
    step === 'method' ? { type: 'items-selected', items } : { type: 'went-back' },
    ...(problem ? [{ type: 'return-failed', error: problem } as const] : []),
  ]
}

/** What the page shows: what was loaded, the last answer and the post under way. [R3.81] */
export function pageState(
  page: FlowPage,
  answer: CreateAnswer | undefined,
  busy: { readonly isSending: boolean; readonly isChecking: boolean },
): ReturnsState {
  return stateAfter([
    ...foundEvents(page),
    ...(busy.isChecking ? [{ type: 'eligibility-requested' } as const] : []),
    ...(answer ? answerEvents(answer) : []),
    ...(busy.isSending ? [{ type: 'return-requested' } as const] : []),
  ])
}
