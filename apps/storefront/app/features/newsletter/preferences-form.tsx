import { Form } from 'react-router'
import formStyles from '#app/forms/form.module.css'
import { ProblemNotice } from '#app/forms/problem-notice.tsx'
import { useIsBusy } from '#app/forms/use-is-busy.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckField } from '#app/ui/field.tsx'
import styles from '../account/account.module.css'
import type { FetchSubscriptionDetailsQuery } from './newsletter.generated.ts'
import { NewsletterField } from './newsletter-field.tsx'
import preferenceStyles from './preferences.module.css'

/** [R7.26, A69] */
type Subscriptions = NonNullable<FetchSubscriptionDetailsQuery['fetchSubscriptionDetails']>

/** Listed first, under the shop's own name. */
export const NEWSLETTER = 'newsletter'

const CHANNELS = { email: 'By email', sms: 'By text message' } as const

/** Newsletter and topics by channel; nothing is preselected. [R2.62, R7.43] */
export function PreferencesForm({
  subscriptions,
  shopName,
  hasNewsletter,
  isEmailConfirmed,
  answer,
}: {
  readonly subscriptions: Subscriptions
  readonly shopName: string
  readonly hasNewsletter: boolean
  readonly isEmailConfirmed: boolean
  readonly answer: { readonly problem: string } | undefined
}) {
  const isBusy = useIsBusy('save')
  const isAllBusy = useIsBusy('none')
  const channels = (['email', 'sms'] as const).filter((channel) =>
    subscriptions.topics.some((topic) => topic.channel === channel),
  )
  return (
    <>
      <Form method="post" className={formStyles.form}>
        <input type="hidden" name="intent" value="save" />
        <ProblemNotice answer={answer} />
        <p>
          We write to <strong>{subscriptions.email}</strong>. You’ll always get emails about your orders.
        </p>
        {isEmailConfirmed ? null : (
          <p className="mute">
            Emails you signed up for as a guest show here once you’ve{' '}
            <a href="/customer/details#email">confirmed your email</a>.
          </p>
        )}
        {hasNewsletter ? (
          <NewsletterField
            label={`News and offers from ${shopName}`}
            isSubscribed={subscriptions.is_subscribed}
            isChecked={subscriptions.is_subscribed}
          />
        ) : null}
        {channels.map((channel) => (
          <fieldset key={channel} className={preferenceStyles.topics}>
            <legend>{CHANNELS[channel]}</legend>
            {subscriptions.topics
              .filter(({ channel: by, code }) => by === channel && code !== NEWSLETTER)
              .map((topic) => (
                <CheckField
                  key={topic.code}
                  name="topic"
                  value={topic.code}
                  label={topic.label}
                  defaultChecked={topic.is_subscribed}
                />
              ))}
          </fieldset>
        ))}
        <div className={formStyles.saveRow}>
          <Button isBusy={isBusy}>Save preferences</Button>
        </div>
      </Form>
      <Form method="post" className={`${styles.section} ${preferenceStyles.after}`}>
        <input type="hidden" name="intent" value="none" />
        <p className="mute">{shopName} sends these because you asked for them. Stop all of them at once:</p>
        <div>
          <Button look="secondary" isBusy={isAllBusy}>
            Unsubscribe from all
          </Button>
        </div>
      </Form>
    </>
  )
}
