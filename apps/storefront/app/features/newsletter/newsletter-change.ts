import type { UpdateSubscriptionDetailsInput } from '#app/contract.generated.ts'
import { fieldText } from '#app/forms/form-data.ts'
import type { RequestContext } from '#app/session/request-context.ts'

/**
 * Changes the subscription only if the checkbox was changed. An unconfirmed subscription is shown unchecked, and saving
 * a name must not end it.
 */
export function newsletterChange(
  { settings }: Pick<RequestContext, 'settings'>,
  form: FormData,
): Pick<UpdateSubscriptionDetailsInput, 'is_subscribed'> {
  const isWanted = fieldText(form, 'is_subscribed') === 'on'
  const isChanged = isWanted !== (fieldText(form, 'was_subscribed') === 'on')
  return settings.flags.newsLetter && isChanged ? { is_subscribed: isWanted } : {}
}
