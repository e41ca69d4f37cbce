import { areReviewsOn } from '#modules/catalogue'
import type { Context } from '#src/composition/context'

/** How reviews are reached: they are kept here. Null with flag bazaarVoice off. [R7.126, R1.17, A80] */
export async function reviewServiceConfig(_: unknown, __: unknown, ctx: Context) {
  if (!(await areReviewsOn(ctx))) return null
  return { is_enabled: true, provider: 'local', client_name: null, environment: null, locale: ctx.brand.locale, script_src: null }
}
