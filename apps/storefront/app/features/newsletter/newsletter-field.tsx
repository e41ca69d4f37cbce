import { CheckField } from '#app/ui/field.tsx'

/** The newsletter's tick, which says how it stood when it was shown: only where it was changed the newsletter is. */
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
