import { Form } from 'react-router'
import { NO_ERRORS } from '#app/forms/field-errors.ts'
import { EMAIL_RULES } from '#app/forms/field-rules.ts'
import formStyles from '#app/forms/form.module.css'
import type { FormAnswer } from '#app/forms/form-answer.ts'
import { IntentForm } from '#app/forms/intent-form.tsx'
import { useFormErrors } from '#app/forms/use-form-errors.ts'
import { useIsBusy } from '#app/forms/use-is-busy.ts'
import { localTime } from '#app/session/site/local-time.ts'
import { useShop } from '#app/session/site/shop.ts'
import { Button } from '#app/ui/button.tsx'
import { EmailField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import styles from '../account/account.module.css'
import type { CustomerSessionsQuery } from './privacy.generated.ts'
import privacyStyles from './privacy.module.css'

type SignedInPlace = CustomerSessionsQuery['customerSessions'][number]

const CHANGE_EMAIL_RULES = {
  check: (form: FormData) => ({
    ...EMAIL_RULES.check(form),
    ...(form.get('password') ? {} : { current_password: 'Enter your password.' }),
  }),
  names: { current_password: 'password' },
}

/** Requires the password. */
export function EmailForm({ email, answer }: { readonly email: string; readonly answer: FormAnswer | undefined }) {
  const { form, errors } = useFormErrors(answer?.errors ?? NO_ERRORS, CHANGE_EMAIL_RULES)
  return (
    <IntentForm form={form} intent="email" answer={answer} button="Change email" look="secondary">
      <p>
        You sign in with <strong>{email}</strong>. We’ll let that address know, and email the new one a link to confirm.
      </p>
      <EmailField id="email" label="New email" defaultValue={answer?.values?.email} error={errors.email} />
      <PasswordField
        id="email_password"
        name="password"
        label="Password"
        autoComplete="current-password"
        error={errors.current_password}
      />
    </IntentForm>
  )
}

function Place({ place, canEnd }: { readonly place: SignedInPlace; readonly canEnd: boolean }) {
  const shop = useShop()
  const timeText = (time: string) => localTime(shop, new Date(time), { dateStyle: 'medium', timeStyle: 'short' })
  const name = place.is_staff ? 'Our staff, on your behalf' : (place.device ?? 'Unknown device')
  return (
    <li>
      <div>
        <strong>{name}</strong>
        {place.is_current ? <span className={styles.mark}> This device</span> : null}
        <p className="mute small">
          Signed in {timeText(place.signed_in_at)}, last seen {timeText(place.last_seen_at)}
        </p>
      </div>
      {place.is_current || !canEnd ? null : (
        <Form method="post">
          <input type="hidden" name="intent" value="end" />
          <input type="hidden" name="id" value={place.id} />
          <Button look="quiet" aria-label={`Sign out ${name}`}>
            Sign out
          </Button>
        </Form>
      )}
    </li>
  )
}

/** Active sessions; staff cannot end them. */
export function SignedInPlaces({
  places,
  problem,
  answer,
  canEnd,
}: {
  readonly places: readonly SignedInPlace[]
  readonly problem: string | undefined
  readonly answer: FormAnswer | undefined
  readonly canEnd: boolean
}) {
  const isBusy = useIsBusy('end-others')
  return (
    <>
      {problem ? (
        <Notice tone="negative" answer={answer}>
          {problem}
        </Notice>
      ) : null}
      <ul className={privacyStyles.list}>
        {places.map((place) => (
          <Place key={place.id} place={place} canEnd={canEnd} />
        ))}
      </ul>
      {canEnd ? (
        <div className={formStyles.saveRow}>
          {places.length > 1 ? (
            <Form method="post">
              <input type="hidden" name="intent" value="end-others" />
              <Button look="secondary" isBusy={isBusy}>
                Sign out everywhere else
              </Button>
            </Form>
          ) : null}
          <form method="post" data-ends-session="">
            <input type="hidden" name="intent" value="end-all" />
            <Button look="secondary">Sign out everywhere</Button>
          </form>
        </div>
      ) : null}
    </>
  )
}
