import type { Context } from '#src/platform/context'
import { BRANDS_TAG } from '../cache-tags.ts'
import { type BrandModel, loadBrands } from '../categories/brands.ts'

/** [R7.118, R3.108] */
export function brands(ctx: Context): Promise<readonly BrandModel[]> {
  ctx.response.addTags(BRANDS_TAG)
  return loadBrands(ctx)
}
