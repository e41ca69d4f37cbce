import { sortsOf } from '#modules/catalogue'
import type { Context } from '#src/platform/context'

/** [R7.128, R3.61] */
export function sortOptions(ctx: Context) {
  return sortsOf(ctx)
}
