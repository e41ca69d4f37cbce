import { shortDollars } from '@welt/kit/money'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Icon, PathIcon } from '#app/ui/icon.tsx'
import styles from './loyalty.module.css'
import type { Ticket } from './loyalty-model.ts'
import { type CartRewards, datesText, RewardForm } from './reward-form.tsx'

const CLOCK = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7v5.3l3.2 2'

interface TicketActionProps {
  readonly ticket: Ticket
  readonly cart: CartRewards
  readonly isFirst: boolean
}

function TicketAction({ ticket, cart, isFirst }: TicketActionProps) {
  if (ticket.isInStore)
    return (
      <p className={styles.counter}>
        <Icon name="store" sizePx={18} /> Show this code at the counter
      </p>
    )
  const [other] = cart.inCart
  if (cart.inCart.some(({ code }) => code === ticket.code.toUpperCase()))
    return (
      <>
        <p className={styles.done}>
          <Icon name="tick" sizePx={20} /> In your bag
        </p>
        <RewardForm intent="remove" ticket={ticket} isQuiet label="Take it off" />
      </>
    )
  if (cart.waiting === ticket.code.toUpperCase())
    return (
      <>
        <p className={styles.done}>
          <Icon name="tick" sizePx={20} /> Ready. It comes off when you add a pair
        </p>
        <RewardForm intent="later" ticket={ticket} isQuiet label="Keep it for later" />
      </>
    )
  return (
    <>
      <RewardForm
        intent="use"
        ticket={ticket}
        replaces={other?.code}
        isPrimary={isFirst && !other}
        label={other ? 'Use instead' : 'Use in my bag'}
      />
      {other ? <p className="mute small">Replaces the {shortDollars(other.cents)} in your bag</p> : null}
    </>
  )
}

/** [R3.42-R3.44] */
export function Tickets({ tickets, cart }: { readonly tickets: readonly Ticket[]; readonly cart: CartRewards }) {
  const first = tickets.find(({ isInStore }) => !isInStore)
  return (
    <ul className={styles.tickets}>
      {tickets.map((ticket) => (
        <li key={ticket.code} className={styles.ticket}>
          <div>
            <h3>{shortDollars(ticket.amountCents)} off</h3>
            <p>
              <strong>{ticket.name}</strong>
            </p>
            <p className={ticket.isEnding ? styles.ending : 'mute small'}>
              {ticket.isEnding ? <PathIcon path={CLOCK} sizePx={18} /> : null}
              {datesText(ticket)}
            </p>
          </div>
          <div>
            <div className={styles.code}>
              <code>{ticket.code}</code>
              <CopyButton text={ticket.code} label={`Copy ${ticket.code}`} />
            </div>
            <TicketAction ticket={ticket} cart={cart} isFirst={ticket === first} />
          </div>
        </li>
      ))}
    </ul>
  )
}
