import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import styles from './loyalty.module.css'
import { loyaltyMessages } from './messages.ts'

/** Shopping goes on; the page offers a quiet retry. [R8.40, A88] */
export function DetailsAway({ shopName }: { readonly shopName: string }) {
  return (
    <section className={styles.away} data-problem={loyaltyMessages.details}>
      <p className={styles.kicker}>Your tier at {shopName}</p>
      <h2>We can’t reach Rewards right now</h2>
      <p>Your spend and rewards are safe. Shopping and checkout work as usual, and orders still count.</p>
      <p className={styles.buttons}>
        <ButtonLink look="secondary" href="/customer/rewards" data-document="">
          Try again
        </ButtonLink>
        <a href="/cart">Enter a code in your bag</a>
      </p>
    </section>
  )
}

/** [R8.40, A88] */
export function RewardsAway() {
  return (
    <div data-problem={loyaltyMessages.options}>
      <Notice tone="neutral" title="We can’t show your rewards right now">
        Codes from our emails still work in your bag.{' '}
        <a href="/customer/rewards" data-document="">
          Try again
        </a>
      </Notice>
    </div>
  )
}
