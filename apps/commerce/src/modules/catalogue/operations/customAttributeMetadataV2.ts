import type { Context } from '#src/composition/context'
import { describeAttributes, pickAttributes } from '../attribute-metadata.ts'

interface Arguments {
  readonly attributes?: readonly { readonly attribute_code?: string | null; readonly entity_type?: string | null }[] | null
}

/** Label and options of attributes; without a list, of every one. [R7.117] */
export async function customAttributeMetadataV2(_: unknown, { attributes }: Arguments, ctx: Context) {
  return pickAttributes(await describeAttributes(ctx), attributes ?? [{}])
}
