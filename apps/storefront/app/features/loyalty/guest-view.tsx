import { useShop } from '#app/session/site/shop.ts'
import type { TierOffer } from '#app/session/site/site-settings.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import styles from './loyalty.module.css'
import { JOIN, SIGN_IN, thresholdsText } from './loyalty-model.ts'
import { TierOffers } from './tier-offers.tsx'

interface GuestViewProps {
  readonly tiers: readonly TierOffer[]
  /** Of every tier. */
  readonly benefits: readonly string[]
  /** Signed in, without an order. */
  readonly isMember?: boolean
}

function Invitation({ tiers, isMember = false }: Omit<GuestViewProps, 'benefits'>) {
  const { name, layout } = useShop()
  return (
    <section className={styles.invite}>
      <div className={styles.words}>
        <p className={styles.kicker}>Shoebucks at {name}</p>
        {isMember ? <h2>Spend on shoes. Get some back.</h2> : <h1>Spend on shoes. Get some back.</h1>}
        <p>Free to join. {thresholdsText(tiers)} a year, and each brings a reward.</p>
        {isMember ? (
          <p>Your first order starts it.</p>
        ) : (
          <>
            <p className={styles.buttons}>
              <ButtonLink href={JOIN}>Join free</ButtonLink>
              <ButtonLink look="secondary" href={SIGN_IN}>
                Sign in
              </ButtonLink>
            </p>
            <p className="small">Ordered here as a guest? Join with the same email and those orders count.</p>
          </>
        )}
      </div>
      <Picture src={layout.giftCardShoe} alt="" sizes="(min-width: 860px) 40vw, 1px" className={styles.shoe} />
    </section>
  )
}

/** The programme, open to everyone. [R6.16, R2.12] */
export function GuestView({ tiers, benefits, isMember = false }: GuestViewProps) {
  return (
    <>
      <Invitation tiers={tiers} isMember={isMember} />
      <section className={styles.section} aria-labelledby="how">
        <h2 id="how">How it works</h2>
        <ol className={styles.steps}>
          <li>
            <h3>Shop as usual</h3>
            <p className="mute">Every dollar you pay for shoes counts, online and in our stores.</p>
          </li>
          <li>
            <h3>Reach a tier</h3>
            <p className="mute">{thresholdsText(tiers)} in a year. Each brings a reward.</p>
          </li>
          <li>
            <h3>Take it off a pair</h3>
            <p className="mute">Rewards are codes with a date. Use them in your bag with one press.</p>
          </li>
        </ol>
      </section>
      <section className={styles.section} aria-labelledby="gets">
        <div className={styles.sectionHead}>
          <h2 id="gets">What you get</h2>
          <a href="/shoebucks">All the details and terms</a>
        </div>
        <TierOffers tiers={tiers} benefits={benefits} />
      </section>
    </>
  )
}
