import { query } from '#app/graphql/client.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { DeliveryBlockDocument } from '../checkout.generated.ts'

export interface DeliveryBlock {
  readonly title: string | null
  /** HTML, sanitised by the commerce server. */
  readonly content: string
}

/** [R1.24, A04] */
export async function loadDeliveryBlock(ctx: RequestContext): Promise<DeliveryBlock | undefined> {
  if (!ctx.settings.flags.checkoutDeliveryBlock) return undefined
  const answer = await query(ctx, DeliveryBlockDocument, {}, { tags: ['store', 'cms'] })
  const block = answer.ok ? answer.data.cmsBlocks?.items?.[0] : undefined
  return block?.content ? { title: block.title, content: block.content } : undefined
}
