import { CheckField } from '#app/ui/field.tsx'

/** Posts the initial state too, so that only a changed checkbox counts. */
export function NewsletterField({
  label,
  isSubscribed,
  isChecked,
}: {
  readonly label: string
  readonly isSubscribed: boolean
  readonly isChecked: boolean
}) {
  return (
    <>
      <input type="hidden" name="was_subscribed" value={isSubscribed ? 'on' : ''} />
      <CheckField name="is_subscribed" label={label} defaultChecked={isChecked} />
    </>
  )
}
