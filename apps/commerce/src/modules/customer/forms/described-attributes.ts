import { describeAttributes } from '#modules/catalogue'
import type { Context } from '#src/platform/context'
import { addressAttributes, customerAttributes } from './form-attributes.ts'

export async function describedAttributes(ctx: Context) {
  return [...(await describeAttributes(ctx)), ...customerAttributes(), ...addressAttributes(ctx.brand)]
}
