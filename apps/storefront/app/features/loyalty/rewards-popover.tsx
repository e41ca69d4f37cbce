import { formatCents, shortDollars } from '@welt/kit/money'
import { useEffect, useState } from 'react'
import { useShop } from '#app/session/site/shop.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/waiting/skeleton.tsx'
import type { LoyaltyAnswer } from './loyalty-answer.ts'
import { barText, JOIN, mostCents, SIGN_IN, thresholdsText, toNextText } from './loyalty-model.ts'
import { datesText, RewardForm } from './reward-form.tsx'

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
const BAR = { inlineSize: '100%', accentColor: 'var(--ink)' } as const

function Rewards({ tickets, cart }: Pick<MemberAnswer, 'tickets' | 'cart'>) {
  if (tickets === 'away')
    return <p>We can’t show your rewards right now. Codes from our emails still work in your cart.</p>
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
            <p className="mute small">{datesText(ticket)}</p>
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

function Member({ answer }: { readonly answer: MemberAnswer }) {
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
          <progress
            value={Math.min(standing.spendCents, mostCents(tiers))}
            max={mostCents(tiers)}
            aria-label={barText(standing, tiers)}
            style={BAR}
          />
          <p className="small">
            {formatCents(standing.spendCents)} spent at {name} in {year}
          </p>
        </div>
      ) : (
        <p>Your first order starts it. {thresholdsText(tiers)} a year, and each brings a reward.</p>
      )}
      <Rewards {...answer} />
      <p>
        <a href="/customer/rewards">All rewards and history</a>
      </p>
    </>
  )
}

function Content({ answer, again }: { readonly answer: LoyaltyAnswer; readonly again: () => void }) {
  if (answer.kind === 'member') return <Member answer={answer} />
  if (answer.kind === 'guest')
    return (
      <>
        <p>Shoebucks is free. {thresholdsText(answer.tiers)} a year, and each brings a reward.</p>
        <ButtonLink href={JOIN}>Join free</ButtonLink>
        <ButtonLink look="secondary" href={SIGN_IN}>
          Sign in
        </ButtonLink>
        <p>
          <a href="/customer/rewards">How it works</a>
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
    <div data-problem={answer.problem}>
      <p>We can’t reach Rewards right now. Shopping and checkout work as usual.</p>
      <Button look="secondary" type="button" onClick={again}>
        Try again
      </Button>
    </div>
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
