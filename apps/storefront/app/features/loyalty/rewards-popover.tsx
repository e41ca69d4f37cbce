import { formatCents, shortDollars } from '@welt/kit/money'
import { type ReactNode, useEffect, useState } from 'react'
import { TierBar } from '#app/features/content/shoebucks/tier-bar.tsx'
import { useShop } from '#app/session/site/shop.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/waiting/skeleton.tsx'
import type { LoyaltyAnswer } from './loyalty-answer.ts'
import { barText, JOIN, SIGN_IN, type Ticket, thresholdsText, toNextText } from './loyalty-model.ts'
import { loyaltyMessages } from './messages.ts'
import { RewardForm } from './reward-form.tsx'

interface ContentProps<Answer> {
  readonly answer: Answer
  readonly again: () => void
}

type MemberAnswer = LoyaltyAnswer & { readonly kind: 'member' }

const MOST = 3

// Any page can open the popup, and the style sheet that all pages load is full.
const LIST = { display: 'grid', gap: 'var(--s4)' } as const
const ROW = { display: 'flex', gap: 'var(--s3)', alignItems: 'center', justifyContent: 'space-between' } as const
const PANEL = { ...LIST, gap: 'var(--s2)', padding: 'var(--s4)', background: 'var(--tint)' } as const
const TIER = {
  fontFamily: 'var(--font-display)',
  fontWeight: 'var(--weight-display)',
  fontSize: 'var(--t2)',
} as const

const untilText = ({ until, isEnding }: Ticket) => (until ? `${isEnding ? 'Ends' : 'Until'} ${until}` : 'No end date')

/** A message with a retry. [R8.40] */
function Away({
  problem,
  again,
  children,
}: {
  readonly problem: string
  readonly children: ReactNode
  readonly again: () => void
}) {
  return (
    <div data-problem={problem} style={LIST}>
      <p>{children}</p>
      <Button look="secondary" type="button" onClick={again}>
        Try again
      </Button>
    </div>
  )
}

function Rewards({ answer, again }: ContentProps<MemberAnswer>) {
  const { tickets, cart } = answer
  if (tickets === 'away')
    return (
      <Away problem={loyaltyMessages.options} again={again}>
        We can’t show your rewards right now.
      </Away>
    )
  if (tickets.length === 0) return <p className="mute">No rewards to use right now</p>
  const returnTo = `${location.pathname}${location.search}`
  return (
    <ul style={LIST}>
      {tickets.slice(0, MOST).map((ticket, i) => (
        <li key={ticket.code} style={ROW}>
          <div>
            <p>
              <strong>
                {shortDollars(ticket.amountCents)} off, {ticket.name}
              </strong>
            </p>
            <p className="mute small">{untilText(ticket)}</p>
          </div>
          {ticket.isInStore || cart.waiting === ticket.code.toUpperCase() ? (
            <ButtonLink look="secondary" isSmall href="/customer/rewards#usable">
              Show code
            </ButtonLink>
          ) : (
            <RewardForm intent="use" ticket={ticket} returnTo={returnTo} isPrimary={i === 0} isSmall label="Use" />
          )}
        </li>
      ))}
    </ul>
  )
}

function Member({ answer, again }: ContentProps<MemberAnswer>) {
  const { name } = useShop()
  const { standing, tiers, year } = answer
  return (
    <>
      {standing ? (
        <div style={PANEL}>
          <div style={ROW}>
            <p style={TIER}>{standing.tier}</p>
            <p>
              <strong>{toNextText(standing)}</strong>
            </p>
          </div>
          <TierBar label={barText(standing, tiers)} spentCents={standing.spendCents} tiers={tiers} />
          <p className="small">
            {formatCents(standing.spendCents)} spent at {name} in {year}
          </p>
        </div>
      ) : (
        <p>Your first order starts it. {thresholdsText(tiers)} a year, and each brings a reward.</p>
      )}
      <Rewards answer={answer} again={again} />
      <p style={ROW}>
        <a href="/customer/rewards">All rewards and history</a>
        <a href="/shoebucks">How it works</a>
      </p>
    </>
  )
}

function Content({ answer, again }: ContentProps<LoyaltyAnswer>) {
  if (answer.kind === 'member') return <Member answer={answer} again={again} />
  if (answer.kind === 'guest')
    return (
      <>
        <p>Shoebucks is free. {thresholdsText(answer.tiers)} a year, and each brings a reward.</p>
        <ButtonLink href={JOIN}>Join free</ButtonLink>
        <ButtonLink look="secondary" href={SIGN_IN}>
          Sign in
        </ButtonLink>
        <p>
          <a href="/shoebucks">How Shoebucks works</a>
        </p>
      </>
    )
  if (answer.kind === 'unconfirmed')
    return (
      <p>
        Confirm your email to see your rewards. <a href="/customer/details">Send the link again</a>
      </p>
    )
  if (answer.kind === 'off') return <p>Rewards aren’t available in this shop.</p>
  return (
    <Away problem={answer.problem} again={again}>
      We can’t reach Rewards right now.
    </Away>
  )
}

const loadAnswer = () =>
  fetch('/api/rewards')
    .then((response) => response.json() as Promise<LoyaltyAnswer>)
    .catch((): LoyaltyAnswer => ({ kind: 'away', problem: '' }))

const PANEL_AND_TICKETS_PX = [120, 44, 44, 44]

/** [R1.18, R2.69] */
export function RewardsPopover() {
  const [answer, setAnswer] = useState<LoyaltyAnswer>()
  useEffect(() => {
    loadAnswer().then(setAnswer)
  }, [])
  return (
    <div style={LIST} aria-busy={answer === undefined}>
      {answer ? (
        <Content answer={answer} again={() => loadAnswer().then(setAnswer)} />
      ) : (
        <Skeleton label="Loading your rewards" heightsPx={PANEL_AND_TICKETS_PX} />
      )}
    </div>
  )
}
