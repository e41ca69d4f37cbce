import { shortDollars } from '@welt/kit/money'
import { Button } from '#app/ui/button.tsx'
import type { Ticket } from './loyalty-model.ts'

/** Rewards of the cart. */
export interface CartRewards {
  readonly inCart: readonly { readonly code: string; readonly cents: number }[]
  /** Waits for the next cart. */
  readonly waiting: string | undefined
}

export function datesText({ from, until, isEnding }: Ticket): string {
  if (isEnding) return `Ends ${until}`
  if (!until) return 'No end date'
  return from ? `${from} to ${until}` : `Until ${until}`
}

interface RewardFormProps {
  readonly intent: 'use' | 'remove' | 'later'
  readonly ticket: Ticket
  readonly replaces?: string | undefined
  readonly returnTo?: string
  readonly isPrimary?: boolean
  readonly isQuiet?: boolean
  readonly isSmall?: boolean
  readonly label: string
}

/** A form of the rewards page, which returns where it was sent. */
export function RewardForm(props: RewardFormProps) {
  const { intent, ticket, replaces, returnTo, isPrimary, isQuiet, isSmall = false, label } = props
  return (
    <form method="post" action="/customer/rewards">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="code" value={ticket.code} />
      {replaces ? <input type="hidden" name="replaces" value={replaces} /> : null}
      {returnTo ? <input type="hidden" name="returnTo" value={returnTo} /> : null}
      <Button
        look={isQuiet ? 'quiet' : isPrimary ? 'primary' : 'secondary'}
        isWide={!isQuiet && !isSmall}
        isSmall={isSmall}
        aria-label={`${label}: ${shortDollars(ticket.amountCents)} off, ${ticket.name}`}
      >
        {label}
      </Button>
    </form>
  )
}
