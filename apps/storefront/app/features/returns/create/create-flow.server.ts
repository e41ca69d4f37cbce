import { MINUTE_MS } from '@welt/kit/time'
import { data, redirect } from 'react-router'
import { fieldText } from '#app/forms/form-data.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { chosenLines, draftErrors, readDraft, sumsOf, TICK } from '../draft.ts'
import { returnMessages } from '../messages.ts'
import { sentPath } from '../paths.ts'
import type { ReturnableOrder } from '../returnable.ts'
import type { ReturnAccess } from '../server/access.server.ts'
import { sendReturn } from '../server/send-return.server.ts'
import { type Way, waysOf } from '../ways.ts'
import type { CreateAnswer } from './create-answer.ts'

const KEY = /^[\w-]{8,64}$/
const REPEAT_MS = 10 * MINUTE_MS

const show = (answer: CreateAnswer, status = 200) => data<CreateAnswer>(answer, { status })

/** The return that a repeated press asks for again. */
function sentBefore({ lastReturn, lines }: ReturnableOrder, ticked: readonly string[]): string | undefined {
  const isGone = ticked.length > 0 && !ticked.some((uid) => lines.some((line) => line.uid === uid))
  const isIt = isGone && lastReturn && ticked.every((uid) => lastReturn.lineUids.includes(uid))
  return isIt && Date.now() - lastReturn.createdAt.getTime() < REPEAT_MS ? lastReturn.uid : undefined
}

function readWay(form: FormData, { settings }: RequestContext, isFaultOnly: boolean): Way | undefined {
  const way = fieldText(form, 'way')
  const isPosted = isFaultOnly || settings.returnLabelCents === undefined
  return waysOf({ ...settings.flags, isPosted }).find((known) => known === way)
}

async function send(ctx: RequestContext, access: ReturnAccess, order: ReturnableOrder, form: FormData) {
  const draft = readDraft(form, order.lines)
  const way = readWay(form, ctx, sumsOf(chosenLines(draft)).isFaultOnly)
  const back = { step: 'method', draft, way, errors: {} } as const
  if (!way) return show({ ...back, errors: { way: 'Choose how you send it' } }, 422)
  const key = fieldText(form, 'key')
  const sent = await sendReturn(ctx, access, {
    orderUid: order.uid,
    chosen: chosenLines(draft),
    way,
    key: KEY.test(key) ? key : crypto.randomUUID(),
  })
  if (sent.uid === undefined) return show({ ...back, problem: sent.problem, isReturned: sent.isReturned }, 422)
  return redirect(sentPath(sent.uid, way), 303)
}

/** The steps of the flow; each post carries the whole choice. [R2.85, R2.86] */
export async function answerStep(ctx: RequestContext, access: ReturnAccess, order: ReturnableOrder, form: FormData) {
  const intent = fieldText(form, 'intent')
  const ticked = form.getAll(TICK).map(String)
  const repeated = intent === 'send' ? sentBefore(order, ticked) : undefined
  if (repeated !== undefined) return redirect(sentPath(repeated), 303)
  const draft = readDraft(form, order.lines)
  if (intent === 'back') return show({ step: 'create', draft, errors: {} })
  if (ticked.some((uid) => !order.lines.some((line) => line.uid === uid)))
    return show({ step: 'create', draft, errors: {}, problem: returnMessages.exists, isReturned: true }, 422)
  const errors = draftErrors(draft)
  if (Object.keys(errors).length > 0) return show({ step: 'create', draft, errors }, 422)
  return intent === 'send' ? send(ctx, access, order, form) : show({ step: 'method', draft, errors: {} })
}
