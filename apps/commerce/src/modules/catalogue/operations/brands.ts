import type { Context } from '#src/composition/context'
import { BRANDS_TAG } from '../cache-tags.ts'
import { loadBrands } from '../categories/brands.ts'
import type { Brand } from '../resolver-types.generated.ts'

/** Brands sold on the site. [R7.118, R3.108] */
export function brands(ctx: Context): Promise<readonly Brand[]> {
  ctx.response.addTags(BRANDS_TAG)
  return loadBrands(ctx)
}
