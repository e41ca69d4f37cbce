import { ButtonLink } from '#app/ui/button.tsx'
import type { TrackedGroup } from './tracked-group.ts'

const COLUMN = { display: 'grid', gap: '8px', justifyItems: 'start', alignContent: 'start', maxWidth: '22rem' } as const

function Group({ group }: { readonly group: TrackedGroup }) {
  const { orderNumber, title, name, code, carrier, href, directionsHref, orderPath } = group
  return (
    <li style={COLUMN}>
      <strong>{title}</strong>
      <span>
        {`${name ? `${name}. ` : ''}Order ${orderNumber}`}
        {code ? (
          <>
            . Code <strong>{code}</strong>
          </>
        ) : null}
      </span>
      {href ? (
        <ButtonLink href={href} isSmall target="_blank" rel="noopener noreferrer">
          Track with {carrier}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </ButtonLink>
      ) : null}
      <a href={orderPath}>
        View order<span className="visually-hidden"> {orderNumber}</span>
      </a>
      {directionsHref ? (
        <a href={directionsHref} rel="noreferrer">
          Directions
        </a>
      ) : null}
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
