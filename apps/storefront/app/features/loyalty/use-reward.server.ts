import { normalCode } from '@welt/kit/text/typed-text'
import { loadCart } from '#app/features/cart/cart.server.ts'
import { submitCodes } from '#app/features/cart/codes/submit-codes.server.ts'
import { dropWaitingReward, saveReward } from '#app/features/cart/codes/waiting-reward.server.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { actionOf } from '#app/forms/intent.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'

export interface RewardChange {
  readonly flash: string
  readonly setCookies: readonly string[]
}

const formOf = (code: string) => {
  const form = new FormData()
  form.set('code', code)
  return form
}

async function putOnCart(ctx: RequestContext, code: string, replaced: string): Promise<RewardChange> {
  const used = await submitCodes(ctx, 'use-reward', formOf(code))
  if (!used.answer.isDone) return { flash: 'reward-refused', setCookies: used.setCookies }
  const removed = replaced ? await submitCodes(ctx, 'remove-code', formOf(replaced)) : undefined
  return {
    flash: 'reward-used',
    setCookies: [...used.setCookies, ...(removed?.setCookies ?? []), dropWaitingReward(ctx)],
  }
}

async function remove(ctx: RequestContext, code: string): Promise<RewardChange> {
  const { answer, setCookies } = await submitCodes(ctx, 'remove-code', formOf(code))
  const flash = answer.isDone ? 'reward-removed' : 'reward-not-removed'
  return { flash, setCookies: [...setCookies, dropWaitingReward(ctx)] }
}

const later = async (ctx: RequestContext): Promise<RewardChange> => ({
  flash: 'reward-removed',
  setCookies: [dropWaitingReward(ctx)],
})

async function use(ctx: RequestContext, code: string, form: FormData): Promise<RewardChange> {
  const cart = await loadCart(ctx)
  const isFilled = cart.kind === 'cart' && cart.cartView.lines.length > 0
  return isFilled
    ? putOnCart(ctx, code, fieldText(form, 'replaces'))
    : { flash: 'reward-saved', setCookies: [saveReward(ctx, code)] }
}

const ACTIONS = { use, remove, later }

/** Applies a reward to the cart, replacing the one named, or saves it for the next cart. [R3.12] */
export async function submitReward(ctx: RequestContext, form: FormData): Promise<RewardChange> {
  const act = actionOf(form, ACTIONS)
  const code = normalCode(fieldText(form, 'code')).slice(0, 64)
  return /^[A-Z0-9-]{4,64}$/.test(code) ? act(ctx, code, form) : { flash: 'reward-refused', setCookies: [] }
}
