import { describeAttributes } from '#modules/catalogue'
import type { Context } from '#src/composition/context'
import { addressAttributes, customerAttributes } from './form-attributes.ts'

/** Every described attribute of the site: of products, returned lines, customers and addresses. */
export async function describedAttributes(ctx: Context) {
  return [...(await describeAttributes(ctx)), ...customerAttributes(), ...addressAttributes(ctx.brand)]
}
