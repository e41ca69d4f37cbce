import type { Context } from '#src/platform/context'
import type { QueryBrandsArgs } from '#src/platform/contract/contract.generated'
import { BRANDS_TAG } from '../cache-tags.ts'
import { type BrandModel, loadBrands } from '../categories/brands.ts'

/** [R7.118, R3.108] */
export async function brands(ctx: Context, { values }: QueryBrandsArgs): Promise<readonly BrandModel[]> {
  ctx.response.addTags(BRANDS_TAG)
  const found = await loadBrands(ctx)
  return values ? found.filter(({ value }) => values.includes(value)) : found
}
