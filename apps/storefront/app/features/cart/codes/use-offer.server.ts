import { normalCode } from '@welt/kit/text/typed-text'
import { fieldText } from '#app/forms/form-data.ts'
import { flashCookies } from '#app/session/flash.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { loadCart } from '../cart.server.ts'
import { checkCode } from './code-rules.ts'
import { saveReward } from './waiting-reward.server.ts'

/**
 * Saves an offer's code for the next cart if this one is empty. @returns cookies to set; undefined when the code applies
 * to this cart [R2.27]
 */
export async function saveForNextCart(ctx: RequestContext, form: FormData): Promise<readonly string[] | undefined> {
  const code = fieldText(form, 'code')
  if (checkCode(code).code) return undefined
  const cart = await loadCart(ctx)
  if (cart.kind === 'failed' || (cart.kind === 'cart' && cart.cartView.lines.length > 0)) return undefined
  return [saveReward(ctx, normalCode(code)), ...flashCookies(ctx, 'reward-saved')]
}
