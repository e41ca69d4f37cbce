import type { Context } from '#src/composition/context'
import type { QueryAttributesListArgs } from '#src/graphql/contract.generated'
import { describedAttributes } from '../described-attributes.ts'

/** Every described attribute of a kind of thing. */
export async function attributesList(ctx: Context, { entityType }: QueryAttributesListArgs) {
  return { items: (await describedAttributes(ctx)).filter(({ entity_type }) => entity_type === entityType), errors: [] }
}
