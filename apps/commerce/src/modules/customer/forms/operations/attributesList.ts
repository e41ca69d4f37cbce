import type { Context } from '#src/platform/context'
import type { AttributeFilterInput, QueryAttributesListArgs } from '#src/platform/contract/contract.generated'
import { describedAttributes } from '../described-attributes.ts'

type Described = Awaited<ReturnType<typeof describedAttributes>>[number]

function meets(attribute: Described, filters: AttributeFilterInput): boolean {
  const stated = attribute.__typename === 'CatalogAttributeMetadata' ? attribute : undefined
  const is: Readonly<Record<string, unknown>> = {
    ...stated,
    is_filterable_in_search: stated?.is_filterable,
    is_visible_on_front: stated !== undefined,
  }
  return Object.entries(filters).every(
    ([name, wanted]) => wanted === null || wanted === undefined || (is[name] ?? false) === wanted,
  )
}

export async function attributesList(ctx: Context, { entityType, filters }: QueryAttributesListArgs) {
  const items = (await describedAttributes(ctx)).filter((attribute) => attribute.entity_type === entityType)
  return { items: filters ? items.filter((attribute) => meets(attribute, filters)) : items, errors: [] }
}
