import { ButtonLink } from '#app/ui/button.tsx'
import { PathIcon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { EXTERNAL_PATH } from '../external-icon.ts'
import type { TrackedGroup } from './tracked-group.ts'

// The sheet that all pages load has no room.
const COLUMN = {
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
  alignContent: 'start',
  maxWidth: '24rem',
} as const
const PAIR = { display: 'flex', gap: '16px', alignItems: 'start' } as const
const THUMB = {
  inlineSize: '64px',
  blockSize: '64px',
  objectFit: 'contain',
  background: 'var(--tile)',
  borderRadius: 'var(--r-field)',
} as const
const LINKS = { display: 'flex', flexWrap: 'wrap', gap: '0 20px', alignItems: 'center' } as const
const LINK = { display: 'inline-flex', alignItems: 'center', minHeight: '44px', fontWeight: 550 } as const

function Pair({ group: { imageUrl, name, note, code, orderNumber } }: { readonly group: TrackedGroup }) {
  return (
    <div style={PAIR}>
      {imageUrl ? <Picture src={imageUrl} alt="" sizes="64px" maxWidthPx={160} style={THUMB} /> : null}
      <div>
        {name ? <p>{name}</p> : null}
        {note || code ? (
          <p className="small mute">
            {note}
            {code ? (
              <>
                {note ? ', code ' : 'Code '}
                <strong className="numeric">{code}</strong>
              </>
            ) : null}
          </p>
        ) : null}
        <p className="small mute">{`Order ${orderNumber}`}</p>
      </div>
    </div>
  )
}

function Group({ group }: { readonly group: TrackedGroup }) {
  const { orderNumber, title, carrier, href, directionsHref, orderPath } = group
  return (
    <li style={COLUMN}>
      <strong>{title}</strong>
      <Pair group={group} />
      <div style={LINKS}>
        {href ? (
          <ButtonLink href={href} isSmall target="_blank" rel="noopener noreferrer">
            <PathIcon path={EXTERNAL_PATH} sizePx={18} /> Track with {carrier}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </ButtonLink>
        ) : null}
        <a href={orderPath} style={LINK}>
          View order<span className="visually-hidden"> {orderNumber}</span>
        </a>
        {directionsHref ? (
          <a href={directionsHref} style={LINK} rel="noreferrer">
            Directions
          </a>
        ) : null}
      </div>
    </li>
  )
}

export const COLUMNS = { display: 'flex', flexWrap: 'wrap', gap: '24px 48px' } as const

/** Rendered by the server only: the header's bar loads it when it opens. [R2.70, A19] */
export function TrackedGroups({ groups }: { readonly groups: readonly TrackedGroup[] }) {
  return (
    <ul aria-label="Your parcels" style={COLUMNS}>
      {groups.map((group) => (
        <Group key={`${group.orderNumber} ${group.title}`} group={group} />
      ))}
    </ul>
  )
}
