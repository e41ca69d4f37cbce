import { Form, useNavigation } from 'react-router'
import styles from '#app/forms/form.module.css'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** Actions of links in mails: two for the newsletter, one for stock alerts. */
export const LINK_ACTIONS = ['confirm', 'unsubscribe', 'stop-stock'] as const
export type LinkAction = (typeof LINK_ACTIONS)[number]

export interface LinkAnswer {
  readonly isDone: boolean
  readonly message: string
}

const LABELS = {
  confirm: { title: 'Confirm your subscription', text: 'Just one more step.', button: 'Yes, subscribe me' },
  unsubscribe: {
    title: 'Unsubscribe',
    text: 'You won’t get our newsletter any more. You’ll still get emails about your orders.',
    button: 'Unsubscribe',
  },
  'stop-stock': {
    title: 'Stop stock emails',
    text: 'We won’t email you any more when sizes you asked about are back in stock.',
    button: 'Stop stock emails',
  },
} as const

/** Acts on a press, not on opening: mail programs open links by themselves. */
export function SubscriptionLink({
  action,
  token,
  answer,
}: {
  readonly action: LinkAction
  readonly token: string
  readonly answer: LinkAnswer | undefined
}) {
  const isBusy = useNavigation().state === 'submitting'
  const { title, text, button } = LABELS[action]
  return (
    <>
      <h1>{title}</h1>
      {answer ? (
        <div className={styles.form}>
          <Notice tone={answer.isDone ? 'positive' : 'negative'} answer={answer}>
            {answer.message}
          </Notice>
          <ButtonLink href="/" look="secondary">
            Go to the shop
          </ButtonLink>
        </div>
      ) : (
        <Form method="post" className={styles.form}>
          <input type="hidden" name="wish" value={action} />
          <input type="hidden" name="token" value={token} />
          <p>{text}</p>
          <Button isBusy={isBusy}>{button}</Button>
        </Form>
      )}
    </>
  )
}
