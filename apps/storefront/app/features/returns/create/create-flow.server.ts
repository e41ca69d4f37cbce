import { MINUTE_MS } from '@welt/kit/time'
import { data, redirect } from 'react-router'
import { fieldText } from '#app/forms/form-data.ts'
import { actionOf } from '#app/forms/intent.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { chosenLines, type DraftLine, draftErrors, readDraft, sumsOf, TICK } from '../draft.ts'
import { type LabelProof, PROOF_FIELDS } from '../label-payment.ts'
import { returnMessages } from '../messages.ts'
import { sentPath } from '../paths.ts'
import type { ReturnableOrder } from '../returnable.ts'
import type { ReturnAccess } from '../server/access.server.ts'
import { takePhotos } from '../server/fault-photos.server.ts'
import { openDifferenceSession, openLabelSession } from '../server/open-label-session.server.ts'
import { sendReturn } from '../server/send-return.server.ts'
import { waysOf } from '../ways.ts'
import type { CreateAnswer } from './create-answer.ts'

const KEY = /^[\w-]{8,64}$/
const REPEAT_MS = 10 * MINUTE_MS

const show = (answer: CreateAnswer, status = 200) => data<CreateAnswer>(answer, { status })

/** The return that a repeated press requests again. */
function sentBefore({ lastReturn, lines }: ReturnableOrder, ticked: readonly string[]): string | undefined {
  const isGone = ticked.length > 0 && !ticked.some((uid) => lines.some((line) => line.uid === uid))
  const isIt = isGone && lastReturn && ticked.every((uid) => lastReturn.lineUids.includes(uid))
  return isIt && Date.now() - lastReturn.createdAt.getTime() < REPEAT_MS ? lastReturn.uid : undefined
}

interface Flow {
  readonly access: ReturnAccess
  readonly order: ReturnableOrder
  readonly guestEmail: string | undefined
  /** Of the order. */
  readonly token: string
}

/** One label is paid for once, unless every reason is the shop's fault. [R3.97, R3.105] */
const costsLabel = ({ settings }: RequestContext, draft: readonly DraftLine[]) =>
  settings.returnLabelCents !== undefined && !sumsOf(chosenLines(draft)).isFaultOnly

/** Sessions for what is due: one if the return is posted, one if it is not. */
async function openSessions(ctx: RequestContext, { access, order, guestEmail }: Flow, draft: readonly DraftLine[]) {
  const chosen = chosenLines(draft)
  const isLabelDue = costsLabel(ctx, draft)
  if (sumsOf(chosen).differenceCents === 0)
    return { label: isLabelDue ? await openLabelSession(ctx, order.uid, guestEmail) : undefined }
  const wanted = { access, orderUid: order.uid, chosen }
  const handIn = await openDifferenceSession(ctx, { ...wanted, method: 'STORE' })
  return { handIn, label: isLabelDue ? await openDifferenceSession(ctx, { ...wanted, method: 'LABEL' }) : handIn }
}

function readProof(form: FormData): LabelProof | undefined {
  const reference = fieldText(form, PROOF_FIELDS.reference)
  return reference ? { reference, sessionResult: fieldText(form, PROOF_FIELDS.sessionResult) } : undefined
}

async function send(ctx: RequestContext, flow: Flow, draft: readonly DraftLine[], form: FormData) {
  const { access, order } = flow
  const isLabelDue = costsLabel(ctx, draft)
  const isDearer = sumsOf(chosenLines(draft)).differenceCents > 0
  const proof = isLabelDue || isDearer ? readProof(form) : undefined
  const isPosted = !isLabelDue || proof !== undefined
  const typed = fieldText(form, 'way')
  const way = waysOf({ ...ctx.settings.flags, isPosted }).find((known) => known === typed)
  const back = { step: 'method', draft, way, errors: {} } as const
  if (!way) {
    const sessions = await openSessions(ctx, flow, draft)
    return show({ ...back, ...sessions, errors: { way: 'Choose how you send it' } }, 422)
  }
  const isPaid = isDearer || (way === 'label' && isLabelDue)
  const key = fieldText(form, 'key')
  const sent = await sendReturn(ctx, access, {
    orderUid: order.uid,
    chosen: chosenLines(draft),
    way,
    key: KEY.test(key) ? key : crypto.randomUUID(),
    proof: isPaid ? proof : undefined,
  })
  if (sent.uid !== undefined) return redirect(sentPath(sent.uid, way), 303)
  const { problem, isReturned, isUnpaid = false } = sent
  const paid = isUnpaid || !isPaid ? undefined : proof
  const sessions = paid ? {} : await openSessions(ctx, flow, draft)
  return show({ ...back, ...sessions, proof: paid, problem, isReturned }, 422)
}

const INTENTS = { choose: 'choose', back: 'back', send: 'send' } as const

/** The steps of the flow; each post carries the whole choice. [R2.85, R2.86] */
export async function answerStep(ctx: RequestContext, flow: Flow, form: FormData) {
  const { order, token } = flow
  const intent = actionOf(form, INTENTS)
  const ticked = form.getAll(TICK).map(String)
  const repeated = intent === 'send' ? sentBefore(order, ticked) : undefined
  if (repeated !== undefined) return redirect(sentPath(repeated), 303)
  const read = readDraft(form, order.lines)
  if (intent === 'back') return show({ step: 'create', draft: read, errors: {} })
  if (ticked.some((uid) => !order.lines.some((line) => line.uid === uid)))
    return show({ step: 'create', draft: read, errors: {}, problem: returnMessages.exists, isReturned: true }, 422)
  const { draft, errors: wrongPhotos } = await takePhotos(ctx, token, read, form)
  const errors = { ...draftErrors(draft), ...wrongPhotos }
  if (Object.keys(errors).length > 0) return show({ step: 'create', draft, errors }, 422)
  if (intent === 'send') return send(ctx, flow, draft, form)
  return show({ step: 'method', draft, ...(await openSessions(ctx, flow, draft)), errors: {} })
}
