import type { Context } from '#src/platform/context'
import type { QueryCustomAttributeMetadataV2Args } from '#src/platform/contract/contract.generated'
import { describedAttributes } from '../described-attributes.ts'

/** Reports unknown attributes as errors. [R7.117] */
export async function customAttributeMetadataV2(ctx: Context, { attributes }: QueryCustomAttributeMetadataV2Args) {
  const all = await describedAttributes(ctx)
  const answers = (attributes ?? [{}]).map((want) => {
    const items = all.filter(
      (attribute) =>
        (!want.attribute_code || attribute.code === want.attribute_code) &&
        (!want.entity_type || attribute.entity_type === want.entity_type.toUpperCase()),
    )
    return { want, items }
  })
  const errors = answers
    .filter(({ items }) => items.length === 0)
    .map(({ want }) => ({
      type: 'ATTRIBUTE_NOT_FOUND' as const,
      message: `Attribute code "${want.attribute_code ?? ''}" could not be found.`,
    }))
  return { items: [...new Set(answers.flatMap(({ items }) => items))], errors }
}
