import { query } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { displayName, productPath } from '../product/card-data.ts'
import { sizeChoices } from '../product/sizes.ts'
import { AlertSizesDocument } from './stock-alert.generated.ts'

export interface AlertSizes {
  readonly name: string
  readonly path: string
  readonly sizes: readonly { readonly sku: string; readonly label: string; readonly isInStock: boolean }[]
}

/** Undefined when the site does not sell the product. Not cached, as current stock matters. */
export async function loadAlertSizes(ctx: RequestContext, sku: string): Promise<AlertSizes | undefined> {
  if (!/^[A-Za-z0-9._-]{1,64}$/.test(sku)) return undefined
  const answer = await query(ctx, AlertSizesDocument, { sku }, { tags: [], isFresh: true })
  if (!answer.ok) return undefined
  const product = answer.data.products?.items?.[0]
  if (!product) return undefined
  const choices = sizeChoices('variants' in product ? withoutNulls(product.variants) : [])
  return {
    name: displayName(product),
    path: productPath(product),
    sizes: choices.map(({ sku: sizeSku, size, labels, isInStock }) => ({
      sku: sizeSku,
      label: [
        size,
        labels?.eu && labels.eu !== size ? `EU ${labels.eu}` : '',
        labels?.au && labels.au !== size ? `AU ${labels.au}` : '',
      ]
        .filter(Boolean)
        .join(' / '),
      isInStock,
    })),
  }
}
