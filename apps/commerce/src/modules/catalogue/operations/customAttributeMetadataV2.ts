import type { Context } from '#src/composition/context'
import type { QueryCustomAttributeMetadataV2Args } from '#src/graphql/contract.generated'
import { describeAttributes, pickAttributes } from '../attribute-metadata.ts'

/** Label and options of attributes; without a list, of every one. [R7.117] */
export async function customAttributeMetadataV2(ctx: Context, { attributes }: QueryCustomAttributeMetadataV2Args) {
  return pickAttributes(await describeAttributes(ctx), attributes ?? [{}])
}
