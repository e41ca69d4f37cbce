import { Button } from '#app/ui/button.tsx'
import { CartIcon } from '../cart-icon.tsx'
import styles from './codes.module.css'
import type { Rewards } from './rewards.ts'
import type { CodesForms } from './use-codes.ts'

export function RewardList({ rewards, forms }: { readonly rewards: NonNullable<Rewards>; readonly forms: CodesForms }) {
  const { fetcher, action, busy } = forms
  if (rewards.kind === 'guest')
    return (
      <p className="small">
        <a href={`/customer/account/login?returnTo=${encodeURIComponent(action)}`}>Sign in</a> to see your rewards.
      </p>
    )
  if (rewards.kind === 'unconfirmed')
    return (
      <p className="small">
        <a href="/customer/details">Confirm your email</a> to see your rewards.
      </p>
    )
  if (rewards.kind === 'away')
    return (
      <p role="status" className={styles.away}>
        <CartIcon name="star" sizePx={20} />
        <span>
          We can’t reach Rewards right now. Your bag is fine.{' '}
          <a href={action} data-document="">
            Try again
          </a>
        </span>
      </p>
    )
  if (rewards.rewards.length === 0) return <p className="mute small">You have no rewards to use right now.</p>
  return rewards.rewards.map(({ name, code, until }) => (
    <fetcher.Form key={code} method="post" action={action} className={styles.reward}>
      <input type="hidden" name="intent" value="use-reward" />
      <input type="hidden" name="code" value={code} />
      <CartIcon name="star" sizePx={20} />
      <p>
        <strong>{name}</strong>
        {until ? <span>Use by {until}</span> : null}
      </p>
      <Button
        look="secondary"
        isSmall
        isBusy={busy === 'use-reward' && fetcher.formData?.get('code') === code}
        aria-label={`Use ${name}`}
      >
        Use
      </Button>
    </fetcher.Form>
  ))
}
