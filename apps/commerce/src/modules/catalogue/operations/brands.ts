import { bearTags } from '#modules/site'
import type { Context } from '#src/context'
import { loadBrands } from '../brands.ts'

/** Brands sold on the site. [R7.118, R3.108] */
export function brands(_: unknown, __: unknown, ctx: Context) {
  bearTags(ctx, 'brands')
  return loadBrands(ctx)
}
