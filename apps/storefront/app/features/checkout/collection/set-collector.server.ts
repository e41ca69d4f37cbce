import { toAddressInput } from '#app/features/address/address-rules.ts'
import type { AddressValues } from '#app/features/address/address-values.ts'
import { saveNominee } from '#app/features/cart/collection/fulfilment.server.ts'
import { fieldText } from '#app/forms/form-data.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import type { Problem } from '../messages.ts'

/** The shopper collects under the name and phone of the address; another person is on the cart. [R5.24, R8.37] */
export async function setCollector(
  ctx: RequestContext,
  form: FormData,
  address: AddressValues,
): Promise<Problem | undefined> {
  if (fieldText(form, 'collector') !== 'me') return undefined
  const { firstname: firstName, lastname: lastName, telephone: phone } = toAddressInput(address)
  const change = await saveNominee(ctx, { firstName, lastName, phone })
  return change.isDone ? undefined : { message: change.message ?? '' }
}
