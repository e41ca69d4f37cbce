import { mobileText } from '@welt/kit/text/phone'
import { type Nominee, nomineeText } from '#app/features/cart/collection/nominee.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './order.module.css'
import { OrderLines } from './order-lines.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import type { Cancelling, GroupView, LineSizes, ParcelView } from './order-view.ts'

/** Read digit by digit. */
const spoken = (code: string) => [...code].join(' ')
const grouped = (code: string) => (code.length === 6 ? `${code.slice(0, 3)} ${code.slice(3)}` : code)

function Collection({ group, nominee }: { readonly group: GroupView; readonly nominee: Nominee | undefined }) {
  const { code, collectUntil } = group
  if (!code) return null
  const who = nominee ? `${nomineeText(nominee)} collects` : 'Collect it'
  return (
    <div className={styles.collect}>
      <p>
        <span className="mute small">Collection code</span>
        <strong className={styles.code} data-collection-code={code}>
          <span aria-hidden="true">{grouped(code)}</span>
          <span className="visually-hidden">{spoken(code)}</span>
        </strong>
      </p>
      <div>
        <p>
          <strong>
            {who}
            {collectUntil ? ` by ${collectUntil}` : ''}
          </strong>
        </p>
        <p className="small">
          {nominee && collectUntil ? `We texted the code to ${mobileText(nominee.phone)}. ` : ''}Bring photo ID and the
          code.
        </p>
      </div>
    </div>
  )
}

/** One row each, with its tracking page. [R2.88-R2.91, R3.66] */
function Parcels({ parcels }: { readonly parcels: readonly ParcelView[] }) {
  if (parcels.length === 0) return null
  return (
    <ul className={styles.parcels}>
      {parcels.map(({ number, carrier, trackingNumber, href, contents }, i) => (
        <li key={number}>
          <div>
            <p>
              <strong>
                Parcel {i + 1} of {parcels.length} with {carrier}
              </strong>
            </p>
            <p className="mute small">Number {trackingNumber}</p>
            {parcels.length > 1 ? <p className="mute small">{contents}</p> : null}
          </div>
          {href ? (
            <ButtonLink href={href} look="secondary" isSmall target="_blank" rel="noopener noreferrer">
              Track parcel
              <span className="visually-hidden">
                {' '}
                {i + 1} of {parcels.length}, opens in a new tab
              </span>
            </ButtonLink>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

interface OrderGroupProps {
  readonly group: GroupView
  readonly nominee: Nominee | undefined
  readonly sizes: LineSizes
  readonly isSizeOpen: boolean
  readonly cancelling: Cancelling
  /** Of the order. */
  readonly number: string
}

/** Lines with one promise, their parcels and what happens. [R3.68, R2.74] */
export function OrderGroup({ group, nominee, number, ...changes }: OrderGroupProps) {
  const { kind, title, about, icon, lines, parcels, steps, directionsHref, isSent, isOpen } = group
  return (
    <section className={styles.group} data-kind={kind} aria-label={title}>
      <div className={styles.groupHead}>
        <Icon name={icon} />
        <div>
          <h2>{title}</h2>
          {about ? <p>{about}</p> : null}
        </div>
      </div>
      <div className={styles.groupBody}>
        <Collection group={group} nominee={nominee} />
        <OrderLines lines={lines} number={number} {...changes} />
        <Parcels parcels={parcels} />
        <OrderTimeline steps={steps} />
        {directionsHref ? (
          <p className={styles.links}>
            <a href={directionsHref} rel="noreferrer">
              <Icon name="store" sizePx={20} /> Directions
            </a>
          </p>
        ) : null}
        {isSent && !isOpen && kind === 'delivery' && steps.some(({ what }) => what.startsWith('Next: arrives')) ? (
          <p className="mute small">
            On its way, so it can’t be changed or cancelled. You can return it when it is here.
          </p>
        ) : null}
      </div>
    </section>
  )
}
