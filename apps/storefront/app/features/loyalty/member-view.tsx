import { shortDollars } from '@welt/kit/money'
import { tierName } from '#app/features/content/shoebucks/tiers.ts'
import type { Shop } from '#app/session/site/shop.ts'
import type { TierOffer } from '#app/session/site/site-settings.ts'
import { StartLink } from '#app/ui/empty/start-link.tsx'
import { DetailsAway, RewardsAway } from './away.tsx'
import { nextBirthday } from './birthday.ts'
import { ComingUp, UsedAndEnded } from './coming-up.tsx'
import { GuestView } from './guest-view.tsx'
import { HistoryTable } from './history-table.tsx'
import styles from './loyalty.module.css'
import type { History, OtherReward, Standing, Ticket } from './loyalty-model.ts'
import type { CartRewards } from './reward-form.tsx'
import { Tickets } from './tickets.tsx'
import { TierOffers } from './tier-offers.tsx'
import { TierPanel } from './tier-panel.tsx'

export interface MemberData {
  /** `away`: the service does not answer; undefined: no record yet. */
  readonly details:
    | 'away'
    | undefined
    | { readonly standing: Standing; readonly history: History | undefined; readonly others: readonly OtherReward[] }
  readonly tickets: readonly Ticket[] | 'away'
  readonly cart: CartRewards
  readonly birthDate: string
  /** `YYYY-MM-DD` in store time. */
  readonly today: string
  /** Number of lines of the history. */
  readonly shownCount: number
  readonly snippet:
    | { readonly id: string | null; readonly tag: string | null; readonly token: string | null }
    | undefined
}

interface MemberViewProps {
  readonly shop: Pick<Shop, 'name'>
  readonly tiers: readonly TierOffer[]
  /** Of every tier. */
  readonly benefits: readonly string[]
  readonly member: MemberData
}

function NoTickets({
  standing,
  tiers,
  birthday,
}: {
  readonly standing: Standing | undefined
  readonly tiers: readonly TierOffer[]
  readonly birthday: string | undefined
}) {
  const next = tiers.find(({ code }) => tierName(code) === standing?.next)
  return (
    <div className={styles.empty}>
      <p>
        <strong>No rewards to use right now</strong>
      </p>
      <p className="mute">
        {next && next.rewardCents > 0
          ? `Your ${shortDollars(next.rewardCents)} ${tierName(next.code)} reward comes at ${shortDollars(next.thresholdCents)}. `
          : null}
        Your birthday reward comes on the day.
      </p>
      <p className={styles.buttons}>
        <StartLink />
        {birthday ? null : <a href="/customer/details">Add your birthday</a>}
      </p>
    </div>
  )
}

function UsableRewards({
  member,
  standing,
  tiers,
  birthday,
}: {
  readonly member: MemberData
  readonly standing: Standing | undefined
  readonly tiers: readonly TierOffer[]
  readonly birthday: string | undefined
}) {
  const { tickets, cart } = member
  return (
    <section className={styles.section} aria-labelledby="usable">
      <h2 id="usable">Use now</h2>
      {tickets === 'away' ? (
        <RewardsAway />
      ) : tickets.length === 0 ? (
        <NoTickets standing={standing} tiers={tiers} birthday={birthday} />
      ) : (
        <>
          <Tickets tickets={tickets} cart={cart} />
          <p className="mute small">A code works once.</p>
        </>
      )}
    </section>
  )
}

/** [R2.12, R3.41-R3.44] */
export function MemberView({ shop, tiers, benefits, member }: MemberViewProps) {
  const { details, today, birthDate, shownCount, snippet } = member
  if (details === 'away')
    return (
      <>
        <h1>Rewards</h1>
        <DetailsAway shopName={shop.name} />
      </>
    )
  const { standing, history, others = [] } = details ?? {}
  const year = Number(today.slice(0, 4))
  const birthday = nextBirthday(birthDate, today)
  const tier = tiers.find(({ code }) => tierName(code) === (standing?.tier ?? 'Member'))
  return (
    <>
      <h1>Rewards</h1>
      {standing ? (
        <TierPanel shopName={shop.name} standing={standing} tiers={tiers} year={year} />
      ) : (
        <GuestView tiers={tiers} benefits={benefits} isMember />
      )}
      <UsableRewards member={member} standing={standing} tiers={tiers} birthday={birthday} />
      <ComingUp birthdayCents={tier?.birthdayCents ?? 0} birthday={birthday} others={others} />
      {history ? <HistoryTable history={history} isThisYear={history.year === year} shownCount={shownCount} /> : null}
      {standing ? (
        <section className={styles.section} aria-labelledby="tiers">
          <div className={styles.sectionHead}>
            <h2 id="tiers">What each tier gets</h2>
            <a href="/shoebucks">How Shoebucks works</a>
          </div>
          <TierOffers tiers={tiers} benefits={benefits} current={standing.tier} />
        </section>
      ) : null}
      <UsedAndEnded others={others} />
      {snippet ? (
        <div
          hidden
          data-yotpo-loyalty={snippet.id ?? ''}
          data-tag={snippet.tag ?? ''}
          data-token={snippet.token ?? ''}
        />
      ) : null}
    </>
  )
}
