import type { Context } from '#src/composition/context'
import { type RegisterInput, register } from '../register.ts'

/** Registers; the client signs in next. createCustomer is the same. @throws AppError as register [R7.36, R7.37, A66] */
export async function createCustomerV2(_parent: unknown, args: { readonly input: RegisterInput }, ctx: Context) {
  return { customer: await register(ctx, args.input) }
}
