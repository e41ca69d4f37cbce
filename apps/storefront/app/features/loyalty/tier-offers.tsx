import { shortDollars } from '@welt/kit/money'
import { tierName } from '#app/features/content/shoebucks/tiers.ts'
import type { TierOffer } from '#app/session/site/site-settings.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from './loyalty.module.css'

function offersOf({ rewardCents, birthdayCents }: TierOffer): readonly string[] {
  return [
    ...(rewardCents > 0 ? [`${shortDollars(rewardCents)} when you get there`] : []),
    ...(birthdayCents > 0 ? [`${shortDollars(birthdayCents)} for your birthday`] : []),
  ]
}

interface TierOffersProps {
  readonly tiers: readonly TierOffer[]
  /** Of every tier. */
  readonly benefits: readonly string[]
  readonly current?: string | undefined
}

/** What each tier gets, from the settings. [A97] */
export function TierOffers({ tiers, benefits, current }: TierOffersProps) {
  return (
    <ul className={styles.offers}>
      {tiers.map((tier) => {
        const name = tierName(tier.code)
        return (
          <li key={tier.code} {...(name === current ? { 'data-current': '' } : {})}>
            <h3>{name}</h3>
            {name === current ? (
              <p className={styles.here}>
                <Icon name="tick" sizePx={20} /> You are here
              </p>
            ) : null}
            <p className="small">
              from {shortDollars(tier.thresholdCents)}
              {tier.thresholdCents > 0 ? ' a year' : ''}
            </p>
            <ul>
              {[...offersOf(tier), ...benefits].map((offer) => (
                <li key={offer}>
                  <Icon name="tick" sizePx={20} /> {offer}
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
