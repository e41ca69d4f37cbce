import { describeAttributes } from '#modules/catalogue'
import type { Context } from '#src/composition/context'
import type { QueryAttributesListArgs } from '#src/graphql/contract.generated'
import { addressAttributes, customerAttributes } from '../form-attributes.ts'

/** Every described attribute of a kind of thing. */
export async function attributesList(ctx: Context, { entityType }: QueryAttributesListArgs) {
  if (entityType === 'CUSTOMER') return { items: customerAttributes(), errors: [] }
  if (entityType === 'CUSTOMER_ADDRESS') return { items: addressAttributes(ctx.brand), errors: [] }
  return { items: (await describeAttributes(ctx)).filter(({ entity_type }) => entity_type === entityType), errors: [] }
}
