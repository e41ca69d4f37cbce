import { areReviewsOn } from '#modules/catalogue'
import type { Context } from '#src/platform/context'
import type { ReviewServiceConfig } from '#src/platform/contract/contract.generated'

/** Null with flag bazaarVoice off. [R7.126, R1.17, A80] */
export async function reviewServiceConfig(ctx: Context): Promise<ReviewServiceConfig | null> {
  if (!(await areReviewsOn(ctx))) return null
  return {
    is_enabled: true,
    provider: 'local',
    client_name: null,
    environment: null,
    locale: ctx.brand.locale,
    script_src: null,
  }
}
